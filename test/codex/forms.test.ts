import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { singleChoice } from '../fixtures/seeds.js';
import type { Chain, Thread } from './startChain.js';
import { startChain } from './startChain.js';

let chain: Chain;
let thread: Thread;

beforeAll(async () => {
  chain = await startChain();
  thread = await chain.thread();
});
beforeEach(() => chain.forget());
afterAll(() => chain.close());

const plugin = (call: string) => ({ call, namespace: 'mcp__release_plugin' });

describe('a form of the plugin', () => {
  it('sends a single choice by a click', async () => {
    const turn = await thread.turn([plugin('choose_target')]);
    await (await chain.card()).getByRole('radio', { name: 'Production' }).click();
    expect(await turn.ended).toBe('completed');
    expect(chain.answers).toEqual([{ id: 0, result: singleChoice.result }]);
    expect(chain.elicited()).toEqual([
      { params: singleChoice.params, result: { action: 'accept', content: { target: 'production' } } },
    ]);
    expect(turn.outputs()).toEqual(['发布目标：production']);
  });
});
