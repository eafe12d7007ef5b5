import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelResult, declineResult, singleChoice, textInput } from '../fixtures/seeds.js';
import type { Thread } from './openThread.js';
import type { Chain } from './startChain.js';
import { startChain, tool } from './startChain.js';

let chain: Chain;
let thread: Thread;
/** Where the calls of one turn do not wait for each other. */
let parallel: Thread;

beforeAll(async () => {
  chain = await startChain();
  thread = await chain.thread();
  parallel = await chain.thread({
    config: { 'mcp_servers.release_plugin.supports_parallel_tool_calls': true },
  });
});
beforeEach(() => chain.forget());
afterEach(async () => {
  await expect.poll(() => chain.cards.count()).toBe(0);
});
afterAll(() => chain.close());

/** The methods of what Codex said about requests and turns, in their order. */
function lifeCycle() {
  const told = ['mcpServer/elicitation/request', 'serverRequest/resolved', 'turn/started', 'turn/completed'];
  return chain.messages.map(({ method }) => method).filter((method) => told.includes(String(method)));
}

/** Whether a request asks this of a person. */
const asksFor = (params: unknown, message: string) => (params as { message?: string }).message === message;

describe('a person', () => {
  it.each([
    ['拒绝', declineResult, { action: 'decline' }, '用户拒绝了。缓存没有删除。', '已拒绝'],
    ['取消', cancelResult, { action: 'cancel' }, '用户取消了。缓存没有删除。', '已取消'],
  ])('presses %s: the plugin is told just that', async (button, answer, result, output, word) => {
    const turn = await thread.turn([tool('clear_cache')]);
    await (await chain.card()).getByRole('button', { name: button }).click();
    expect(await turn.end()).toBe('completed');
    expect(chain.answers.map((sent) => sent.result)).toEqual([answer]);
    expect(chain.plugin().elicited).toMatchObject([{ result }]);
    expect(turn.outputs()).toEqual([output]);
    expect(await chain.receipt()).toContain(word);
  });

  it('has two forms at once, and answers the second first', async () => {
    const turn = await parallel.turn([tool('choose_target'), tool('write_release_note')]);
    await expect.poll(() => chain.cards.count()).toBe(2);
    const note = chain.cards.filter({ hasText: '请输入发布说明' });
    await note.getByRole('textbox').fill('修复登录失败并优化启动速度');
    await note.getByRole('button', { name: '提交' }).click();
    await expect.poll(() => chain.cards.count()).toBe(1);
    await (await chain.card()).getByRole('radio', { name: 'Production' }).click();
    expect(await turn.end()).toBe('completed');
    expect(chain.answers.map((sent) => sent.result)).toEqual([textInput.result, singleChoice.result]);
    expect(turn.outputs()).toEqual(['发布目标：production', '已写入发布记录：修复登录失败并优化启动速度']);
  });

  it('has forms of two threads at once, each with an answer of its own', async () => {
    const other = await chain.thread();
    const [first, second] = await Promise.all([
      thread.turn([tool('choose_target')]),
      other.turn([tool('clear_cache')]),
    ]);
    await expect.poll(() => chain.cards.count()).toBe(2);
    await chain.cards.filter({ hasText: '请选择发布目标' }).getByRole('radio', { name: 'Staging' }).click();
    await chain.cards.filter({ hasText: '删除缓存' }).getByRole('radio', { name: 'false' }).click();
    expect(await Promise.all([first.end(), second.end()])).toEqual(['completed', 'completed']);
    expect(first.outputs()).toEqual(['发布目标：staging']);
    expect(second.outputs()).toEqual(['用户选择不删除。缓存没有删除。']);
  });
});

