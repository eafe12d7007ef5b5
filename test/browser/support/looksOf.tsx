import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** The name, the box and every computed style of a part. */
export type Look = Readonly<Record<string, string>>;

/** How every part of something looks on a page of its own with these style sheets, in this order. */
export function looksOf(element: ReactNode, sheets: readonly string[]): readonly Look[] {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 700px; height: 900px; border: 0';
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('The frame has no document, so there is nothing to draw into.');
  page.head.innerHTML = sheets.map((css) => `<style>${css}</style>`).join('');
  page.body.innerHTML = '<div style="font: 16px/1.5 sans-serif; position: absolute; inset: 8px"></div>';
  const root = createRoot(page.body.firstElementChild as HTMLElement);
  flushSync(() => {
    root.render(element);
  });
  const looks = [...page.querySelectorAll<HTMLElement>('[data-chat-form]')].map((part) =>
    lookOf(part, frame),
  );
  root.unmount();
  frame.remove();
  return looks;
}

/** What differs between two looks of the same parts, at most 20 of it. */
export function differences(looks: readonly Look[], from: readonly Look[]): readonly string[] {
  const found = looks.flatMap((part, index) =>
    Object.keys(part)
      .filter((name) => part[name] !== from[index]?.[name])
      .map((name) => `${part['part'] ?? ''}: ${name} ${part[name] ?? ''} ≠ ${from[index]?.[name] ?? ''}`),
  );
  return [...new Set(found)].slice(0, 20);
}

/** What a page may set without anybody seeing it in the card. */
const IGNORED = new Set([
  'tab-size',
  '-webkit-tap-highlight-color',
  'font-feature-settings',
  'font-variation-settings',
]);

function lookOf(part: HTMLElement, frame: HTMLIFrameElement): Look {
  const computed = frame.contentWindow?.getComputedStyle(part);
  const { x, y, width, height } = part.getBoundingClientRect();
  const held = [...(computed ?? [])]
    .filter((name) => !name.startsWith('--') && !IGNORED.has(name))
    .map((name) => [name, computed?.getPropertyValue(name) ?? ''] as const);
  return {
    part: part.dataset['chatForm'] ?? '',
    box: [x, y, width, height].join(' '),
    ...Object.fromEntries(held),
  };
}
