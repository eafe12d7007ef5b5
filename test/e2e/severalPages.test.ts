import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.mjs';
import { openChat } from './openChat.js';
import type { RunningHost } from './startHost.js';
import { startHost } from './startHost.js';

let browser: Browser;
let host: RunningHost;

beforeAll(async () => {
  [browser, host] = await Promise.all([chromium.launch(launchOptions()), startHost()]);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

it('shows a question in two pages, and ends it in both when one answers', async () => {
  const one = await openChat(browser, host.url);
  const two = await openChat(browser, host.url);
  await one.run('发布目标');
  await two.card();
  await (await one.card()).getByRole('radio', { name: 'Production' }).click();
  expect(await one.reply()).toBe('发布目标：production');
  const receipt = two.page.locator('[data-chat-form="card"]').last();
  await expect.poll(() => receipt.getAttribute('data-phase')).toBe('answered');
  expect(await receipt.innerText()).toContain('Production');
  expect([...one.complaints, ...two.complaints]).toEqual([]);
  await one.close();
  await two.close();
});

it('takes the first of two answers sent at once, and shows it in both pages', async () => {
  const one = await openChat(browser, host.url);
  const two = await openChat(browser, host.url);
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await two.page.route('**/api/answer', async (route) => {
    await held;
    await route.continue();
  });
  await one.run('发布目标');
  await (await two.card()).getByRole('radio', { name: 'Staging' }).click();
  await (await one.card()).getByRole('radio', { name: 'Production' }).click();
  expect(await one.reply()).toBe('发布目标：production');
  const refusal = two.page.waitForResponse('**/api/answer');
  letGo();
  expect((await refusal).status()).toBe(409);
  const receipt = two.page.locator('[data-chat-form="card"]').last();
  await expect.poll(() => receipt.getAttribute('data-phase')).toBe('answered');
  expect(await receipt.innerText()).toContain('Production');
  await one.close();
  await two.close();
});

it('keeps a question open over a reload', async () => {
  const chat = await openChat(browser, host.url);
  await chat.run('确认删除');
  await chat.card();
  await chat.page.reload();
  const card = await chat.card();
  await card.getByRole('radio', { name: 'false' }).click();
  expect(await chat.reply()).toBe('用户选择不删除。缓存没有删除。');
  await chat.close();
});

it('cancels what is open when the last page closes', async () => {
  const chat = await openChat(browser, host.url);
  await chat.run('确认删除');
  await chat.card();
  await chat.close();
  await new Promise((resolve) => setTimeout(resolve, 6_000));

  const later = await openChat(browser, host.url);
  await later.page.getByText('用户取消了。缓存没有删除。').last().waitFor();
  expect(await later.result()).toEqual({ action: 'cancel' });
  await later.close();
});

it('tells a page with an old token what to do', async () => {
  const page = await browser.newPage({ locale: 'zh-CN' });
  await page.goto(`${host.origin}/#old`);
  await page.getByText('这个地址已失效').waitFor();
  await page.close();
});
