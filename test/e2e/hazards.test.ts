import type { Browser, Locator } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.mjs';
import type { Chat } from './openChat.js';
import { openChat } from './openChat.js';
import type { RunningHost } from './startHost.js';
import { serverCommand, startHost } from './startHost.js';

let browser: Browser;
let host: RunningHost;
let chat: Chat;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
});

const start = async () => {
  host = await startHost('--server', serverCommand('hazards.mjs'));
};
const open = async () => {
  chat = await openChat(browser, host.url);
};
const close = async () => {
  expect(chat.complaints).toEqual([]);
  await chat.close();
};
const stop = async () => {
  expect(await host.stop()).toBe(0);
};

const lastPhase = () => chat.page.locator('[data-chat-form="card"]').last().getAttribute('data-phase');

describe('a server that does odd things', () => {
  beforeAll(start);
  beforeEach(open);
  afterEach(close);
  afterAll(stop);

  it('closes a card whose question the server takes back', async () => {
    await chat.run('take-back');
    await chat.card();
    expect(await chat.reply()).toBe('"taken back"');
    expect(await lastPhase()).toBe('withdrawn');
  });

  it('stops a call with its question', async () => {
    // SDK v1 cannot cancel its request 0, so the first question is answered.
    await chat.run('ask');
    await (await chat.card()).getByRole('button', { name: '取消' }).click();
    await chat.reply();

    await chat.run('ask');
    await chat.card();
    await chat.page.getByRole('button', { name: '停止' }).click();
    await chat.reply();
    await expect.poll(lastPhase).toBe('withdrawn');
  });

  it('keeps two questions at once apart', async () => {
    await chat.page.getByRole('button', { name: 'ask-many', exact: true }).click();
    await chat.page.getByRole('textbox', { name: '参数：ask-many' }).fill('{ "count": 2 }');
    await chat.run('运行');
    const { cards } = chat;
    await expect.poll(() => cards.count()).toBe(2);
    await cards.nth(1).getByRole('textbox').fill('two');
    await cards.nth(1).getByRole('button', { name: '提交' }).click();
    await cards.nth(0).getByRole('textbox').fill('one');
    await cards.nth(0).getByRole('button', { name: '提交' }).click();
    expect(JSON.parse(await chat.reply())).toEqual([
      { action: 'accept', content: { name: 'one' } },
      { action: 'accept', content: { name: 'two' } },
    ]);
  });

  it('refuses arguments that are no object', async () => {
    await chat.page.getByRole('button', { name: 'ask-many', exact: true }).click();
    await chat.page.getByRole('textbox', { name: '参数：ask-many' }).fill('[1');
    await chat.run('运行');
    await chat.page.getByRole('alert').waitFor();
  });

  it('says why a question cannot be drawn', async () => {
    await chat.run('ask-nonsense');
    expect(await chat.reply()).toBe('{"action":"decline"}');
    expect(await chat.page.locator('li.notice').last().innerText()).toContain('no such property');
  });

  it('takes focus to the next question of the same call', async () => {
    const hasFocus = (card: Locator) => card.evaluate((element) => element === document.activeElement);
    await chat.run('ask-twice');
    const first = await chat.card();
    await expect.poll(() => hasFocus(first)).toBe(true);
    await chat.page.keyboard.press('Tab');
    await chat.page.keyboard.type('one');
    await chat.page.keyboard.press('Enter');
    const second = chat.cards.filter({ hasText: 'Question 2' });
    await expect.poll(() => hasFocus(second)).toBe(true);
    await chat.page.keyboard.press('Tab');
    await chat.page.keyboard.type('two');
    await chat.page.keyboard.press('Enter');
    expect(JSON.parse(await chat.reply())).toEqual([
      { action: 'accept', content: { name: 'one' } },
      { action: 'accept', content: { name: 'two' } },
    ]);
  });
});

describe('a server that does its worst', () => {
  beforeEach(async () => {
    await start();
    await open();
  });
  afterEach(async () => {
    await close();
    await stop();
  });

  it('cancels questions beyond the twentieth', async () => {
    await chat.page.getByRole('button', { name: 'ask-many', exact: true }).click();
    await chat.page.getByRole('textbox', { name: '参数：ask-many' }).fill('{ "count": 22 }');
    await chat.run('运行');
    await expect.poll(() => chat.cards.count()).toBe(20);
    expect(await chat.page.locator('li.notice', { hasText: '未回答的问题太多' }).count()).toBe(2);
  });

  it('shows that the plugin crashed, and closes its card', async () => {
    await chat.run('ask');
    await chat.card();
    await chat.run('crash');
    await chat.page.locator('li.notice', { hasText: '插件进程结束了' }).waitFor();
    expect(await chat.page.locator('li.notice pre').innerText()).toContain('about to crash');
    await expect.poll(lastPhase).toBe('withdrawn');
    expect(await chat.page.getByRole('button', { name: 'ask', exact: true }).isDisabled()).toBe(true);
  });

  it('takes the plugin along when it ends', async () => {
    const pids = [...host.output().matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
    const pid = pids.at(-1) ?? 0;
    expect(() => process.kill(pid, 0)).not.toThrow();
    // An open page would complain that it cannot reconnect.
    await chat.close();
    expect(await host.stop()).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
