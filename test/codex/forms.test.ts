import type { Locator } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withoutNulls } from './withoutNulls.js';
import { booleanConfirm, customOption, singleChoice, textInput } from '../fixtures/seeds.js';
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

/** Puts a form before the person, and gives the result that went to Codex and the text that went to the model. */
async function fill(name: string, act: (card: Locator) => Promise<void>) {
  const turn = await thread.turn([tool(name)]);
  await act(await chain.card());
  expect(await turn.end()).toBe('completed');
  const [answer, ...others] = chain.answers;
  expect(others).toEqual([]);
  // Codex passes on what was answered, but for what is null.
  const [form] = chain.plugin().elicited;
  expect(form?.result).toEqual(withoutNulls(answer?.result));
  return { id: answer?.id, result: answer?.result, params: form?.params, outputs: turn.outputs() };
}

const submit = (card: Locator) => card.getByRole('button', { name: '提交' }).click();

it('single choice: a click sends it, as the first request of all, whose id is 0', async () => {
  const filled = await fill('choose_target', (card) =>
    card.getByRole('radio', { name: 'Production' }).click(),
  );
  expect(filled).toEqual({
    id: 0,
    params: singleChoice.params,
    result: singleChoice.result,
    outputs: ['发布目标：production'],
  });
});

it('boolean: true goes as true', async () => {
  const filled = await fill('clear_cache', (card) => card.getByRole('radio', { name: 'true' }).click());
  expect(filled.result).toEqual(booleanConfirm.result);
  expect(filled.outputs).toEqual(['缓存已清空（示例插件，没有真正删除文件）。']);
});

it('text: Enter sends what was typed', async () => {
  const filled = await fill('write_release_note', async (card) => {
    await card.getByRole('textbox').fill('修复登录失败并优化启动速度');
    await card.getByRole('textbox').press('Enter');
  });
  expect(filled).toMatchObject({
    params: textInput.params,
    result: textInput.result,
    outputs: ['已写入发布记录：修复登录失败并优化启动速度'],
  });
});

it.each([
  ['25', { rollout: 25 }, '灰度比例：25%'],
  ['很多', {}, '灰度比例应为 1 到 100 的整数。灰度比例没有变。'],
])('number: %s goes as a number, or not at all', async (typed, content, output) => {
  const filled = await fill('set_rollout', async (card) => {
    await card.getByRole('textbox').fill(typed);
    await submit(card);
  });
  expect(filled.result).toEqual({ action: 'accept', content, _meta: null });
  expect(filled.outputs).toEqual([output]);
});

it('custom option: reads strategy first, although Codex sorts the keys', async () => {
  const filled = await fill('choose_strategy', async (card) => {
    expect(await card.ariaSnapshot()).toMatch(
      /radiogroup "选择一个处理方式。"[^]*textbox "如果上面选择了自定义/,
    );
    await card.getByRole('radio', { name: '自定义' }).click();
    await card.getByRole('textbox').fill('先检查 diff，再只改测试');
    await submit(card);
  });
  expect(filled).toMatchObject({
    params: customOption.params,
    result: customOption.result,
    outputs: ['处理方式：custom（先检查 diff，再只改测试）'],
  });
  const asked = chain.messages.find(({ method }) => method === 'mcpServer/elicitation/request');
  const { requestedSchema } = asked?.['params'] as { requestedSchema: { properties: object } };
  expect(Object.keys(requestedSchema.properties)).toEqual(['customStrategy', 'strategy']);
});

it('several questions: all answers go at once', async () => {
  const filled = await fill('prepare_release', async (card) => {
    await card.getByRole('textbox', { name: '要发布的版本' }).fill('2.4.0');
    await card.getByRole('radio', { name: '生产' }).click();
    await card.getByRole('textbox', { name: '先对百分之多少' }).fill('25');
    await card.getByRole('radio', { name: 'false' }).click();
    await submit(card);
  });
  expect(filled.result).toEqual({
    action: 'accept',
    content: { version: '2.4.0', environment: 'production', notify: false, reviewer: '', rollout: 25 },
    _meta: null,
  });
  expect(filled.outputs).toEqual([
    '已创建发布单：2.4.0 → production\n灰度比例：25%\n通知群组：否\n复核人：无',
  ]);
});

it('empty form: allowing it sends an empty content', async () => {
  const filled = await fill('publish_release', (card) => card.getByRole('button', { name: '允许' }).click());
  expect(filled.result).toEqual({ action: 'accept', content: {}, _meta: null });
  expect(filled.outputs).toEqual(['已发布（示例插件，没有真正发布）。']);
});
