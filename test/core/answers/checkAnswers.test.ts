// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/core/index.js';
import { checkAnswers, checkQuestion, mcp, wework } from '../../../src/core/index.js';
import { form, response } from '../support.js';

/** The code, and the limit where there is one, of what is refused about the answer to one property. */
function refusal(
  schema: unknown,
  answer: string | readonly string[] | undefined,
  required = false,
  profile: Profile = mcp,
) {
  const params = form({ f: schema }, required ? { required: ['f'] } : {});
  const issues = checkAnswers(params, response(answer === undefined ? {} : { f: answer }), { profile });
  expect(issues.length).toBeLessThan(2);
  const [issue] = issues;
  if (issue === undefined) return 'fine';
  expect(issue.path).toEqual(['f']);
  const limit = issue.params?.['limit'] as string | number | undefined;
  return limit === undefined ? issue.code : `${issue.code} ${limit}`;
}

const letters = { enum: ['a', 'b', 'c'] };
const list = { type: 'array', items: letters };

describe('what is refused, and the limit that was broken', () => {
  it.each<readonly [string, unknown, string | readonly string[], string]>([
    ['too short', { type: 'string', minLength: 3 }, 'ab', 'minLength 3'],
    ['long enough in code points', { type: 'string', minLength: 2, maxLength: 2 }, '👍🏽', 'fine'],
    ['too long', { type: 'string', maxLength: 2 }, 'abc', 'maxLength 2'],
    ['long only in code units', { type: 'string', maxLength: 1 }, '🚀', 'fine'],
    ['no e-mail address', { type: 'string', format: 'email' }, 'x', 'format email'],
    ['no date', { type: 'string', format: 'date' }, '31.1.2026', 'format date'],
    ['a format that is not of MCP', { type: 'string', format: 'uuid' }, 'x', 'fine'],
    ['a pattern without a matcher', { type: 'string', pattern: '^a$' }, 'b', 'fine'],
    ['no number', { type: 'number' }, 'abc', 'number'],
    ['no integer', { type: 'integer' }, '1.5', 'integer'],
    ['too small', { type: 'number', minimum: 1 }, '0.5', 'minimum 1'],
    ['just large enough', { type: 'number', minimum: 1 }, '1', 'fine'],
    ['too large', { type: 'integer', maximum: 5 }, '6', 'maximum 5'],
    ['not above', { type: 'number', exclusiveMinimum: 0 }, '0', 'exclusiveMinimum 0'],
    ['not below', { type: 'number', exclusiveMaximum: 1 }, '1', 'exclusiveMaximum 1'],
    ['no multiple', { type: 'number', multipleOf: 0.5 }, '0.7', 'multipleOf 0.5'],
    ['a multiple', { type: 'number', multipleOf: 0.5 }, '1.5', 'fine'],
    ['a multiple that cannot be proved', { type: 'number', multipleOf: 1 }, '1e21', 'multipleOf 1'],
    ['no option', letters, 'z', 'option'],
    ['an option by its label', { oneOf: [{ const: 'a', title: 'A' }] }, 'A', 'fine'],
    ['one of several that is none', list, ['a', 'z'], 'option'],
    ['too few', { ...list, minItems: 2 }, 'a', 'minItems 2'],
    ['too few, since one came twice', { ...list, minItems: 2 }, ['a', 'a'], 'minItems 2'],
    ['too many', { ...list, maxItems: 1 }, ['a', 'b'], 'maxItems 1'],
    ['enough', { ...list, minItems: 1, maxItems: 2 }, ['a', 'b'], 'fine'],
  ])('%s', (_what, schema, answer, expected) => {
    expect(refusal(schema, answer)).toBe(expected);
    expect(refusal(schema, answer, true)).toBe(expected);
  });
});

