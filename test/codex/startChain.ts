import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CodexAnswer } from '@wework/chat-form/codex';
import type { Browser, Locator, Page } from 'playwright';
import { chromium } from 'playwright';
import { expect } from 'vitest';
import { buildPage } from '../../examples/chat-host/host/buildPage.mjs';
import { createChat } from '../../examples/chat-host/host/createChat.mjs';
import { serveChat } from '../../examples/chat-host/host/serveChat.mjs';
import { codexConfig } from '../../examples/codex-host/codex/codexConfig.mjs';
import type { Message } from '../../examples/codex-host/codex/connectLines.mjs';
import { pinnedCodex } from '../../examples/codex-host/codex/pinnedCodex.mjs';
import { startCodex } from '../../examples/codex-host/codex/startCodex.mjs';
import { temporaryHome } from '../../examples/codex-host/codex/temporaryHome.mjs';
import { threadPolicy } from '../../examples/codex-host/codex/threadPolicy.mjs';
import type { Asked } from '../../examples/codex-host/model/readRequest.mjs';
import { startFakeModel } from '../../examples/codex-host/model/startFakeModel.mjs';
import type { Thought } from '../../examples/codex-host/model/streamThoughts.mjs';
import { launchOptions } from '../scripts/chromium.mjs';
import type { Elicited } from './readRecord.js';
import { readRecord } from './readRecord.js';

/** A tool call that the model makes. */
export type Call = Extract<Thought, { call: string }>;

export interface Turn {
  readonly id: string;
  /** How it ended, once it has. */
  readonly ended: Promise<string>;
  /** What the model was given by the tools. */
  readonly outputs: () => readonly string[];
}

export interface Thread {
  readonly id: string;
  /** Starts a turn in which the model makes these calls, all at once. */
  readonly turn: (calls: readonly Call[], extra?: object) => Promise<Turn>;
}

/** Codex, a fake model, our plugin and our card in Chromium, linked as in `examples/codex-host`. */
export interface Chain {
  readonly page: Page;
  /** The cards that still ask. */
  readonly cards: Locator;
  /** The newest of them, once it is there. */
  readonly card: () => Promise<Locator>;
  /** All that Codex said, and what was answered. */
  readonly messages: readonly Message[];
  readonly answers: readonly CodexAnswer[];
  /** The forms that the plugin sent since the chain, or `forget`. */
  readonly elicited: () => readonly Elicited[];
  readonly notified: () => readonly string[];
  readonly forget: () => void;
  readonly request: (method: string, params: object) => Promise<Message>;
  /** Starts a thread as Wework does, but for what is given. */
  readonly thread: (extra?: object) => Promise<Thread>;
  /** Where the model's commands would run. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

export async function startChain(): Promise<Chain> {
  const folder = mkdtempSync(join(tmpdir(), 'chat-form-chain-'));
  const record = join(folder, 'plugin.jsonl');
  const work = mkdtempSync(join(tmpdir(), 'chat-form-work-'));
  const asked: Asked[] = [];
  const model = await startFakeModel((request) => {
    asked.push(request);
    return request.outputs.length > 0 ? [{ say: 'done' }] : (JSON.parse(request.said) as Thought[]);
  });
  const plugin = [process.execPath, resolve(import.meta.dirname, 'recordingPlugin.mjs'), record] as const;
  const home = temporaryHome(codexConfig({ plugin, approvals: false }), model);

  const chat = createChat({ name: 'Codex', profile: 'wework', state: 'running', tools: [] });
  const messages: Message[] = [];
  const answers: CodexAnswer[] = [];
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
    cwd: work,
    ask: chat.questions.ask,
    onMessage: (message) => messages.push(message),
    onAnswer: (answer) => answers.push(answer),
    onEnd: (reason) => console.error(`Codex ended: ${reason}`),
  });

  const cards = page.locator('[data-chat-form="card"][data-phase="asking"]');
  const thread = async (extra: object = {}): Promise<Thread> => {
    const start = { cwd: work, sandbox: 'read-only', ephemeral: true, ...threadPolicy({ approvals: false }) };
    const started = await codex.request('thread/start', { ...start, ...extra });
    const { id } = started['thread'] as { id: string };
    return {
      id,
      turn: async (calls, more = {}) => {
        const said = JSON.stringify(calls);
        const before = asked.length;
        const input = [{ type: 'text', text: said }];
        const reply = await codex.request('turn/start', { threadId: id, input, ...more });
        const turn = reply['turn'] as { id: string };
        return {
          id: turn.id,
          ended: ended(messages, id, turn.id),
          outputs: () =>
            asked.slice(before).find((one) => one.said === said && one.outputs.length > 0)?.outputs ?? [],
        };
      },
    };
  };

  return {
    page,
    cards,
    card: async () => {
      await cards.last().waitFor();
      return cards.last();
    },
    messages,
    answers,
    elicited: () => readRecord(record).elicited,
    notified: () => readRecord(record).notified,
    forget: () => {
      messages.length = 0;
      answers.length = 0;
      writeFileSync(record, '');
    },
    request: codex.request,
    thread,
    folder: work,
    close: async () => {
      await browser.close();
      await codex.close();
      served.close();
      model.close();
      home.remove();
      for (const made of [folder, work]) rmSync(made, { recursive: true, force: true });
    },
  };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  // A question that comes while nobody is there is cancelled.
  await Promise.all([page.waitForResponse('**/api/events'), page.goto(url)]);
  return page;
}

/** The status a turn ends with. */
async function ended(messages: readonly Message[], threadId: string, turnId: string): Promise<string> {
  let status: string | undefined;
  await expect
    .poll(
      () => {
        const end = messages.find(({ method, params }) => {
          const { threadId: thread, turn } = params as { threadId?: string; turn?: { id: string } };
          return method === 'turn/completed' && thread === threadId && turn?.id === turnId;
        });
        status = (end?.['params'] as { turn: { status: string } } | undefined)?.turn.status;
        return status;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBeDefined();
  return status ?? '';
}
