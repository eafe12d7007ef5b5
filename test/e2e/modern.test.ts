import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.mjs';
import { openChat } from './openChat.js';
import { serverCommand, startHost } from './startHost.js';

it('answers two questions of a server that speaks 2026-07-28 only', async () => {
  const browser = await chromium.launch(launchOptions());
  const host = await startHost('--server', serverCommand('modern.mjs'));
  const chat = await openChat(browser, host.url);
  await chat.run('ask-two');
  const cards = chat.page.locator('[data-chat-form="card"]');
  await expect.poll(() => cards.count()).toBe(2);
  await cards.filter({ hasText: 'Second' }).getByRole('radio', { name: 'large' }).click();
  await cards.filter({ hasText: 'Second' }).getByRole('button', { name: '提交' }).click();
  await cards.filter({ hasText: 'First' }).getByRole('button', { name: '拒绝' }).click();
  expect(JSON.parse(await chat.reply())).toEqual({
    first: { action: 'decline' },
    second: { action: 'accept', content: { size: 'large' } },
  });
  expect(chat.complaints).toEqual([]);
  await browser.close();
  expect(await host.stop()).toBe(0);
});
