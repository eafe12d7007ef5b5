import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prompts } from '../../examples/codex-host/model/prompts.mjs';
import { singleChoice } from '../fixtures/seeds.js';
import type { Thread } from './openThread.js';
import type { Chain } from './startChain.js';
import { startChain, tool } from './startChain.js';

let chain: Chain;
let thread: Thread;

beforeAll(async () => {
  chain = await startChain();
  thread = await chain.thread();
});
beforeEach(() => chain.forget());
afterAll(() => chain.close());

/** A mode stays until another is given, so each turn says its own. */
const mode = (name: 'plan' | 'default') => ({
  collaborationMode: {
    mode: name,
    settings: { model: 'fake-model', reasoning_effort: null, developer_instructions: null },
  },
});

const { does: question } = prompts({ approvals: false }).find(({ name }) => name === 'request_user_input')!;

describe("the model's own question, in plan mode", () => {
  it('gets the label of the option clicked', async () => {
    const turn = await thread.turn([question], mode('plan'));
    await (await chain.card()).getByRole('radio', { name: 'JavaScript' }).click();
    const answered = { answers: { language: { answers: ['JavaScript'] } } };
    expect(await turn.end()).toBe('completed');
    expect(chain.answers.map(({ result }) => result)).toEqual([answered]);
    expect(turn.outputs().map((text) => JSON.parse(text) as unknown)).toEqual([answered]);
  });

  it('gets what was typed in place of an option', async () => {
    const turn = await thread.turn([question], mode('plan'));
    const card = await chain.card();
    await card.getByRole('textbox').fill('用 Rust');
    await card.getByRole('textbox').press('Enter');
    const answered = { answers: { language: { answers: ['用 Rust'] } } };
    expect(await turn.end()).toBe('completed');
    expect(chain.answers.map(({ result }) => result)).toEqual([answered]);
    expect(turn.outputs().map((text) => JSON.parse(text) as unknown)).toEqual([answered]);
  });

  it('gets no answer when the card is cancelled', async () => {
    const turn = await thread.turn([question], mode('plan'));
    await (await chain.card()).getByRole('button', { name: '取消' }).click();
    expect(await turn.end()).toBe('completed');
    expect(turn.outputs().map((text) => JSON.parse(text) as unknown)).toEqual([{ answers: {} }]);
  });

  it('closes when the turn is interrupted', async () => {
    const turn = await thread.turn([question], mode('plan'));
    await chain.card();
    await chain.request('turn/interrupt', { threadId: thread.id, turnId: turn.id });
    expect(await turn.end()).toBe('interrupted');
    expect(await chain.receipt()).toContain('已撤回');
    expect(chain.answers).toEqual([]);
  });

  it('does not come in default mode', async () => {
    const turn = await thread.turn([question], mode('default'));
    expect(await turn.end()).toBe('completed');
    expect(turn.outputs()).toEqual(['request_user_input is unavailable in Default mode']);
    expect(await chain.cards.count()).toBe(0);
  });
});

it.each(['plan', 'default'] as const)("a plugin's form comes in %s mode", async (name) => {
  const turn = await thread.turn([tool('choose_target')], mode(name));
  await (await chain.card()).getByRole('radio', { name: 'Production' }).click();
  expect(await turn.end()).toBe('completed');
  expect(chain.answers.map(({ result }) => result)).toEqual([singleChoice.result]);
  expect(turn.outputs()).toEqual(['发布目标：production']);
});
