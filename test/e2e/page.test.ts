import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.mjs';
import type { Chat } from './openChat.js';
import { openChat } from './openChat.js';
import type { RunningHost } from './startHost.js';
import { startHost } from './startHost.js';

let browser: Browser;
let host: RunningHost;
let chat: Chat;

beforeAll(async () => {
  [browser, host] = await Promise.all([chromium.launch(launchOptions()), startHost()]);
  chat = await openChat(browser, host.url);
});
afterEach(() => {
  expect(chat.complaints).toEqual([]);
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

it('runs a tool that is written by name, and says that no model listens to the rest', async () => {
  const composer = chat.page.getByRole('textbox', { name: '消息' });
  await composer.fill('你好');
  await composer.press('Enter');
  await chat.page.getByText('这里没有模型。').last().waitFor();
  await composer.fill('发布目标');
  await composer.press('Enter');
  const card = await chat.card();
  await card.getByRole('button', { name: '取消' }).click();
});

it('leaves an open card alone when one writes in the composer', async () => {
  await chat.run('发布目标');
  const card = await chat.card();
  const composer = chat.page.getByRole('textbox', { name: '消息' });
  await composer.fill('1');
  await composer.press('Enter');
  await chat.page.locator('li.said', { hasText: '1' }).last().waitFor();
  expect(await card.getAttribute('data-phase')).toBe('asking');
  await card.getByRole('button', { name: '取消' }).click();
});

it('speaks English when asked to', async () => {
  await chat.page.getByRole('button', { name: 'English' }).click();
  await chat.run('发布目标');
  const card = await chat.card();
  await card.getByRole('button', { name: 'Decline' }).click();
  expect(await chat.reply()).toBe('用户拒绝了。没有选定发布目标。');
  expect(await chat.page.evaluate(() => document.documentElement.lang)).toBe('en');
  await chat.page.getByRole('button', { name: '中文' }).click();
});

it.each(['light', 'dark'] as const)('has nothing for axe to find, in %s', async (colorScheme) => {
  await chat.page.emulateMedia({ colorScheme });
  await chat.run('发布目标');
  await (await chat.card()).getByRole('radio', { name: 'Production' }).click();
  await chat.reply();
  await chat.run('准备发布');
  await chat.card();
  await chat.page.getByRole('button', { name: '参数：准备发布' }).click();
  await chat.page.getByRole('textbox', { name: '参数：准备发布' }).waitFor();
  const { violations } = await new AxeBuilder({ page: chat.page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await chat.page.getByRole('button', { name: '关闭' }).click();
  await (await chat.card()).getByRole('button', { name: '取消' }).click();
});
