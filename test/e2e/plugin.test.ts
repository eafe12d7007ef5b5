import type { ClientCapabilities } from '@modelcontextprotocol/client';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';

const PLUGIN = resolve(import.meta.dirname, '../../examples/plugin/server.mjs');

type Content = Record<string, string | number | boolean>;
type Elicited = { action: 'accept'; content: Content } | { action: 'decline' | 'cancel' };

let client: Client | undefined;
afterEach(async () => {
  await client?.close();
});

/** The plugin, with a client that answers as told, or shows no forms. */
async function connect(
  elicitation?: ClientCapabilities['elicitation'],
  answer: Elicited = { action: 'cancel' },
) {
  const asked: unknown[] = [];
  const connected = new Client(
    { name: 'test', version: '1.0.0' },
    { capabilities: elicitation === undefined ? {} : { elicitation } },
  );
  client = connected;
  if (elicitation !== undefined) {
    connected.setRequestHandler('elicitation/create', ({ params }) => {
      asked.push(params);
      return answer;
    });
  }
  await connected.connect(new StdioClientTransport({ command: process.execPath, args: [PLUGIN] }));
  return {
    asked,
    call: async (name: string, given: Record<string, unknown> = {}) => {
      const { content, isError = false } = await connected.callTool({ name, arguments: given });
      return { text: content.map((part) => (part.type === 'text' ? part.text : '')).join(''), isError };
    },
  };
}

describe('a client that shows no forms', () => {
  it.each([
    ['that declares nothing', undefined],
    ['that declares urls only', { url: {} }],
  ])('%s is not asked', async (_name, elicitation) => {
    const { asked, call } = await connect(elicitation);
    expect(await call('choose_target')).toEqual({
      text: '此客户端不能显示表单。没有选定发布目标。请询问用户，再用参数 target（staging 或 production）调用本工具。',
      isError: true,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['choose_target', { target: 'production' }, '发布目标：production', false],
    [
      'choose_target',
      { target: 'moon' },
      '没有这个发布目标，只有 staging 和 production。没有选定发布目标。',
      true,
    ],
    ['clear_cache', { confirm: true }, '缓存已清空（示例插件，没有真正删除文件）。', false],
    ['clear_cache', { confirm: false }, '用户选择不删除。缓存没有删除。', false],
    ['write_release_note', { releaseNote: ' 修复 ' }, '已写入发布记录：修复', false],
    ['write_release_note', { releaseNote: ' ' }, '发布说明是空的。没有写入发布记录。', true],
    ['choose_strategy', { strategy: 'safe' }, '处理方式：safe', false],
    ['choose_strategy', { strategy: 'custom' }, '选择了自定义，但没有填写具体要求。没有选定处理方式。', true],
    ['set_rollout', { rollout: 25 }, '灰度比例：25%', false],
    ['set_rollout', { rollout: 500 }, '灰度比例应为 1 到 100 的整数。灰度比例没有变。', true],
    ['publish_release', { agreed: true }, '已发布（示例插件，没有真正发布）。', false],
    [
      'prepare_release',
      { version: '1.0.0', environment: 'staging', rollout: 5, notify: true, reviewer: 'li@example.com' },
      '已创建发布单：1.0.0 → staging\n灰度比例：5%\n通知群组：是\n复核人：li@example.com',
      false,
    ],
    [
      'prepare_release',
      { version: '1.0.0' },
      '没有这个环境；没有填写灰度比例，或不是整数。没有创建发布单。',
      true,
    ],
  ])('%s %j', async (tool, given, text, isError) => {
    const { call } = await connect();
    expect(await call(tool, given)).toEqual({ text, isError });
  });
});

describe('a client that shows forms', () => {
  it('is asked, whatever the arguments say', async () => {
    const { asked, call } = await connect({}, { action: 'accept', content: { target: 'staging' } });
    expect(await call('choose_target', { target: 'production' })).toEqual({
      text: '发布目标：staging',
      isError: false,
    });
    expect(asked).toMatchObject([{ mode: 'form', message: '请选择发布目标' }]);
  });

  it.each<[string, Elicited, string, boolean]>([
    ['clear_cache', { action: 'decline' }, '用户拒绝了。缓存没有删除。', false],
    ['clear_cache', { action: 'cancel' }, '用户取消了。缓存没有删除。', false],
    [
      'clear_cache',
      { action: 'accept', content: { confirm: false } },
      '用户选择不删除。缓存没有删除。',
      false,
    ],
    ['write_release_note', { action: 'decline' }, '用户拒绝了。没有写入发布记录。', false],
    ['choose_strategy', { action: 'cancel' }, '用户取消了。没有选定处理方式。', false],
    [
      'set_rollout',
      { action: 'accept', content: {} },
      '灰度比例应为 1 到 100 的整数。灰度比例没有变。',
      true,
    ],
    ['publish_release', { action: 'accept', content: {} }, '已发布（示例插件，没有真正发布）。', false],
    ['publish_release', { action: 'decline' }, '用户拒绝了。没有发布。', false],
    ['prepare_release', { action: 'cancel' }, '用户取消了。没有创建发布单。', false],
    [
      'prepare_release',
      { action: 'accept', content: { version: '', environment: 'staging', reviewer: 'nobody' } },
      '没有填写版本号；没有填写灰度比例，或不是整数；复核人邮箱不对。没有创建发布单。',
      true,
    ],
  ])('%s after %j', async (tool, answer, text, isError) => {
    const { call } = await connect({ form: {} }, answer);
    expect(await call(tool)).toEqual({ text, isError });
  });

  it.each([
    ['clear_cache', { confirm: 'true' }, '缓存没有删除。'],
    ['clear_cache', {}, '缓存没有删除。'],
    ['prepare_release', { version: '1.0.0', environment: 'staging', rollout: 500 }, '没有创建发布单。'],
  ])('%s refuses what does not fit its form: %j', async (tool, content: Content, undone) => {
    const { call } = await connect({ form: {} }, { action: 'accept', content });
    const { text, isError } = await call(tool);
    expect(isError).toBe(true);
    expect(text).toMatch(/^提交的内容不符合表单要求/);
    expect(text.endsWith(undone)).toBe(true);
  });
});

it('ends with its host, also while a form is open', async () => {
  const plugin = spawn(process.execPath, [PLUGIN], { stdio: ['pipe', 'pipe', 'inherit'] });
  const said = createInterface({ input: plugin.stdout })[Symbol.asyncIterator]();
  const send = (message: object) => plugin.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: { elicitation: {} },
    clientInfo: { name: 'test', version: '1.0.0' },
  };
  send({ id: 1, method: 'initialize', params });
  await said.next();
  send({ method: 'notifications/initialized' });
  send({ id: 2, method: 'tools/call', params: { name: 'clear_cache', arguments: {} } });
  const { value } = (await said.next()) as { value: string };
  expect(JSON.parse(value)).toMatchObject({ method: 'elicitation/create' });
  plugin.stdin.end();
  const [code] = (await once(plugin, 'exit')) as [number | null];
  expect(code).toBe(0);
});
