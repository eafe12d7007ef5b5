import { vi } from 'vitest';
import type { Message } from '../../examples/codex-host/codex/connectLines.mjs';
import type { Asked } from '../../examples/codex-host/model/readRequest.mjs';
import type { Thought } from '../../examples/codex-host/model/streamThoughts.mjs';

/** A tool call that the model makes. */
export type Call = Extract<Thought, { call: string }>;

export interface Turn {
  readonly id: string;
  /** Waits for its end and gives its status. */
  readonly end: () => Promise<string>;
  /** What the model was given by the tools. */
  readonly outputs: () => readonly string[];
}

export interface Thread {
  readonly id: string;
  /** Starts a turn in which the model makes these calls, all at once. */
  readonly turn: (calls: readonly Call[], extra?: object) => Promise<Turn>;
}

interface Link {
  readonly request: (method: string, params: object) => Promise<Message>;
  /** All that Codex has said so far. */
  readonly messages: readonly Message[];
  /** All that the model has been asked so far. */
  readonly asked: readonly Asked[];
}

/** Starts a thread, and waits until its plugin is there. */
export async function openThread({ request, messages, asked }: Link, params: object): Promise<Thread> {
  const { id } = (await request('thread/start', params))['thread'] as { id: string };
  // A turn that starts sooner does without the plugin: Codex waits a second for it, and no longer.
  await heard(messages, 'mcpServer/startupStatus/updated', id, ({ status }) => status === 'ready');
  return {
    id,
    turn: async (calls, extra = {}) => {
      const said = JSON.stringify(calls);
      const before = asked.length;
      const input = [{ type: 'text', text: said }];
      const turn = (await request('turn/start', { threadId: id, input, ...extra }))['turn'] as { id: string };
      return {
        id: turn.id,
        end: async () => {
          const { turn: ended } = await heard(
            messages,
            'turn/completed',
            id,
            (end) => end.turn.id === turn.id,
          );
          return ended.status;
        },
        outputs: () =>
          asked.slice(before).find((one) => one.said === said && one.outputs.length > 0)?.outputs ?? [],
      };
    },
  };
}

/** What tests look at in the params of notifications. */
interface Params {
  readonly threadId: string;
  readonly status: string;
  readonly turn: { readonly id: string; readonly status: string };
}

/** Waits for a notification of a thread. */
function heard(
  messages: readonly Message[],
  method: string,
  threadId: string,
  fits: (params: Params) => boolean,
): Promise<Params> {
  const find = () => {
    const found = messages
      .filter((message) => message['method'] === method)
      .map((message) => message['params'] as Params)
      .find((params) => params.threadId === threadId && fits(params));
    if (found === undefined) throw new Error(`${method} did not come.`);
    return found;
  };
  return vi.waitFor(find, { timeout: 20_000, interval: 20 });
}
