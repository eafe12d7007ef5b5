import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mcp } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import styles from '../../src/styles/index.css?inline';
import { blockOf, targetField } from '../react/support/blocks.js';
import { draw } from './support/draw.js';

function withStyles() {
  const style = document.createElement('style');
  style.textContent = styles;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const form = blockOf(
  {
    target: targetField,
    sure: { type: 'boolean', title: 'Are you sure that it should go there at once?' },
    slug: { type: 'string', title: 'What is the branch called, if it has a name at all?', maxLength: 12 },
    day: { type: 'string', title: 'Day', format: 'date' },
  },
  { profile: mcp },
);

/** Where all parts stand, however far the page is scrolled. */
function places(host: Element): string[] {
  const { left, top } = host.getBoundingClientRect();
  return [...host.querySelectorAll('[data-chat-form]:not([data-chat-form="counter"])')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return `${part.getAttribute('data-chat-form') ?? ''} ${[x - left, y - top, width, height].map(Math.round).join(' ')}`;
  });
}

describe('in a strict card', () => {
  it.each([560, 280])(
    'nothing moves when a choice can be taken back or a length is near, %d wide',
    async (width) => {
      withStyles();
      const host = draw(
        <div style={{ inlineSize: width }}>
          <QuestionCard block={form} style={{ maxBlockSize: 'none' }} onSubmit={() => undefined} />
        </div>,
      );
      const before = places(host);
      await userEvent.click(page.getByRole('radio', { name: 'Staging' }));
      await userEvent.click(page.getByRole('radio', { name: 'true' }));
      await userEvent.fill(page.getByRole('textbox', { name: /branch/ }), 'main');
      expect(host.querySelectorAll('[data-chat-form="clear"]')).toHaveLength(2);
      expect(host.querySelector('[data-chat-form="counter"]')).not.toBeNull();
      expect(places(host).filter((place) => !place.startsWith('clear'))).toEqual(before);
    },
  );

  it.each(['ltr', 'rtl'])('a date never runs beneath its button on a page from %s', (direction) => {
    withStyles();
    const host = draw(
      <div dir={direction}>
        <QuestionCard block={form} onSubmit={() => undefined} />
      </div>,
    );
    const box = host.querySelector('[data-chat-form="date"] > [data-chat-form="text"]')!;
    const [text, button] = [box, host.querySelector('[data-chat-form="pick"]')!].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const atLeft = button.left < text.left + text.width / 2;
    expect(atLeft).toBe(direction === 'rtl');
    const room = parseFloat(atLeft ? paddingLeft : paddingRight);
    expect(room).toBeGreaterThanOrEqual(atLeft ? button.right - text.left : text.right - button.left);
    expect(parseFloat(atLeft ? paddingRight : paddingLeft)).toBeLessThan(20);
  });

  it('the browser’s own picker opens by a click, at the date that stands there', async () => {
    const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined);
    draw(<QuestionCard block={form} onSubmit={() => undefined} />);
    await userEvent.fill(page.getByRole('textbox', { name: 'Day' }), '2026-11-30');
    await userEvent.click(page.getByRole('button', { name: 'Choose a date' }));
    expect((showPicker.mock.contexts[0] as HTMLInputElement).valueAsDate).toEqual(new Date('2026-11-30'));
  });

  it('a card of dates stands in no form, and a form around it sends nothing of it', () => {
    const host = draw(
      <form>
        <QuestionCard block={form} onSubmit={() => undefined} />
      </form>,
    );
    const outer = host.querySelector('form')!;
    expect([...new FormData(outer).keys()]).toEqual([]);
    expect([...host.querySelectorAll('input')].every((input) => input.form === null)).toBe(true);
    expect(outer.checkValidity()).toBe(true);
  });
});
