// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/core/index.js';
import { readJsonText } from '../../src/manifest/index.js';

const parses = (text: string) => {
  try {
    return { ok: true, json: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
};

const TOKENS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"b\\n"',
  '"\\x"',
  '"',
  '1',
  '-0',
  '01',
  '1.',
  '2e5',
  'true',
  'nul',
  ' ',
  '\n',
  '\t',
  '\u007f',
  "'",
  '//',
  '\u0000',
  '\uFEFF',
  '\u2028',
  '"\ud83d"',
  '"\u0085\u2028"',
];

describe('the text of a JSON file', () => {
  test.prop([fc.array(fc.constantFrom(...TOKENS), { maxLength: 9 })], { numRuns: 5000 })(
    'is accepted exactly where JSON.parse accepts it',
    (tokens) => {
      const text = tokens.join('').replace(/^\uFEFF+/, '');
      const read = readJsonText(text);
      expect(read.ok ? { ok: true, json: read.json } : { ok: false }).toEqual(parses(text));
    },
    30_000,
  );

  test.prop([fc.json(), fc.nat(), fc.constantFrom(...TOKENS, '')], { numRuns: 1000 })(
    'also with one thing changed in it',
    (json, position, token) => {
      const cut = position % (json.length + 1);
      const text = json.slice(0, cut) + token + json.slice(cut + 1);
      if (text.startsWith('\uFEFF')) return;
      expect(readJsonText(text).ok).toBe(parses(text).ok);
    },
    30_000,
  );

  it.each([
    ['', 'json_empty', 1, 1],
    [' \n ', 'json_empty', 1, 1],
    ['{', 'json_ends', 1, 2],
    ['{"a": [1, 2', 'json_ends', 1, 12],
    ['{\n  "a": 1,\n}', 'json_comma', 3, 1],
    ['{\n  "a": 1\n  "b": 2\n}', 'json_comma', 3, 3],
    ['[1,,2]', 'json_comma', 1, 4],
    ['{ // no\n}', 'json_comment', 1, 3],
    ['{"a": 1} /* no */', 'json_comment', 1, 10],
    ["{'a': 1}", 'json_quotes', 1, 2],
    ['{a: 1}', 'json_quotes', 1, 2],
    ['{"a": tru}', 'json_quotes', 1, 7],
    ['{“a”: 1}', 'json_quotes', 1, 2],
    ['{"a": "x\ny"}', 'json_text', 1, 7],
    ['{"a": "\\d"}', 'json_text', 1, 7],
    ['{"a" 1}', 'json_unexpected', 1, 6],
    ['{"a": 01}', 'json_unexpected', 1, 7],
    ['{} {}', 'json_unexpected', 1, 4],
    ['['.repeat(200), 'too_large', 1, 102],
    [`"${'x'.repeat(limits.characters)}"`, 'too_large', 1, 1],
  ])('%.30j is none: %s at %d:%d', (text, code, line, column) => {
    const read = readJsonText(text);
    if (read.ok) throw new Error('read');
    expect([read.issues[0].code, read.place]).toEqual([code, { line, column }]);
  });

  it('knows where everything stands', () => {
    const text = '\uFEFF{\r\n  "a": {"b": [10,\n    {"c": 1}]},\n  "": 2, "__proto__": 3\n}';
    const read = readJsonText(text);
    if (!read.ok) throw new Error('not read');
    const at = (...path: (string | number)[]) => Object.values(read.placeOf(path)).join(':');
    expect([at(), at('a'), at('a', 'b'), at('a', 'b', 0), at('a', 'b', 1), at('a', 'b', 1, 'c')]).toEqual([
      '1:1',
      '2:3',
      '2:9',
      '2:15',
      '3:5',
      '3:6',
    ]);
    expect([at(''), at('__proto__')]).toEqual(['4:3', '4:10']);
    expect([at('missing'), at('a', 'missing'), at('a', 'b', 7), at('toString')]).toEqual([
      '1:1',
      '2:3',
      '2:9',
      '1:1',
    ]);
  });

  it('warns of a key that stands twice, at the second', () => {
    const read = readJsonText('{"a": 1,\n "a": 2}');
    if (!read.ok) throw new Error('not read');
    expect(read.json).toEqual({ a: 2 });
    expect(read.issues).toEqual([
      { path: ['a'], code: 'json_repeated_key', severity: 'warning', params: { key: 'a' } },
    ]);
    expect(read.placeOf(['a'])).toEqual({ line: 2, column: 2 });
  });

  it('is read in time that grows with it', () => {
    readJsonText(`[${'{"a":1},'.repeat(200_000)}1]`);
    readJsonText(`"${'\\"'.repeat(1_000_000)}`);
    readJsonText('\n'.repeat(1_000_000));
  }, 30_000);
});
