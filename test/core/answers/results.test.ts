// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkAnswers, mcp, resultFromAnswers, wework } from '../../../src/core/index.js';
import { releaseAnswers, releaseContent, releaseForm } from '../../fixtures/release.js';
import { contentOf, form, profiles, response } from '../support.js';

const cancel = { action: 'cancel', content: null, _meta: null };
const target = {
  oneOf: [
    { const: 'staging', title: 'Staging' },
    { const: 'production', title: 'Production' },
  ],
};

describe('an answer means an option by its value, and by its label only where that is certain', () => {
  it.each<readonly [string, unknown, string, unknown]>([
    ['its value', target, 'production', 'production'],
    ['its label, as Wework’s executor has it', target, 'Production', 'production'],
    [
      'a value before a label',
      {
        oneOf: [
          { const: 'a', title: 'b' },
          { const: 'b', title: 'a' },
        ],
      },
      'a',
      'a',
    ],
    [
      'a value before several labels',
      { oneOf: [{ const: 'x' }, { const: 'y', title: 'x' }, { const: 'z', title: 'x' }] },
      'x',
      'x',
    ],
    ['a number by its text', { enum: [1, 2], enumNames: ['One', 'Two'] }, '2', 2],
    ['a number by its label', { enum: [1, 2], enumNames: ['One', 'Two'] }, 'Two', 2],
    ['a text that looks like a number', { enum: [1, '1'] }, '1', '1'],
    ['the number beside it', { enum: [1, '1'] }, 'number:1', 1],
    ['an option that is the empty text', { enum: ['', 'a'] }, '', ''],
    ['an option that is zero', { enum: [0, 1] }, '0', 0],
    [
      'a boolean by its word',
      {
        type: 'boolean',
        oneOf: [
          { const: false, title: '否' },
          { const: true, title: '是' },
        ],
      },
      '否',
      false,
    ],
    ['an untrimmed value', { enum: [' a ', 'a'] }, ' a ', ' a '],
  ])('%s', (_what, schema, answer, value) => {
    for (const profile of Object.values(profiles))
      expect(contentOf(form({ f: schema, n: {} }), { f: answer, n: 'x' }, profile)).toEqual({
        f: value,
        n: 'x',
      });
  });

  it.each<readonly [string, unknown, string | string[]]>([
    [
      'a label that two options carry',
      {
        oneOf: [
          { const: 'a', title: 'X' },
          { const: 'b', title: 'X' },
        ],
      },
      'X',
    ],
    [
      'a label that three carry',
      { oneOf: ['a', 'b', 'c'].map((name) => ({ const: name, title: 'X' })) },
      'X',
    ],
    ['no option', target, 'Prod'],
    ['an option in other letters', target, 'PRODUCTION'],
    ['an empty answer', target, ''],
    ['an empty list', target, []],
    ['one good and one unknown', { type: 'array', items: { enum: ['a', 'b'] } }, ['a', 'zzz']],
    ['an inherited name', target, 'toString'],
  ])('leaves the key out for %s', (_what, schema, answer) => {
    for (const profile of Object.values(profiles))
      expect(contentOf(form({ f: schema, n: {} }), { f: answer, n: 'x' }, profile)).toEqual({ n: 'x' });
  });
});

describe('what counts as an answer', () => {
  it('false, 0 and "" are answers', () => {
    const params = form({ b: { type: 'boolean' }, n: { type: 'number' }, s: { type: 'string' } });
    expect(contentOf(params, { b: 'false', n: '0', s: '' })).toEqual({ b: false, n: 0, s: '' });
  });

  it('unknown ids are dropped', () => {
    expect(contentOf(form({ a: {} }), { a: 'x', zzz: 'y', toString: 'z' })).toEqual({ a: 'x' });
  });

  it('keys such as __proto__ and a.b are ordinary', () => {
    const keys = ['__proto__', 'constructor', 'toString', '', ' a ', 'a.b', 'hasOwnProperty'];
    const object = (value: unknown) =>
      JSON.parse(
        `{${keys.map((key) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`,
      ) as unknown;
    const params = {
      requestedSchema: { type: 'object', properties: object({ type: 'string' }), required: keys },
    };
    for (const profile of Object.values(profiles)) {
      const result = resultFromAnswers(params, { answers: object({ answers: ['x'] }) } as never, { profile });
      expect(JSON.parse(JSON.stringify(result.content))).toEqual(object('x'));
    }
    expect(({} as Record<string, unknown>)['answers']).toBeUndefined();
  });

  it('an unanswered toString is not read from the prototype', () => {
    expect(contentOf(form({ toString: { type: 'string' }, a: {} }), { a: 'x' })).toEqual({ a: 'x' });
    expect(contentOf(form({ constructor: { enum: ['a'] }, a: {} }), { a: 'x' }, mcp)).toEqual({ a: 'x' });
  });

  it.each<readonly [string, unknown]>([
    ['a bare text', { f: 'x' }],
    ['a bare list', { f: ['x'] }],
    ['a list of numbers', { f: { answers: [1] } }],
    ['null', { f: null }],
    ['no list', { f: { answers: 'x' } }],
  ])('an entry that is %s is no answer', (_what, answers) => {
    const params = form({ f: { type: 'string' } });
    expect(resultFromAnswers(params, { answers } as never)).toEqual({
      action: 'accept',
      content: {},
      _meta: null,
    });
  });

  it('an answer that does not parse is left out, and the rest is accepted', () => {
    const params = form({ n: { type: 'integer' }, m: { type: 'number' }, k: {} });
    expect(contentOf(params, { n: '1,000', m: 'NaN', k: 'x' })).toEqual({ k: 'x' });
    expect(contentOf(form({ n: { type: 'integer' } }), { n: 'abc' })).toEqual({});
  });
});

