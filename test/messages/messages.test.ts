// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockFromElicitation, checkAnswers, mcp, readBlock } from '../../src/core/index.js';
import type { Messages } from '../../src/messages/index.js';
import { en, issueText, messagesFor, zhCN } from '../../src/messages/index.js';
import schemas from '../fixtures/schemas.json' with { type: 'json' };

const HAN = /\p{Script=Han}/u;

/** Every word of a language by its path; functions are asked with something for each parameter. */
function words(messages: Messages): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (path: string, value: unknown): void => {
    if (typeof value === 'string') found.set(path, value);
    else if (typeof value === 'function')
      found.set(path, String(call(path, value as (...args: unknown[]) => unknown)));
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(path === '' ? key : `${path}.${key}`, inner);
    }
  };
  walk('', messages);
  return found;
}

function call(path: string, say: (...args: unknown[]) => unknown): unknown {
  if (path === 'selectionRange') return say(1, 3);
  if (path === 'needAttention') return say(2);
  if (path.startsWith('issues.')) return say({ limit: 3, key: 'name' });
  return say('Deploy', 'Deploy');
}

/** What reads the same in every language. */
const SAME = new Set(['lang', 'yes', 'no', 'listSeparator', 'formatHints.email', 'formatHints.uri']);

describe('the words', () => {
  it('are the same set in both languages, but for the language tag', () => {
    const keys = (messages: Messages) => [...words(messages).keys()].filter((key) => key !== 'lang').sort();
    expect(keys(zhCN)).toEqual(keys(en));
    expect(zhCN.lang).toBe('zh-CN');
  });

  it.each([...words(zhCN)].filter(([key]) => !SAME.has(key)))('%s is Chinese: %s', (key, text) => {
    expect(text).toMatch(HAN);
    expect(text).not.toBe(words(en).get(key));
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it.each([...words(en)])('%s is English: %s', (_key, text) => {
    expect(text).not.toMatch(HAN);
    expect(text).not.toMatch(/undefined|null|\[object/);
    expect(text.trim()).not.toBe('');
  });

  it.each([
    [1, 1, 'Choose 1', '请选择 1 项'],
    [2, 4, 'Choose 2 to 4', '请选择 2 至 4 项'],
    [2, undefined, 'Choose at least 2', '至少选择 2 项'],
    [undefined, 4, 'Choose up to 4', '最多选择 4 项'],
    [0, 4, 'Choose up to 4', '最多选择 4 项'],
  ])('say how many may be chosen: %s to %s', (minimum, maximum, english, chinese) => {
    expect([en.selectionRange(minimum, maximum), zhCN.selectionRange(minimum, maximum)]).toEqual([
      english,
      chinese,
    ]);
  });

  it('name a card with and without a server, and a failure with and without a reason', () => {
    expect([en.cardName('X'), en.cardName(undefined)]).toEqual(['Question from X', 'Question']);
    expect([zhCN.cardName('X'), zhCN.cardName(undefined)]).toEqual(['来自 X 的提问', '提问']);
    expect(en.sendFailed('offline')).toContain('(offline)');
    expect(zhCN.sendFailed(undefined)).not.toMatch(/undefined|（/);
    expect([en.needAttention(1), en.needAttention(2)]).toEqual([
      '1 answer needs attention',
      '2 answers need attention',
    ]);
  });
});

/** The codes that readers and checks of the core write down in their sources. */
function codesInSource(): Set<string> {
  const src = resolve(import.meta.dirname, '../../src');
  const files = ['schema', 'core/answers', 'core/elicitation', 'core/hints'].flatMap((folder) =>
    readdirSync(join(src, folder)).map((name) => readFileSync(join(src, folder, name), 'utf8')),
  );
  const calls =
    /(?:code: |(?:fail|unsupported)\((?:\[[^\]]*\], )?|refuse\(\s*'\w+',\s*\[[^\]]*\],\s*)'(\w+)'/g;
  return new Set(files.flatMap((text) => [...text.matchAll(calls)].map(([, code]) => code!)));
}

/** The codes that come of reading all collected schemas, and of answers that break every limit. */
function codesSeen(): Set<string> {
  const cases = schemas as unknown as { params?: unknown; schema?: unknown }[];
  const seen = new Set<string>();
  for (const one of cases) {
    const params = one.params ?? { mode: 'form', message: 'm', requestedSchema: one.schema ?? one };
    for (const { code } of blockFromElicitation(params, { profile: mcp }).issues) seen.add(code);
  }
  for (const payload of [null, {}, { kind: 'x' }, { questions: 3 }, { questions: [{}] }])
    for (const { code } of readBlock(payload).issues) seen.add(code);
  for (const [field, answer] of broken) {
    const params = {
      mode: 'form',
      message: 'm',
      requestedSchema: { type: 'object', properties: { f: field }, required: ['f'] },
    };
    const response = { answers: { f: { answers: answer } } };
    for (const { code } of checkAnswers(params, response, { profile: mcp, matchPattern: () => false }))
      seen.add(code);
  }
  return seen;
}

const broken: readonly (readonly [object, string[]])[] = [
  [{ type: 'string' }, []],
  [{ type: 'string', enum: ['a'] }, ['z']],
  [{ type: 'number' }, ['x']],
  [{ type: 'integer' }, ['1.5']],
  [{ type: 'number', minimum: 3 }, ['1']],
  [{ type: 'number', maximum: 3 }, ['4']],
  [{ type: 'number', exclusiveMinimum: 3 }, ['3']],
  [{ type: 'number', exclusiveMaximum: 3 }, ['3']],
  [{ type: 'number', multipleOf: 3 }, ['4']],
  [{ type: 'string', minLength: 3 }, ['x']],
  [{ type: 'string', maxLength: 3 }, ['xxxx']],
  [{ type: 'string', pattern: 'x' }, ['y']],
  [{ type: 'string', format: 'email' }, ['y']],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, minItems: 2 }, ['a']],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, maxItems: 1 }, ['a', 'b']],
];

