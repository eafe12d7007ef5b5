/** @import { Talk } from '../../chat-host/host/createCommands.mjs' */
/** @import { Codex } from '../codex/startCodex.mjs' */
/** @import { Thread } from '../codex/startThread.mjs' */
/** @import { Prompt } from '../model/prompts.mjs' */
/** @import { Transcript } from './createTranscript.mjs' */

const PLAN = /^\/plan\s+/;

/**
 * Turns of a thread: what a person says starts one, or joins the one that runs. `/plan` ahead of it asks
 * for plan mode.
 *
 * @param {{ codex: Codex, thread: Thread, transcript: Transcript, prompts: readonly Prompt[] }} parts
 * @returns {Talk}
 */
export function createTurns({ codex, thread, transcript, prompts }) {
  /** @param {string} text */
  const say = (text) => {
    const { fail } = transcript.say(text);
    codex
      .request('turn/start', {
        threadId: thread.id,
        input: [{ type: 'text', text: text.replace(PLAN, '') }],
        // Said each time, because a mode lasts until another is given.
        collaborationMode: {
          mode: PLAN.test(text) ? 'plan' : 'default',
          settings: { model: thread.model, reasoning_effort: thread.effort, developer_instructions: null },
        },
      })
      .catch((/** @type {unknown} */ error) => fail(error instanceof Error ? error.message : String(error)));
  };

  return {
    say,
    call: (name) => {
      const prompt = prompts.find((one) => one.name === name);
      if (prompt === undefined) return 404;
      say(prompt.said);
      return 202;
    },
    stop: (entry) => {
      const turnId = transcript.turnOf(entry);
      if (turnId === undefined) return 404;
      // Where it fails, the turn has ended in the meantime.
      codex.request('turn/interrupt', { threadId: thread.id, turnId }).catch(() => undefined);
      return 202;
    },
  };
}