describe('nothing, and blank', () => {
  it.each<readonly [string, unknown, string | readonly string[] | undefined, string]>([
    ['no answer', { type: 'string' }, undefined, 'required'],
    ['an empty text', { type: 'string' }, '', 'required'],
    ['white space', { type: 'string' }, ' \n', 'required'],
    ['an empty number', { type: 'number' }, '', 'required'],
    ['an empty number with a lower bound', { type: 'integer', minimum: 1 }, ' ', 'required'],
    ['no choice', letters, undefined, 'required'],
    ['an empty choice', letters, [], 'required'],
    ['no boolean', { type: 'boolean' }, undefined, 'required'],
    ['an untouched list', list, undefined, 'required'],
    ['a blank with a format', { type: 'string', format: 'email' }, '', 'required'],
    ['a blank that may be null', { type: ['string', 'null'] }, '', 'required'],
  ])(
    '%s is fine where it is optional, and refused where it is required',
    (_what, schema, answer, expected) => {
      expect(refusal(schema, answer)).toBe('fine');
      expect(refusal(schema, answer, true)).toBe(expected);
    },
  );

  it('a list emptied on purpose answers a required question, if the schema allows it', () => {
    expect(refusal(list, [], true)).toBe('fine');
    expect(refusal({ ...list, minItems: 1 }, [], true)).toBe('minItems 1');
    expect(refusal({ ...list, minItems: 1 }, [])).toBe('fine');
  });

  it('where blank text is sent, it has to be allowed', () => {
    const send = { ...mcp, blankText: 'send' as const };
    expect(refusal({ type: 'string' }, '', false, send)).toBe('fine');
    expect(refusal({ type: 'string', minLength: 1 }, '', false, send)).toBe('minLength 1');
    expect(refusal({ type: 'string', format: 'email' }, '', false, send)).toBe('format email');
    expect(refusal({ type: ['string', 'null'], minLength: 1 }, '', false, send)).toBe('fine');
    expect(refusal({ type: 'string' }, '', true, send)).toBe('required');
    expect(refusal({ type: 'string' }, '  ', true, send)).toBe('fine');
    expect(refusal({ ...list, minItems: 1 }, [], false, send)).toBe('minItems 1');
  });
});

describe('the check as a whole', () => {
  it('names one issue a question at most, in the order of the form', () => {
    const params = form(
      { b: { type: 'string', minLength: 5, format: 'email' }, a: { enum: ['x'] } },
      { required: ['a', 'b'] },
    );
    expect(checkAnswers(params, response({ b: 'x' }), { profile: mcp })).toEqual([
      { path: ['b'], code: 'minLength', params: { limit: 5 } },
      { path: ['a'], code: 'required' },
    ]);
  });

  it('says what enforce would say, whichever profile asks', () => {
    const params = form({ a: { type: 'string', format: 'email' } });
    expect(checkAnswers(params, response({ a: 'x' }))).toEqual([
      { path: ['a'], code: 'format', params: { limit: 'email' } },
    ]);
    expect(wework.enforce).toBe(false);
  });

  it('treats no response as no answers', () => {
    const params = form({ a: {}, b: {} }, { required: ['a'] });
    for (const none of [null, undefined, {}, { answers: 5 }, 'x'])
      expect(checkAnswers(params, none as never, { profile: mcp })).toEqual([
        { path: ['a'], code: 'required' },
      ]);
  });

  it('hands a form that cannot be read its own issues', () => {
    expect(checkAnswers(form({ a: { type: 'object' } }), null)).toEqual([
      { path: ['requestedSchema', 'properties', 'a'], code: 'unsupported' },
    ]);
  });

  it('asks a pattern only of the host’s matcher, and only about text that is sent', () => {
    const params = form({ a: { type: 'string', pattern: '^a+$' }, b: { type: 'string', pattern: '^b+$' } });
    const matchPattern = vi.fn((pattern: string, text: string) => new RegExp(pattern, 'u').test(text));
    expect(checkAnswers(params, response({ a: 'xyz', b: '' }), { profile: mcp, matchPattern })).toEqual([
      { path: ['a'], code: 'pattern' },
    ]);
    expect(matchPattern.mock.calls).toEqual([['^a+$', 'xyz']]);
  });

  it('is not stopped by a pattern that the matcher cannot run', () => {
    const params = form({ a: { type: 'string', pattern: '(' } });
    const matchPattern = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
    expect(checkAnswers(params, response({ a: 'x' }), { profile: mcp, matchPattern })).toEqual([]);
  });

  it('never repeats what was typed', () => {
    const secret = 'hunter2-hunter2';
    const fields = {
      password: { type: 'string', maxLength: 3 },
      token: { type: 'string', format: 'email' },
      secret: { type: 'string', pattern: '^x$' },
      apiKey: { enum: ['a'] },
      passcode: { type: 'integer' },
    };
    const answers = Object.fromEntries(Object.keys(fields).map((key) => [key, secret]));
    const issues = checkAnswers(form(fields), response(answers), { profile: mcp, matchPattern: () => false });
    expect(issues).toHaveLength(5);
    expect(JSON.stringify(issues)).not.toContain('hunter2');
  });
});

describe('a native question', () => {
  const settings = { blankText: 'send' as const };
  const native = { id: 'q', question: 'Q?', kind: 'choice' as const, options: [{ value: 'A', label: 'A' }] };

  it('may be answered in one’s own words where it says so', () => {
    expect(checkQuestion({ ...native, isOther: true }, ['my own'], settings)).toBeUndefined();
    expect(checkQuestion(native, ['my own'], settings)).toEqual({ path: ['q'], code: 'option' });
  });

  it('with an empty list of options is answered by text', () => {
    expect(checkQuestion({ ...native, options: [] }, ['anything'], settings)).toBeUndefined();
  });
});
