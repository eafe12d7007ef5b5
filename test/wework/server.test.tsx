// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import '../react/support/quiet.js';
import { states } from './support/states.js';

describe.each(states)('%s, where there is no document', (_name, make) => {
  it('is drawn in silence, the same every time', () => {
    expect(typeof document).toBe('undefined');
    const html = renderToString(make());
    expect(html).toContain('data-testid="request-user-input-');
    expect(renderToString(make())).toBe(html);
  });
});
