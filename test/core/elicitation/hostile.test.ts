// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  blockFromElicitation,
  checkAnswers,
  limits,
  mcp,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import { form } from '../support.js';

const TIMEOUT = 30_000;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const propertiesOf = (count: number, schema: unknown) =>
  Object.fromEntries(times(count, (index) => [`p${index}`, schema]));

/** A chain of definitions, each a reference to the next. */
const chain = (length: number) =>
  form(
    { f: { $ref: '#/$defs/d0' } },
    {
      $defs: Object.fromEntries(
        times(length, (index) => [
          `d${index}`,
          index === length - 1 ? { type: 'string' } : { $ref: `#/$defs/d${index + 1}` },
        ]),
      ),
    },
  );

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let schema: unknown = { type: 'string' };
  for (let level = 0; level < depth; level += 1) schema = wrap(schema);
  return schema;
};

const names = (count: number) => times(count, (index) => `value ${index}`);

/** Two thousand properties that all refer to one definition. */
const sharing = (definition: unknown, beside: object = {}) =>
  form(propertiesOf(limits.questions, { $ref: '#/$defs/big', ...beside }), { $defs: { big: definition } });

describe('a form of great size is declined as that', () => {
  it.each<readonly [string, () => unknown]>([
    ['too many properties', () => form(propertiesOf(100_000, { type: 'string' }))],
    ['one too many', () => form(propertiesOf(limits.questions + 1, { type: 'string' }))],
    ['a million options', () => form({ f: { enum: names(1_000_000) } })],
    ['one option too many', () => form({ f: { enum: names(limits.options + 1) } })],
    ['a million options through references', () => sharing({ enum: names(500) })],
    [
      'a million titled options through references',
      () => sharing({ oneOf: names(500).map((name) => ({ const: name, title: 'T' })) }),
    ],
    [
      'a million options in items through references',
      () => sharing({ type: 'array', items: { enum: names(500) } }),
    ],
    [
      'a million values that enforce drops',
      () => sharing({ type: 'string', enum: ['a', ...times(5000, Number)] }),
    ],
    ['a long enum beside few options', () => sharing({ oneOf: [{ const: 'value 1' }], enum: names(20_000) })],
    [
      'a long list in items',
      () => sharing({ type: 'array', items: { enum: ['a'], enumNames: names(50_000) } }),
    ],
    ['a long list of types', () => sharing({ type: times(50_000, () => 'string'), enum: ['a'] })],
    [
      'a long default',
      () => sharing({ type: 'array', items: { enum: ['a'] }, default: times(90_000, () => 'b') }),
    ],
    ['long names', () => sharing({ enum: ['a'], enumNames: names(50_000) })],
    ['long text', () => form({ f: { title: 'x'.repeat(limits.characters) } })],
    ['long text through references', () => sharing({ description: 'x'.repeat(10_000) })],
    ['a long pattern through references', () => sharing({ type: 'string', pattern: 'x'.repeat(10_000) })],
    ['a long message', () => ({ ...form({}), message: 'x'.repeat(limits.characters + 1) })],
    ['a deep chain of references', () => chain(limits.references + 2)],
    ['a very deep one', () => chain(100_000)],
    ['deep allOf', () => form({ f: nested(5000, (inner) => ({ allOf: [inner] })) })],
    ['deep anyOf', () => form({ f: nested(5000, (inner) => ({ anyOf: [inner, { type: 'null' }] })) })],
  ])(
    '%s',
    (_what, make) => {
      const params = make();
      for (const profile of [wework, mcp]) {
        const read = blockFromElicitation(params, { profile });
        expect(read).toMatchObject({ ok: false, reason: 'limit', result: { action: 'decline' } });
      }
      expect(
        resultFromAnswers(params, { answers: { f: { answers: ['x'] } } }, { profile: mcp }),
      ).toMatchObject({ action: 'decline' });
      expect(checkAnswers(params, { answers: {} }, { profile: mcp })).toMatchObject([{ code: 'limit' }]);
    },
    TIMEOUT,
  );
});

describe('a form that is odd at great length is declined all the same', () => {
  it.each<readonly [string, () => unknown]>([
    [
      'a circle of twenty references',
      () => {
        const count = 20;
        return form(
          { f: { $ref: '#/$defs/d0' } },
          {
            $defs: Object.fromEntries(
              times(count, (index) => [`d${index}`, { $ref: `#/$defs/d${(index + 1) % count}` }]),
            ),
          },
        );
      },
    ],
    ['a reference to the form itself', () => form({ f: { $ref: '#/properties/f' } })],
    [
      'a deep object',
      () => form({ f: nested(50_000, (inner) => ({ type: 'object', properties: { f: inner } })) }),
    ],
    ['a deep array', () => form({ f: nested(50_000, (inner) => ({ type: 'array', items: inner })) })],
    ['a pointer of a million steps', () => form({ f: { $ref: `#${'/a'.repeat(1_000_000)}` } })],
    [
      'equal lists that would take long to compare',
      () => {
        const both = { a: { enum: names(90_000) }, b: { enum: names(90_000) } };
        return form(propertiesOf(limits.questions, { $ref: '#/$defs/a', allOf: [{ $ref: '#/$defs/b' }] }), {
          $defs: both,
        });
      },
    ],
    ['a million nulls', () => sharing({ anyOf: times(1_000_000, () => ({ type: 'null' })) }, { title: 'T' })],
  ])(
    '%s',
    (_what, make) => {
      expect(blockFromElicitation(make(), { profile: mcp })).toMatchObject({ ok: false, reason: 'schema' });
    },
    TIMEOUT,
  );
});

describe('a form of a size that somebody may still send is asked', () => {
  it.each<readonly [string, () => unknown]>([
    ['many properties', () => form(propertiesOf(limits.questions, { type: 'string' }))],
    ['many options', () => form({ f: { enum: names(limits.options), enumNames: names(limits.options) } })],
    [
      'many that share their options',
      () =>
        sharing({
          oneOf: [
            { const: 'a', title: 'A' },
            { const: 'b', title: 'B' },
          ],
          title: 'T',
        }),
    ],
    ['a chain of references', () => chain(limits.references - 1)],
    [
      'one nullable field behind many nulls',
      () => form({ f: { anyOf: [...times(90_000, () => ({ type: 'null' })), { type: 'string' }] } }),
    ],
    [
      'deep junk beside what is read',
      () => form({ f: { type: 'string', 'x-deep': nested(50_000, (inner) => ({ a: inner })) } }),
    ],
  ])(
    '%s',
    (_what, make) => {
      const params = make();
      for (const profile of [wework, mcp]) {
        expect(blockFromElicitation(params, { profile })).toMatchObject({ ok: true });
        expect(resultFromAnswers(params, { answers: { f: { answers: ['x'] } } }, { profile })).toMatchObject({
          action: 'accept',
        });
      }
    },
    TIMEOUT,
  );
});

describe('a response of great size', () => {
  it.each<readonly [string, () => unknown, unknown]>([
    ['many unknown ids', () => ({ answers: propertiesOf(200_000, { answers: ['x'] }) }), {}],
    ['many answers to one choice', () => ({ answers: { f: { answers: names(500_000) } } }), {}],
    ['a very long text', () => ({ answers: { n: { answers: ['9'.repeat(2_000_000)] } } }), {}],
  ])(
    'is read in time: %s',
    (_what, make, content) => {
      const params = form({ f: { enum: ['a', 'b'] }, n: { type: 'integer' } });
      expect(resultFromAnswers(params, make() as never, { profile: mcp })).toMatchObject({
        action: 'accept',
        content,
      });
    },
    TIMEOUT,
  );
});
