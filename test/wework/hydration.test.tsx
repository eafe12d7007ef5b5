import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../react/support/quiet.js';
import { cardElement } from './support/renderWework.js';
import { states } from './support/states.js';

const roots: Root[] = [];

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

describe.each(states)('%s, drawn on a server', (name, make) => {
  it('comes to life in silence, and takes focus as it does elsewhere', () => {
    const element = <StrictMode>{make()}</StrictMode>;
    const host = document.createElement('div');
    host.innerHTML = renderToString(element);
    document.body.append(host);
    // React 18 warns of layout effects on a server; here the server has a document, and Radix takes it for a browser.
    vi.mocked(console.error).mockClear();
    const text = host.textContent;
    const onRecoverableError = vi.fn();
    act(() => void roots.push(hydrateRoot(host, element, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(host.textContent).toBe(text);
    if (name !== 'summary') expect(cardElement()).toHaveFocus();
  });
});
