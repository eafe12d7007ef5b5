import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CodexAnswer } from '@wework/chat-form/codex';
import type { Browser, Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { buildPage } from '../../examples/chat-host/host/buildPage.mjs';
import { createChat } from '../../examples/chat-host/host/createChat.mjs';
import { serveChat } from '../../examples/chat-host/host/serveChat.mjs';
import { codexConfig } from '../../examples/codex-host/codex/codexConfig.mjs';
import type { Message } from '../../examples/codex-host/codex/connectLines.mjs';
import { pinnedCodex } from '../../examples/codex-host/codex/pinnedCodex.mjs';
import type { Codex } from '../../examples/codex-host/codex/startCodex.mjs';
import { startCodex } from '../../examples/codex-host/codex/startCodex.mjs';
import { temporaryHome } from '../../examples/codex-host/codex/temporaryHome.mjs';
import { threadPolicy } from '../../examples/codex-host/codex/threadPolicy.mjs';
import type { Asked } from '../../examples/codex-host/model/readRequest.mjs';
import { startFakeModel } from '../../examples/codex-host/model/startFakeModel.mjs';
import { launchOptions } from '../scripts/chromium.mjs';
import type { Call, Thread } from './openThread.js';
import { openThread } from './openThread.js';
import type { PluginRecord } from './readRecord.js';
import { readRecord } from './readRecord.js';

/** Codex, a fake model, our plugin and our card in Chromium, linked as in `examples/codex-host`. */
export interface Chain {
  readonly page: Page;
  /** The cards that still ask. */
  readonly cards: Locator;
  /** The newest of them, once it is there. */
  readonly card: () => Promise<Locator>;
  /** What stands where the newest card was, once it has ended. */
  readonly receipt: () => Promise<string>;
  /** All that Codex said, what was answered, and what the plugin saw, since the start or `forget`. */
  readonly messages: readonly Message[];
  readonly answers: readonly CodexAnswer[];
  readonly plugin: () => PluginRecord;
  readonly forget: () => void;
  readonly request: Codex['request'];
  readonly send: Codex['send'];
  /** Starts a thread as Wework does, but for what is given. */
  readonly thread: (extra?: object) => Promise<Thread>;
  /** Where the model's commands run. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** A call of one of our plugin's tools. */
export const tool = (name: string): Call => ({ call: name, namespace: 'mcp__release_plugin' });

export async function startChain(): Promise<Chain> {
  const [own, folder] = [mkdtempSync(join(tmpdir(), 'chain-')), mkdtempSync(join(tmpdir(), 'work-'))];
  const record = join(own, 'plugin.jsonl');
  const asked: Asked[] = [];
  const messages: Message[] = [];
  const answers: CodexAnswer[] = [];

  const model = await startFakeModel((request) => {
    asked.push(request);
    return request.outputs.length > 0 ? [{ say: 'done' }] : (JSON.parse(request.said) as Call[]);
  });
  const plugin = [process.execPath, resolve(import.meta.dirname, 'recordingPlugin.mjs'), record] as const;
  const home = temporaryHome(codexConfig({ plugin, approvals: false }), model);
  const chat = createChat({ name: 'Codex', profile: 'wework', state: 'running', tools: [] });
  const [command, files, browser] = await Promise.all([
    pinnedCodex(console.log),
    buildPage(),
    chromium.launch(launchOptions()),
  ]);
  const nobody = { say: () => undefined, call: () => 404, stop: () => 404 };
  const served = await serveChat(chat, { files, talk: nobody, port: 0 });
  const page = await openPage(browser, served.url);
  const codex = await startCodex({
    command,
    overrides: [],
    env: home.env,
    cwd: folder,
    ask: chat.questions.ask,
    onAnswer: (answer) => answers.push(answer),
    onEnd: (reason) => console.error(`Codex ended: ${reason}`),
  });
  codex.subscribe((message) => messages.push(message));

  const cards = page.locator('[data-chat-form="card"][data-phase="asking"]');
  const start = { cwd: folder, sandbox: 'read-only', ephemeral: true, ...threadPolicy({ approvals: false }) };
  return {
    page,
    cards,
    card: async () => {
      await cards.last().waitFor({ timeout: 10_000 });
      return cards.last();
    },
    receipt: async () => {
      const last = page.locator('li.question').last();
      await last.locator('[data-phase="asking"], [data-phase="sending"]').waitFor({ state: 'detached' });
      return last.innerText();
    },
    messages,
    answers,
    plugin: () => readRecord(record),
    forget: () => {
      messages.length = 0;
      answers.length = 0;
      writeFileSync(record, '');
    },
    request: codex.request,
    send: codex.send,
    thread: (extra = {}) => openThread({ codex, messages, asked }, { ...start, ...extra }),
    folder,
    close: async () => {
      await browser.close();
      await codex.close();
      served.close();
      model.close();
      home.remove();
      for (const made of [own, folder]) rmSync(made, { recursive: true, force: true });
    },
  };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  // A question that comes while nobody is there is cancelled.
  await Promise.all([page.waitForResponse('**/api/events'), page.goto(url)]);
  return page;
}
