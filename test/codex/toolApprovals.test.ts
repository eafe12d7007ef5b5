import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { singleChoice } from '../fixtures/seeds.js';
import type { Thread } from './openThread.js';
import type { Chain } from './startChain.js';
import { startChain, tool } from './startChain.js';

let chain: Chain;

beforeAll(async () => {
  chain = await startChain();
});
beforeEach(() => chain.forget());
afterEach(async () => {
  await expect.poll(() => chain.cards.count()).toBe(0);
});
afterAll(() => chain.close());

const MODE = 'mcp_servers.release_plugin.default_tools_approval_mode';
const WRAPPED = 'features.tool_call_mcp_elicitation';

/** Answers the plugin's own form, which comes once the call is allowed. */
async function chooseProduction() {
  const card = chain.cards.filter({ hasText: '请选择发布目标' });
  await card.getByRole('radio', { name: 'Production' }).click();
}

async function submit(option: string) {
  const card = await chain.card();
  await card.getByRole('radio', { name: option, exact: true }).click();
  await card.getByRole('button', { name: '提交' }).click();
}

const results = () => chain.answers.map(({ result }) => result);

describe('wrapped as an elicitation', () => {
  let thread: Thread;
  beforeAll(async () => {
    thread = await chain.thread({ config: { [WRAPPED]: true, [MODE]: 'auto' } });
  });

  it('denies: the tool is not called', async () => {
    const turn = await thread.turn([tool('choose_target')]);
    await submit('拒绝');
    expect(await turn.end()).toBe('completed');
    expect(results()).toEqual([{ action: 'decline', content: null, _meta: null }]);
    expect(turn.outputs().join()).toContain('user rejected MCP tool call');
    expect(chain.plugin().elicited).toEqual([]);
  });

  it('allows once: the next call is asked about again', async () => {
    const turn = await thread.turn([tool('choose_target')]);
    await submit('允许');
    await chooseProduction();
    expect(await turn.end()).toBe('completed');
    expect(results()).toEqual([{ action: 'accept', content: null, _meta: null }, singleChoice.result]);
    expect(turn.outputs()).toEqual(['发布目标：production']);
  });

  it('allows for the session: the next call is not asked about', async () => {
    const turn = await thread.turn([tool('choose_target')]);
    await submit('本次会话内允许');
    await chooseProduction();
    expect(await turn.end()).toBe('completed');
    const allowed = { action: 'accept', content: null, _meta: { persist: 'session' } };
    expect(results()).toEqual([allowed, singleChoice.result]);

    const next = await thread.turn([tool('choose_target')]);
    await chooseProduction();
    expect(await next.end()).toBe('completed');
    expect(results().slice(2)).toEqual([singleChoice.result]);
  });

  it('offers nothing lasting where the server is to be asked about each time', async () => {
    const strict = await chain.thread({ config: { [WRAPPED]: true, [MODE]: 'prompt' } });
    const turn = await strict.turn([tool('choose_target')]);
    const card = await chain.card();
    expect(await card.getByRole('radio').count()).toBe(2);
    await submit('拒绝');
    expect(await turn.end()).toBe('completed');
  });
});

describe('as a native question', () => {
  let thread: Thread;
  beforeAll(async () => {
    thread = await chain.thread({ config: { [MODE]: 'prompt' } });
  });

  it('is not allowed by Enter', async () => {
    const turn = await thread.turn([tool('choose_target')]);
    const card = await chain.card();
    await card.press('Enter');
    await chain.page.keyboard.press('Enter');
    expect(await card.getAttribute('data-phase')).toBe('asking');
    expect(await card.getByRole('radio', { checked: true }).count()).toBe(0);
    await submit('Cancel');
    expect(await turn.end()).toBe('completed');
    expect(chain.plugin().elicited).toEqual([]);
    const [[id, answer] = []] = Object.entries((results()[0] as { answers: object }).answers);
    expect(id).toMatch(/^mcp_tool_call_approval_call_/);
    expect(answer).toEqual({ answers: ['Cancel'] });
  });

  it('allows by the label', async () => {
    const turn = await thread.turn([tool('choose_target')]);
    await submit('Allow');
    await chooseProduction();
    expect(await turn.end()).toBe('completed');
    expect(Object.values((results()[0] as { answers: object }).answers)).toEqual([{ answers: ['Allow'] }]);
    expect(results()[1]).toEqual(singleChoice.result);
    expect(turn.outputs()).toEqual(['发布目标：production']);
  });

  it('allows nothing when the card is cancelled', async () => {
    const turn = await thread.turn([tool('choose_target')]);
    await (await chain.card()).getByRole('button', { name: '取消', exact: true }).click();
    expect(await turn.end()).toBe('completed');
    expect(results()).toEqual([{ answers: {} }]);
    expect(chain.plugin().elicited).toEqual([]);
  });
});

it('is not asked for under the policy of Wework', async () => {
  const thread = await chain.thread();
  const turn = await thread.turn([tool('choose_target')]);
  await chooseProduction();
  expect(await turn.end()).toBe('completed');
  expect(results()).toEqual([singleChoice.result]);
});