describe('a card closes without an answer', () => {
  it('when its turn is interrupted; the next turn works', async () => {
    const turn = await thread.turn([tool('clear_cache')]);
    await chain.card();
    await chain.request('turn/interrupt', { threadId: thread.id, turnId: turn.id });
    expect(await turn.end()).toBe('interrupted');
    expect(await chain.receipt()).toContain('已撤回');
    await expect.poll(() => chain.plugin().notified).toEqual(['notifications/cancelled']);
    // Of the form itself the plugin hears at most that; the two race, and sometimes it hears nothing.
    expect([undefined, { action: 'cancel' }]).toContainEqual(chain.plugin().elicited[0]?.result);
    // The turn ends first, and only then is the request said to be resolved.
    await expect
      .poll(lifeCycle)
      .toEqual(['turn/started', 'mcpServer/elicitation/request', 'turn/completed', 'serverRequest/resolved']);
    expect(chain.answers).toEqual([]);

    const next = await thread.turn([tool('choose_target')]);
    await (await chain.card()).getByRole('radio', { name: 'Staging' }).click();
    expect(await next.end()).toBe('completed');
  });

  it('when somebody else has answered, while its turn goes on', async () => {
    const turn = await parallel.turn([tool('choose_target'), tool('clear_cache')]);
    await expect.poll(() => chain.cards.count()).toBe(2);
    const { id } = chain.messages.find(({ params }) => asksFor(params, '请选择发布目标')) ?? {};
    chain.send({ id, result: singleChoice.result });
    await expect.poll(() => chain.cards.count()).toBe(1);
    expect(await chain.page.locator('li.question', { hasText: '已撤回' }).last().innerText()).toContain(
      '请选择发布目标',
    );
    await chain.cards.getByRole('radio', { name: 'false' }).click();
    expect(await turn.end()).toBe('completed');
    expect(chain.answers).toHaveLength(1);
    expect(turn.outputs()).toEqual(['发布目标：production', '用户选择不删除。缓存没有删除。']);
  });

  it('when it belongs to no turn, and a turn starts', async () => {
    const call = chain.request('mcpServer/tool/call', {
      threadId: thread.id,
      server: 'release_plugin',
      tool: 'clear_cache',
      arguments: {},
    });
    await chain.card();
    const { params } = chain.messages.find(({ method }) => method === 'mcpServer/elicitation/request') ?? {};
    expect(params).toMatchObject({ turnId: null });
    const turn = await thread.turn([tool('choose_target')]);
    const card = chain.cards.filter({ hasText: '请选择发布目标' });
    await card.waitFor();
    await expect.poll(() => chain.cards.count()).toBe(1);
    expect(await call).toMatchObject({ content: [{ text: '用户取消了。缓存没有删除。' }] });
    await card.getByRole('radio', { name: 'Staging' }).click();
    expect(await turn.end()).toBe('completed');
    expect(chain.answers).toHaveLength(1);
  });

  it('when its thread is archived', async () => {
    const kept = await chain.thread({ ephemeral: false });
    const turn = await kept.turn([tool('clear_cache')]);
    await chain.card();
    await chain.request('thread/archive', { threadId: kept.id });
    expect(await turn.end()).toBe('interrupted');
    expect(await chain.receipt()).toContain('已撤回');
    expect(chain.answers).toEqual([]);
  });
});

it('is asked once, however often the thread is resumed, and keeps what was typed', async () => {
  const kept = await chain.thread({ ephemeral: false });
  const turn = await kept.turn([tool('write_release_note')]);
  const box = (await chain.card()).getByRole('textbox');
  await box.fill('修复登录失败');
  const asked = await chain.page.locator('li.question').count();
  await chain.request('thread/resume', { threadId: kept.id });
  await chain.request('thread/resume', { threadId: kept.id });
  const repeats = () => chain.messages.filter(({ method }) => method === 'mcpServer/elicitation/request');
  await expect.poll(repeats).toHaveLength(3);
  expect(new Set(repeats().map(({ id }) => id)).size).toBe(1);
  await box.press('End');
  await chain.page.keyboard.type('并优化启动速度');
  expect(await box.inputValue()).toBe('修复登录失败并优化启动速度');
  expect(await chain.page.locator('li.question').count()).toBe(asked);
  await box.press('Enter');
  expect(await turn.end()).toBe('completed');
  expect(chain.answers.map((sent) => sent.result)).toEqual([textInput.result]);
});
