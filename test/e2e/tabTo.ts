import type { Locator, Page } from 'playwright';

/** Presses Tab until focus is on the element, or on one of the elements. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const there = await target.evaluateAll((elements) =>
      elements.some((element) => element === document.activeElement),
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(target)}.`);
}
