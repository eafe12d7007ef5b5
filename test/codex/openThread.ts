import { vi } from 'vitest';
import type { Message } from '../../examples/codex-host/codex/connectLines.mjs';
import type { Codex } from '../../examples/codex-host/codex/startCodex.mjs';
import { startThread } from '../../examples/codex-host/codex/startThread.mjs';
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
  readonly codex: Codex;
  /** All that Codex has said so far. */
  readonly messages: readonly Message[];
  /** All that the model has been asked so far. */
  readonly asked: readonly Asked[];
}

/** Starts a thread, and waits until its plugin is there. */
export async function openThread({ codex, messages, asked }: Link, params: object): Promise<Thread> {
  const { id } = await startThread(codex, params);
  return {
    id,
    turn: async (calls, extra = {}) => {
      const said = JSON.stringify(calls);
      const before = asked.length;
      const input = [{ type: 'text', text: said }];
      const turn = (await codex.request('turn/start', { threadId: id, input, ...extra }))['turn'] as {
        id: string;
      };
      return {
        id: turn.id,
        end: async () => (await endOf(messages, id, turn.id)).status,
        outputs: () =>
          asked.slice(before).find((one) => one.said === said && one.outputs.length > 0)?.outputs ?? [],
      };
    },
  };
}

/** Waits for the end of a turn. */
function endOf(messages: readonly Message[], threadId: string, turnId: string): Promise<TurnEnd> {
  const find = () => {
    const end = messages
      .filter(({ method }) => method === 'turn/completed')
      .map(({ params }) => params as { threadId: string; turn: TurnEnd })
      .find((params) => params.threadId === threadId && params.turn.id === turnId);
    if (end === undefined) throw new Error('The turn does not end.');
    return end.turn;
  };
  return vi.waitFor(find, { timeout: 20_000, interval: 20 });
}

interface TurnEnd {
  readonly id: string;
  readonly status: string;
}
