/** @import { Codex } from './startCodex.mjs' */

/** @typedef {{ threadId: string, name: string, status: string, error: string | null }} Startup */

/**
 * Starts a thread and waits until its plugin is there. A turn that starts sooner does without the plugin:
 * Codex waits a second for it, and no longer.
 *
 * @param {Pick<Codex, 'request' | 'subscribe' | 'ended'>} codex
 * @param {object} params of `thread/start`
 * @returns {Promise<{ id: string, model: string, effort: string | null, problem?: string }>} `problem`: why
 * the plugin did not start
 */
export async function startThread(codex, params) {
  /** @type {Map<string, Startup>} */
  const started = new Map();
  /** @type {(isOver: boolean) => void} */
  let tell = () => undefined;
  const leave = codex.subscribe(({ method, params: told }) => {
    const startup = /** @type {Startup} */ (told);
    if (method !== 'mcpServer/startupStatus/updated' || startup.name !== 'release_plugin') return;
    if (startup.status === 'starting') return;
    started.set(startup.threadId, startup);
    tell(false);
  });
  try {
    const reply = await codex.request('thread/start', params);
    const { thread, model, reasoningEffort } =
      /** @type {{ thread: { id: string }, model: string, reasoningEffort: string | null }} */ (
        /** @type {unknown} */ (reply)
      );
    for (;;) {
      const startup = started.get(thread.id);
      if (startup !== undefined) {
        const problem = startup.status === 'ready' ? {} : { problem: startup.error ?? startup.status };
        return { id: thread.id, model, effort: reasoningEffort, ...problem };
      }
      const isOver = await new Promise((resolve) => {
        tell = resolve;
        void codex.ended.then(() => resolve(true));
      });
      if (isOver === true) throw new Error('Codex has ended.');
    }
  } finally {
    leave();
  }
}

/** @typedef {Awaited<ReturnType<typeof startThread>>} Thread */