describe('an issue of the core', () => {
  const codes = new Set([...codesInSource(), ...codesSeen()]);

  it('is found here whatever it is about', () => {
    expect([...codesSeen()]).toEqual(
      expect.arrayContaining([
        'required',
        'option',
        'integer',
        'multipleOf',
        'pattern',
        'maxItems',
        'missing',
      ]),
    );
    expect([...codesInSource()]).toEqual(
      expect.arrayContaining([
        'recursive',
        'remote_ref',
        'unsupported',
        'limit',
        'wrong_type',
        'default_ignored',
        'hint_ignored',
      ]),
    );
  });

  it.each([...codes].sort())('%s has a sentence of its own in both languages', (code) => {
    for (const messages of [en, zhCN]) {
      expect(Object.keys(messages.issues)).toContain(code);
      expect(issueText(messages, { path: [], code, params: { limit: 3, key: 'k' } })).not.toBe(
        messages.issues.unknown({}),
      );
    }
  });

  it.each(['toString', '__proto__', 'no_such_code', ''])(
    'that nobody knows (%j) gets a general sentence',
    (code) => {
      expect(issueText(en, { path: [], code })).toBe('Is not right');
      expect(issueText(zhCN, { path: [], code })).toBe('不正确');
    },
  );
});

describe('a host’s own words', () => {
  it('stand in place of the built-in ones, and only of those', () => {
    const own = messagesFor('zh-CN', { submit: '发送' });
    expect([own.submit, own.cancel, own.lang]).toEqual(['发送', '取消', 'zh-CN']);
    expect(zhCN.submit).toBe('提交');
  });

  it('may replace single sentences', () => {
    const own = messagesFor('en', { issues: { ...en.issues, required: () => 'Please!' } });
    expect(issueText(own, { path: [], code: 'required' })).toBe('Please!');
    expect(issueText(own, { path: [], code: 'number' })).toBe('Enter a number');
  });

  it('are not needed', () => {
    expect(messagesFor('en')).toBe(en);
    expect(messagesFor('zh-CN')).toBe(zhCN);
  });
});
