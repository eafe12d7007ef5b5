import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The page of a chat host, and what a person sees there. */
export interface Chat {
  readonly page: Page;
  /** The cards that still ask. */
  readonly cards: Locator;
  /** The newest of them, once it is there. */
  readonly card: () => Promise<Locator>;
  /** Presses a tool's button. */
  readonly run: (tool: string) => Promise<void>;
  /** What the plugin answers to the call made last, in full. Waits for it. */
  readonly reply: () => Promise<string>;
  /** The result that went to the plugin last, to the letter. */
  readonly result: () => Promise<unknown>;
  /** What the page complained about. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens the page in a browser profile of its own, in Chinese. */
export async function openChat(browser: Browser, url: string): Promise<Chat> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 900, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(url);
  await page.locator('.tools button').first().waitFor();

  const cards = page.locator('[data-chat-form="card"][data-phase="asking"]');
  const replies = page.locator('li.replied .text');
  let seen = 0;
  return {
    page,
    cards,
    card: async () => {
      await cards.last().waitFor();
      return cards.last();
    },
    run: async (tool) => {
      seen = await replies.count();
      await page.getByRole('button', { name: tool, exact: true }).click();
    },
    reply: async () => {
      await expect.poll(() => replies.count(), { timeout: 10_000 }).toBeGreaterThan(seen);
      return replies.last().innerText();
    },
    result: async () => JSON.parse(await page.locator('li.result pre').last().innerText()) as unknown,
    complaints,
    close: () => context.close(),
  };
}
