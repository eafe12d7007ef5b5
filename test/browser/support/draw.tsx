import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Draws something on the page, in StrictMode, until the test is over. */
export function draw(element: ReactNode, into: Element | ShadowRoot = document.body): Element {
  const host = document.createElement('div');
  into.append(host);
  const root = createRoot(host);
  flushSync(() => {
    root.render(<StrictMode>{element}</StrictMode>);
  });
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return host;
}

/** What has focus, as a person would call it. */
export function focused(): string {
  const element = document.activeElement;
  const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
  const [ownLabel] = (element as HTMLInputElement | null)?.labels ?? [];
  return (label ?? ownLabel ?? element)?.textContent.trim() ?? '';
}