describe('blank text', () => {
  const params = form(
    { req: { type: 'string' }, opt: { type: 'string' }, num: { type: 'number' } },
    { required: ['req'] },
  );

  it.each([
    ['wework', { ...wework }, '', { req: '', opt: '' }],
    ['wework, white space goes as typed', { ...wework }, ' \t', { req: ' \t', opt: ' \t' }],
    [
      'omit without enforce: the required one still goes out',
      { ...wework, blankText: 'omit' as const },
      '',
      { req: '' },
    ],
    ['mcp: the required one is refused, the optional one left out', mcp, '', {}],
    ['mcp: white space only is blank', mcp, ' \n', {}],
  ])('%s', (_what, profile, text, content) => {
    expect(contentOf(params, { req: text, opt: text, num: text }, profile)).toEqual(content);
  });

  it('is never trimmed off what is not blank', () => {
    for (const profile of Object.values(profiles))
      expect(contentOf(params, { req: ' a ', opt: '\u3000b' }, profile)).toEqual({
        req: ' a ',
        opt: '\u3000b',
      });
  });
});

describe('no answers at all', () => {
  const params = form({ a: { type: 'string' } });

  it.each<readonly [string, unknown]>([
    ['null', null],
    ['undefined', undefined],
    ['an empty object', {}],
    ['answers that are null', { answers: null }],
    ['answers that are a list', { answers: [] }],
    ['a text', 'x'],
    ['a number', 0],
  ])('%s is a cancel under every profile', (_what, given) => {
    for (const profile of Object.values(profiles)) {
      expect(resultFromAnswers(params, given as never, { profile })).toEqual(cancel);
      expect(resultFromAnswers(form({}), given as never, { profile })).toEqual(cancel);
    }
  });

  it('`answers: {}` is a cancel where blank text is sent, and an accept where it is omitted', () => {
    expect(resultFromAnswers(params, { answers: {} })).toEqual(cancel);
    expect(resultFromAnswers(params, { answers: {} }, { profile: { ...mcp, blankText: 'send' } })).toEqual(
      cancel,
    );
    expect(resultFromAnswers(params, { answers: {} }, { profile: mcp })).toEqual({
      action: 'accept',
      content: {},
      _meta: null,
    });
  });
});

describe('the result', () => {
  it.each([
    ['accept', resultFromAnswers(form({ a: {} }), response({ a: 'x' }))],
    ['cancel', resultFromAnswers(form({ a: {} }), null)],
    ['decline', resultFromAnswers(form({ a: { type: 'object' } }), response({}))],
  ])('has exactly action, content and _meta, nulls included: %s', (_what, result) => {
    expect(Object.keys(result)).toEqual(['action', 'content', '_meta']);
    expect(Object.values(result)).not.toContain(undefined);
  });

  it('says who made each answer only where the host asks for it', () => {
    const params = form({ a: {}, b: { enum: ['x'] } });
    const answers = response({ a: 'text', b: 'x' });
    const sources = { a: 'typed', b: 'default', zzz: 'chosen' } as const;
    expect(resultFromAnswers(params, answers)._meta).toBeNull();
    expect(resultFromAnswers(params, answers, { sources })._meta).toEqual({
      'chat-form/sources': { a: 'typed', b: 'default' },
    });
  });

  it('under enforce leaves out what the check refuses, and keeps the rest', () => {
    const params = form({
      short: { type: 'string', minLength: 3 },
      mail: { type: 'string', format: 'email' },
      count: { type: 'integer', minimum: 1 },
      pick: { type: 'array', minItems: 2, items: { enum: ['a', 'b'] } },
      fine: { type: 'string' },
    });
    const answers = { short: 'ab', mail: 'not-mail', count: '0', pick: 'a', fine: 'x' };
    expect(contentOf(params, answers, mcp)).toEqual({ fine: 'x' });
    expect(contentOf(params, answers)).toEqual({
      short: 'ab',
      mail: 'not-mail',
      count: 0,
      pick: ['a'],
      fine: 'x',
    });
    expect(checkAnswers(params, response(answers), { profile: mcp }).map(({ path }) => path[0])).toEqual([
      'short',
      'mail',
      'count',
      'pick',
    ]);
  });
});

describe('a form of several questions', () => {
  it('reaches the plugin with every value of its own type', () => {
    const result = resultFromAnswers(releaseForm, { answers: releaseAnswers }, { profile: mcp });
    expect(result).toEqual({ action: 'accept', content: releaseContent, _meta: null });
    expect(checkAnswers(releaseForm, { answers: releaseAnswers }, { profile: mcp })).toEqual([]);
  });
});

describe('titles never decide', () => {
  it('the same titles in another order give the same values', () => {
    const values = ['a', 'b', 'c'];
    const titled = (titles: readonly string[]) =>
      form({ f: { oneOf: values.map((value, index) => ({ const: value, title: titles[index] })) } });
    for (const value of values)
      for (const titles of [
        ['1', '2', '3'],
        ['3', '1', '2'],
        ['b', 'c', 'a'],
        ['x', 'x', 'x'],
      ])
        expect(contentOf(titled(titles), { f: value })).toEqual({ f: value });
  });
});
