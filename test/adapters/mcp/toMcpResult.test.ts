import { expect, it } from 'vitest';
import { toMcpResult } from '../../../src/adapters/mcp/index.js';
import type { ElicitationResult } from '../../../src/core/index.js';
import { cancelled, declined } from '../../../src/core/index.js';

it.each<[string, ElicitationResult, unknown]>([
  [
    'a filled form',
    {
      action: 'accept',
      content: { target: 'production', tags: ['a', 'b'], n: 0, ok: false, t: '' },
      _meta: null,
    },
    { action: 'accept', content: { target: 'production', tags: ['a', 'b'], n: 0, ok: false, t: '' } },
  ],
  [
    'an accepted form without answers',
    { action: 'accept', content: {}, _meta: null },
    { action: 'accept', content: {} },
  ],
  [
    'nulls inside the content',
    { action: 'accept', content: { fixed: null, missing: undefined, kept: 1 }, _meta: null },
    { action: 'accept', content: { kept: 1 } },
  ],
  ['an accept without content', { action: 'accept', content: null, _meta: null }, { action: 'accept' }],
  [
    '_meta',
    { action: 'accept', content: {}, _meta: { 'chat-form/sources': { a: 'typed' } } },
    { action: 'accept', content: {}, _meta: { 'chat-form/sources': { a: 'typed' } } },
  ],
  ['a decline', declined(), { action: 'decline' }],
  ['a cancel', cancelled(), { action: 'cancel' }],
])('strips the nulls of %s', (_name, result, expected) => {
  expect(toMcpResult(result)).toStrictEqual(expected);
});

it('keeps a key named __proto__ as an ordinary key', () => {
  const content = JSON.parse('{"__proto__":"x","gone":null}') as Record<string, unknown>;
  expect(JSON.stringify(toMcpResult({ action: 'accept', content, _meta: null }))).toBe(
    '{"action":"accept","content":{"__proto__":"x"}}',
  );
});
