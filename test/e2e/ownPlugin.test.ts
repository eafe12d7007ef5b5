import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

describe('发布目标', () => {
  it('sends production by a click on Production', async () => {
    await chat.run('发布目标');
    const card = await chat.card();
    await card.getByRole('radio', { name: 'Production' }).click();
    expect(await chat.reply()).toBe('发布目标：production');
    expect(await chat.result()).toEqual({ action: 'accept', content: { target: 'production' } });
  });

  it('sends the first option, untouched, by Enter', async () => {
    await chat.run('发布目标');
    const card = await chat.card();
    await expect.poll(() => card.evaluate((element) => element === document.activeElement)).toBe(true);
    await chat.page.keyboard.press('Enter');
    expect(await chat.reply()).toBe('发布目标：staging');
  });

  it('sends the first option by a click on it, although it is selected already', async () => {
    await chat.run('发布目标');
    const card = await chat.card();
    await card.getByRole('radio', { name: 'Staging' }).click();
    expect(await chat.reply()).toBe('发布目标：staging');
  });

  it('says that a decline chose nothing', async () => {
    await chat.run('发布目标');
    const card = await chat.card();
    await card.getByRole('button', { name: '拒绝' }).click();
    expect(await chat.reply()).toBe('用户拒绝了。没有选定发布目标。');
  });
});

describe('确认删除', () => {
  it.each([
    ['true', '缓存已清空（示例插件，没有真正删除文件）。', { action: 'accept', content: { confirm: true } }],
    ['false', '用户选择不删除。缓存没有删除。', { action: 'accept', content: { confirm: false } }],
  ])('takes %s', async (word, reply, result) => {
    await chat.run('确认删除');
    const card = await chat.card();
    await card.getByRole('radio', { name: word }).click();
    expect(await chat.reply()).toBe(reply);
    expect(await chat.result()).toEqual(result);
  });

  it('deletes nothing after Esc', async () => {
    await chat.run('确认删除');
    await chat.card();
    await chat.page.keyboard.press('Escape');
    expect(await chat.reply()).toBe('用户取消了。缓存没有删除。');
    expect(await chat.result()).toEqual({ action: 'cancel' });
  });
});

describe('发布说明', () => {
  it.each([
    ['修复登录失败并优化启动速度', '已写入发布记录：修复登录失败并优化启动速度'],
    ['', '发布说明是空的。没有写入发布记录。'],
  ])('takes the text %j', async (text, reply) => {
    await chat.run('发布说明');
    const card = await chat.card();
    await card.getByRole('textbox').fill(text);
    await chat.page.keyboard.press('Enter');
    expect(await chat.reply()).toBe(reply);
    expect(await chat.result()).toEqual({ action: 'accept', content: { releaseNote: text } });
  });
});

describe('处理方式', () => {
  it.each([
    ['先检查 diff，再只改测试', '处理方式：custom（先检查 diff，再只改测试）'],
    ['', '选择了自定义，但没有填写具体要求。没有选定处理方式。'],
  ])('takes 自定义 with %j', async (customStrategy, reply) => {
    await chat.run('处理方式');
    const card = await chat.card();
    await card.getByRole('radio', { name: '自定义' }).click();
    await card.getByRole('textbox').fill(customStrategy);
    await card.getByRole('button', { name: '提交' }).click();
    expect(await chat.reply()).toBe(reply);
    expect(await chat.result()).toEqual({
      action: 'accept',
      content: { strategy: 'custom', customStrategy },
    });
  });

  it('ignores the text of a strategy that is not custom', async () => {
    await chat.run('处理方式');
    const card = await chat.card();
    await card.getByRole('textbox').fill('没有用');
    await card.getByRole('button', { name: '提交' }).click();
    expect(await chat.reply()).toBe('处理方式：fast');
  });
});

describe('准备发布', () => {
  it('creates a release from all answers', async () => {
    await chat.run('准备发布');
    const card = await chat.card();
    await card.getByRole('textbox', { name: '要发布的版本' }).fill('2.4.0');
    await card.getByRole('radio', { name: '生产' }).click();
    await card.getByRole('textbox', { name: '先对百分之多少' }).fill('２５');
    await card.getByRole('radio', { name: 'false' }).click();
    await card.getByRole('button', { name: '提交' }).click();
    expect(await chat.reply()).toBe(
      '已创建发布单：2.4.0 → production\n灰度比例：25%\n通知群组：否\n复核人：无',
    );
    expect(await chat.result()).toEqual({
      action: 'accept',
      content: { version: '2.4.0', environment: 'production', rollout: 25, notify: false, reviewer: '' },
    });
  });

  it('says what is wrong where Wework lets it through', async () => {
    await chat.run('准备发布');
    const card = await chat.card();
    await card.getByRole('textbox', { name: '要发布的版本' }).fill('2.4');
    await card.getByRole('textbox', { name: '先对百分之多少' }).fill('很多');
    await card.getByRole('button', { name: '提交' }).click();
    expect(await chat.reply()).toBe('版本号应形如 1.2.3；没有填写灰度比例，或不是整数。没有创建发布单。');
  });

  it('takes its arguments only where no form can be shown', async () => {
    await chat.page.getByRole('button', { name: '参数：准备发布' }).click();
    await chat.page.getByRole('textbox', { name: '参数：准备发布' }).fill('{ "version": "9.9.9" }');
    await chat.run('运行');
    const card = await chat.card();
    await card.getByRole('button', { name: '取消' }).click();
    expect(await chat.reply()).toBe('用户取消了。没有创建发布单。');
  });
});
