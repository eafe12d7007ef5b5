// @vitest-environment node
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import './support/quiet.js';
import { states } from './support/states.js';

describe.each(states)('%s, where there is no document', (_name, make) => {
  it('is drawn in silence, the same every time', () => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(make());
    expect(html).not.toBe('');
    expect(renderToString(make())).toBe(html);
    expect(renderToStaticMarkup(<StrictMode>{make()}</StrictMode>)).toBe(renderToStaticMarkup(make()));
  });

  it('brings no script, no style, no form and no radio input along', () => {
    expect(renderToString(make())).not.toMatch(/<(script|style|form)|type="radio"/);
  });
});
