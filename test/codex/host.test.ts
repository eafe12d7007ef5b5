import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScript } from '../../examples/codex-host/model/createScript.mjs';
import { prompts } from '../../examples/codex-host/model/prompts.mjs';
import { startFakeModel } from '../../examples/codex-host/model/startFakeModel.mjs';
import type { Chat } from '../e2e/openChat.js';
import { openChat } from '../e2e/openChat.js';
import type { RunningHost } from '../e2e/runServer.js';
import { runServer } from '../e2e/runServer.js';
import { launchOptions } from '../scripts/chromium.mjs';

const SERVER = 'examples/codex-host/server.mjs';

let browser: Browser;
const home = mkdtempSync(join(tmpdir(), 'home-'));

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  rmSync(home, { recursive: true, force: true });
});

/** A host without the codex on this machine's PATH, and with a home of our own in place of its owner's. */
const start = (...args: readonly string[]) =>
  runServer(SERVER, args, { CODEX_HOME: home, CODEX_BIN: '', PATH: pathWithoutCodex() });

function pathWithoutCodex() {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.filter((folder) => !existsSync(join(folder, 'codex'))).join(':');
}

describe('without a login', () => {
  let host: RunningHost;
  let chat: Chat;

  beforeAll(async () => {
    host = await start('--approvals');
    chat = await openChat(browser, host.url);
  });
  afterAll(async () => {
    await chat.close();
    expect(await host.stop()).toBe(0);
  });

  it('goes the whole way: from a word to the card, the answer, and the reply', async () => {
    expect(host.output()).toContain('fake-model (a script, because nobody has logged in to Codex here)');
    const composer = chat.page.getByRole('textbox', { name: '消息' });
    await composer.fill('我要选发布目标');
    await composer.press('Enter');
    const approval = chat.cards.filter({ hasText: 'choose_target' });
    await approval.getByRole('radio', { name: 'Allow', exact: false }).first().click();
    await approval.getByRole('button', { name: '提交' }).click();
    const card = chat.cards.filter({ hasText: '请选择发布目标' });
    await card.getByRole('radio', { name: 'Production' }).click();
    expect(await chat.reply()).toBe('工具的回复：\n发布目标：production');
    expect(await chat.result()).toEqual({ action: 'accept', content: { target: 'production' }, _meta: null });
    const { violations } = await new AxeBuilder({ page: chat.page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(chat.complaints).toEqual([]);
  });

  it('stops a turn, and takes its card away', async () => {
    await chat.run('模型提问');
    await chat.card();
    await chat.page.getByRole('button', { name: '停止' }).click();
    await chat.page.getByText('已停止。').waitFor();
    await expect.poll(() => chat.cards.count()).toBe(0);
    await expect.poll(() => chat.page.getByRole('button', { name: '停止' }).count()).toBe(0);
  });

  it('takes what is said while a turn runs into the same turn', async () => {
    await chat.run('模型提问');
    const card = await chat.card();
    const composer = chat.page.getByRole('textbox', { name: '消息' });
    await composer.fill('你好');
    await composer.press('Enter');
    await chat.page.locator('li.said', { hasText: '你好' }).waitFor();
    expect(await chat.page.getByRole('button', { name: '停止' }).count()).toBe(1);
    await card.getByRole('radio', { name: 'JavaScript' }).click();
    expect(await chat.reply()).toContain('我只是一段脚本');
    await expect.poll(() => chat.page.getByRole('button', { name: '停止' }).count()).toBe(0);
  });
});

it('uses the login that is there, and leaves its home as it was but for what Codex keeps itself', async () => {
  const model = await startFakeModel(createScript(prompts({ approvals: false })));
  // A login of somebody who has a model of their own, asks before each tool call, and has plain forms switched off.
  const config = `
model = "my-model"
model_provider = "mine"
approval_policy = "never"

[features]
tool_call_mcp_elicitation = true

[model_providers.mine]
name = "Mine"
base_url = "${model.baseUrl}"
wire_api = "responses"
experimental_bearer_token = "${model.key}"
`;
  writeFileSync(join(home, 'config.toml'), config);
  writeFileSync(join(home, 'auth.json'), '{"OPENAI_API_KEY":"none"}');
  const host = await start();
  try {
    expect(host.output()).toContain(`my-model (the one of the login in ${home})`);
    const chat = await openChat(browser, host.url);
    await chat.run('处理方式');
    const card = await chat.card();
    await card.getByRole('radio', { name: '稳妥处理' }).click();
    await card.getByRole('button', { name: '提交' }).click();
    expect(await chat.reply()).toBe('工具的回复：\n处理方式：safe');
    await chat.close();
  } finally {
    expect(await host.stop()).toBe(0);
    model.close();
  }
  expect(readFileSync(join(home, 'config.toml'), 'utf8')).toBe(config);
  expect(readFileSync(join(home, 'auth.json'), 'utf8')).toBe('{"OPENAI_API_KEY":"none"}');
  const sessions = join(home, 'sessions');
  expect(existsSync(sessions) ? readdirSync(sessions) : []).toEqual([]);
});

it.each([
  ['is not there', undefined, 'is no program that can be started'],
  ['ends at once', '#!/bin/sh\necho "no such luck" >&2\nexit 3\n', 'no such luck'],
])('says so when the program %s', async (_what, script, sentence) => {
  const program = join(home, 'codex-of-mine');
  if (script !== undefined) {
    writeFileSync(program, script);
    chmodSync(program, 0o755);
  }
  await expect(start('--codex', program)).rejects.toThrow(sentence);
});
