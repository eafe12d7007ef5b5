import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchOptions } from '../scripts/chromium.mjs';
import { EVERYTHING, question, received, TOOL } from './everythingServer.js';
import type { Chat } from './openChat.js';
import { openChat } from './openChat.js';
import type { RunningHost } from './startHost.js';
import { startHost } from './startHost.js';
import { tabTo } from './tabTo.js';

let browser: Browser;
let host: RunningHost;
let chat: Chat;

beforeAll(async () => {
  [browser, host] = await Promise.all([chromium.launch(launchOptions()), startHost('--server', EVERYTHING)]);
});
beforeEach(async () => {
  chat = await openChat(browser, host.url);
});
afterEach(async () => {
  expect(chat.complaints).toEqual([]);
  await chat.close();
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

it('gives the server all 13 kinds of answers, by mouse', async () => {
  await chat.run(TOOL);
  const card = await chat.card();
  const text = (name: string) => card.getByRole('textbox', { name });
  const option = (group: string, name: string) =>
    card.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  const box = (group: string, name: string) =>
    card.getByRole('group', { name: group, exact: true }).getByRole('checkbox', { name, exact: true });

  await text(question.name).fill('Zoë "Ω" 李伟');
  await option(question.check, 'true').click();
  await text(question.firstLine).fill('Call me Ishmael.');
  await text(question.email).fill('zoe@example.com');
  await text(question.homepage).fill('https://example.com/~zoe?a=1#b');
  await text(question.birthdate).fill('2000-02-29');
  await text(question.integer).fill('100');
  await text(question.number).fill('0.5');
  await option(question.friend, 'Phoebe').click();
  await box(question.instruments, 'Guitar').click();
  await box(question.instruments, 'Bass').click();
  await box(question.instruments, 'Piano').click();
  await option(question.hero, 'Wonder Woman').click();
  await box(question.fish, 'Trout').click();
  await option(question.pet, 'Reptiles').click();
  await card.getByRole('button', { name: '提交' }).click();

  const expected = {
    action: 'accept',
    content: {
      name: 'Zoë "Ω" 李伟',
      check: true,
      firstLine: 'Call me Ishmael.',
      email: 'zoe@example.com',
      homepage: 'https://example.com/~zoe?a=1#b',
      birthdate: '2000-02-29',
      integer: 100,
      number: 0.5,
      untitledSingleSelectEnum: 'Phoebe',
      untitledMultipleSelectEnum: ['Piano', 'Bass'],
      titledSingleSelectEnum: 'hero-3',
      titledMultipleSelectEnum: ['fish-1', 'fish-3'],
      legacyTitledEnum: 'pet-5',
    },
  };
  expect(received(await chat.reply())).toEqual(expected);
  expect(await chat.result()).toEqual(expected);
});

it('gives the server all 13 kinds of answers, by keyboard alone', async () => {
  const { page } = chat;
  const { keyboard } = page;
  await tabTo(page, page.getByRole('textbox', { name: '消息' }));
  await keyboard.type('trigger-elicitation-request');
  await keyboard.press('Enter');
  const card = await chat.card();
  // The composer was being typed in: it keeps its focus, and the card is reached like anything else.
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);

  const write = async (name: string, text: string) => {
    await tabTo(page, card.getByRole('textbox', { name }));
    await keyboard.press('Control+A');
    await keyboard.type(text);
  };
  const enter = async (group: string) => {
    const radios = card.getByRole('radiogroup', { name: group }).getByRole('radio');
    await tabTo(page, radios);
  };
  const press = (key: string) => keyboard.press(key, { delay: 60 });

  await write(question.name, 'Li Wei');
  await enter(question.check);
  await press('2');
  await write(question.firstLine, 'One.');
  await write(question.email, 'li@example.com');
  await write(question.homepage, 'https://example.com/');
  await write(question.birthdate, '1999-12-31');
  await write(question.integer, '7');
  await write(question.number, '1e-3');
  await enter(question.friend);
  await press('ArrowDown');
  await press('ArrowDown');
  await tabTo(page, card.getByRole('checkbox', { name: 'Violin' }));
  await press('Space');
  await enter(question.hero);
  await press('ArrowUp');
  await tabTo(page, card.getByRole('checkbox', { name: 'Tuna' }));
  await press('Space');
  await tabTo(page, card.getByRole('checkbox', { name: 'Salmon' }));
  await press('Space');
  await enter(question.pet);
  await press('4');
  await tabTo(page, card.getByRole('button', { name: '提交' }));
  await press('Enter');

  const expected = {
    action: 'accept',
    content: {
      name: 'Li Wei',
      check: false,
      firstLine: 'One.',
      email: 'li@example.com',
      homepage: 'https://example.com/',
      birthdate: '1999-12-31',
      integer: 7,
      number: 0.001,
      untitledSingleSelectEnum: 'Joey',
      untitledMultipleSelectEnum: ['Guitar', 'Violin'],
      titledSingleSelectEnum: 'hero-3',
      titledMultipleSelectEnum: ['fish-2'],
      legacyTitledEnum: 'pet-4',
    },
  };
  expect(received(await chat.reply())).toEqual(expected);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-phase'))).toBe('answered');
});

it('sends the defaults of a form left as it is, and holds back a form without its required name', async () => {
  await chat.run(TOOL);
  const card = await chat.card();
  await card.getByRole('button', { name: '提交' }).click();
  const name = card.getByRole('textbox', { name: question.name });
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Li');
  await card.getByRole('button', { name: '提交' }).click();
  expect(received(await chat.reply())).toEqual({
    action: 'accept',
    content: {
      name: 'Li',
      firstLine: 'It was a dark and stormy night.',
      integer: 42,
      number: 3.14,
      untitledSingleSelectEnum: 'Monica',
      untitledMultipleSelectEnum: ['Guitar'],
      titledSingleSelectEnum: 'hero-1',
      titledMultipleSelectEnum: ['fish-1'],
      legacyTitledEnum: 'pet-1',
    },
  });
});

it('tells the server of a cancel', async () => {
  await chat.run(TOOL);
  const card = await chat.card();
  await card.getByRole('radio', { name: 'Superman' }).focus();
  await chat.page.keyboard.press('Escape');
  const reply = await chat.reply();
  expect(reply).toContain('User cancelled the elicitation dialog');
  expect(received(reply)).toEqual({ action: 'cancel' });
  expect(await chat.result()).toEqual({ action: 'cancel' });
});

it('tells the server of a decline', async () => {
  await chat.run(TOOL);
  const card = await chat.card();
  await card.getByRole('button', { name: '拒绝' }).click();
  const reply = await chat.reply();
  expect(reply).toContain('User declined to provide the requested information');
  expect(received(reply)).toEqual({ action: 'decline' });
});
