import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.mjs';
import { EVERYTHING, received } from './everythingServer.js';
import type { Chat } from './openChat.js';
import { openChat } from './openChat.js';
import type { RunningHost } from './startHost.js';
import { startHost } from './startHost.js';

const TOOL = 'Trigger URL Elicitation Tool';

let browser: Browser;
let host: RunningHost;
let chat: Chat;
/** Stands for the site that a person is sent to, and remembers who came. */
let site: Server;
let place: string;
const visits: { url: string | undefined; referer: string | undefined }[] = [];

beforeAll(async () => {
  site = createServer(({ url, headers }, response) => {
    if (url !== '/favicon.ico') visits.push({ url, referer: headers.referer });
    response.setHeader('Content-Type', 'text/html').end('<title>site</title>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  place = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}/sign-in?x=1`;
  [browser, host] = await Promise.all([chromium.launch(launchOptions()), startHost('--server', EVERYTHING)]);
});
beforeEach(async () => {
  visits.length = 0;
  chat = await openChat(browser, host.url);
});
afterEach(async () => {
  expect(chat.complaints).toEqual([]);
  await chat.close();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
  site.close();
});

async function ask(given: object) {
  await chat.run(TOOL);
  await chat.page.getByRole('textbox', { name: `参数：${TOOL}` }).fill(JSON.stringify(given));
  await chat.page.getByRole('button', { name: '运行', exact: true }).click();
  return chat.card();
}

it('opens nothing and fetches nothing before the click, and then a tab that knows nothing of the chat', async () => {
  const card = await ask({ url: place });
  expect(await card.locator('[data-chat-form="url"]').textContent()).toBe(place);
  const button = card.getByRole('button', { name: '在浏览器中打开' });
  await button.hover();
  await button.focus();
  await chat.page.waitForTimeout(300);
  expect(visits).toEqual([]);

  const [tab] = await Promise.all([chat.page.context().waitForEvent('page'), button.click()]);
  await tab.waitForLoadState();
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  expect(visits).toEqual([{ url: '/sign-in?x=1', referer: undefined }]);
  expect(received(await chat.reply())).toEqual({ action: 'accept' });
  expect(await chat.result()).toEqual({ action: 'accept' });
});

it('tells the server of a decline, and opens nothing', async () => {
  const card = await ask({ url: place });
  await card.getByRole('button', { name: '拒绝' }).click();
  expect(received(await chat.reply())).toEqual({ action: 'decline' });
  expect(visits).toEqual([]);
});

it('is cancelled by Esc, and Enter opens nothing', async () => {
  const card = await ask({ url: place });
  await card.focus();
  await chat.page.keyboard.press('Enter');
  await chat.page.keyboard.press('Escape');
  expect(received(await chat.reply())).toEqual({ action: 'cancel' });
  expect(visits).toEqual([]);
});

it('repeats a call that wants an address opened first, once the person is done there', async () => {
  await chat.page
    .context()
    .route('https://modelcontextprotocol.io/**', (route) => route.fulfill({ body: '<title>done</title>' }));
  const first = await ask({ url: place, errorPath: true });
  expect(await first.locator('strong').textContent()).toBe('modelcontextprotocol.io');
  await Promise.all([
    chat.page.context().waitForEvent('page'),
    first.getByRole('button', { name: '在浏览器中打开' }).click(),
  ]);
  await first.getByRole('button', { name: '已完成' }).click();
  const second = chat.cards.filter({ hasText: '127.0.0.1' });
  await second.waitFor();
  await Promise.all([
    chat.page.context().waitForEvent('page'),
    second.getByRole('button', { name: '在浏览器中打开' }).click(),
  ]);
  expect(received(await chat.reply())).toEqual({ action: 'accept' });
});
