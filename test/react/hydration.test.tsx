import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuestionCard } from '../../src/index.js';
import { choiceAndNote } from './support/blocks.js';
import './support/quiet.js';
import { states } from './support/states.js';

const roots: Root[] = [];

function serverHtml(element: ReactElement): HTMLDivElement {
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  // React 18 warns of layout effects on a server; here the server has a document, and Radix takes it for a browser.
  vi.mocked(console.error).mockClear();
  return host;
}

function hydrate(host: HTMLElement, element: ReactElement) {
  const onRecoverableError = vi.fn();
  act(() => void roots.push(hydrateRoot(host, element, { onRecoverableError })));
  return onRecoverableError;
}

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

describe.each(states)('%s, drawn on a server', (_name, make) => {
  it.each(['', ' in StrictMode'])('comes to life in silence and looks the same%s', (mode) => {
    const element = mode === '' ? make() : <StrictMode>{make()}</StrictMode>;
    const host = serverHtml(element);
    const before = host.innerHTML;
    expect(hydrate(host, element)).not.toHaveBeenCalled();
    // Radix keeps its books in attributes; words, names and state may not change.
    expect(plain(host.innerHTML)).toBe(plain(before));
  });

  it('can be reached by keyboard before it comes to life: one stop in every radio group', () => {
    const host = serverHtml(make());
    for (const group of host.querySelectorAll('[role="radiogroup"]')) {
      const stops = [...group.querySelectorAll('[tabindex="0"]')];
      expect(stops).toHaveLength(1);
      const chosen = group.querySelector('[aria-checked="true"]');
      if (chosen) expect(stops).toEqual([chosen]);
    }
  });
});

it('leaves focus where a person put it before the page came to life', () => {
  const element = <QuestionCard block={choiceAndNote} onSubmit={() => undefined} autoFocus />;
  const host = serverHtml(element);
  screen.getByRole('textbox', { name: 'Note' }).focus();
  hydrate(host, element);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});

function plain(html: string): string {
  return html
    .replace(/ (style|data-radix-collection-item|data-orientation)="[^"]*"/g, '')
    .replaceAll('<!-- -->', '');
}
