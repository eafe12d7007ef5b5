// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../src/manifest/index.js';
import { configIssuesFor, issueText, messagesFor } from '../../src/messages/index.js';

/** Issues in short: `path code`, with the facts that a sentence names. */
const said = (schema: unknown, value: unknown, options?: { patterns?: boolean }) =>
  checkConfig(schema, value, options).map(({ path, code, params = {} }) =>
    [path.join('/'), code, ...Object.values(params).map(String)].join(' '),
  );
const of = (field: unknown, rest: object = {}) => ({ type: 'object', properties: { a: field }, ...rest });

describe('a config against its schema', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['a value that fits', of({ type: 'string' }), { a: 'x', other: 1 }, []],
    ['nothing at all', of({}), undefined, []],
    ['a missing key', of({}, { required: ['a', 'b'] }), { b: 1 }, ['a required']],
    ['a missing key further in', of(of({}, { required: ['c'] })), { a: {} }, ['a/c required']],
    ['another type', of({ type: 'string' }), { a: 1 }, ['a wrong_type string']],
    ['another of several types', of({ type: ['string', 'null'] }), { a: 1 }, ['a wrong_type string,null']],
    ['a text for a number', of({ type: 'number' }), { a: '1' }, ['a number']],
    ['a fraction', of({ type: 'integer' }), { a: 1.5 }, ['a integer']],
    ['a root that is no object', of({}), [], [' wrong_type object']],
    ['bounds', of({ minimum: 2, multipleOf: 3 }), { a: 1 }, ['a minimum 2', 'a multipleOf 3']],
    [
      'bounds that are left out',
      of({ exclusiveMinimum: 2, exclusiveMaximum: 2 }),
      { a: 2 },
      ['a exclusiveMinimum 2', 'a exclusiveMaximum 2'],
    ],
    ['the bounds of draft 4', of({ minimum: 2, exclusiveMinimum: true }), { a: 2 }, ['a exclusiveMinimum 2']],
    ['lengths in signs', of({ maxLength: 1, minLength: 1 }), { a: '👍' }, []],
    ['lengths', of({ maxLength: 1 }), { a: 'ab' }, ['a maxLength 1']],
    ['a pattern', of({ pattern: '^a' }), { a: 'b' }, ['a pattern']],
    ['a format', of({ format: 'email' }), { a: 'b' }, ['a format email']],
    ['a format that is called url', of({ format: 'url' }), { a: 'b' }, ['a format uri']],
    ['a format that nobody knows', of({ format: 'constructor' }), { a: 'b' }, []],
    ['options', of({ enum: ['x', 1] }), { a: '1' }, ['a option']],
    ['a const', of({ const: { b: [1] } }), { a: { b: [2] } }, ['a option']],
    [
      'rows',
      of({ items: { type: 'string' } }),
      { a: ['x', 1, 2] },
      ['a/1 wrong_type string', 'a/2 wrong_type string'],
    ],
    ['the number of rows', of({ minItems: 2, uniqueItems: true }), { a: [1] }, ['a minItems 2']],
    ['rows that are the same', of({ uniqueItems: true }), { a: [{ b: 1 }, { b: 1 }] }, ['a unique']],
    [
      'tuples',
      of({ prefixItems: [{ type: 'string' }], items: { type: 'number' } }),
      { a: [1, 'x'] },
      ['a/0 wrong_type string', 'a/1 number'],
    ],
    ['a row that is needed', of({ contains: { type: 'string' } }), { a: [1] }, ['a contains']],
    [
      'two rows that are needed',
      of({ contains: { type: 'string' }, minContains: 2 }),
      { a: [1, 'x', 2] },
      ['a contains'],
    ],
    [
      'keys that are not allowed',
      of({}, { additionalProperties: false }),
      { b: 1, c: 2 },
      ['b not_allowed', 'c not_allowed'],
    ],
    ['keys of a map', of({ additionalProperties: { type: 'number' } }), { a: { x: 'y' } }, ['a/x number']],
    [
      'names of a map',
      of({ propertyNames: { pattern: '^x' } }),
      { a: { x: 1, y: 2 } },
      ['a/y property_name'],
    ],
    ['the number of keys', of({ minProperties: 1 }), { a: {} }, ['a minProperties 1']],
    ['what one key brings with it', of({}, { dependentRequired: { a: ['b'] } }), { a: 1 }, ['b required']],
    [
      'the same in older words',
      of({}, { dependencies: { a: ['b'], c: { required: ['d'] } } }),
      { a: 1, c: 1 },
      ['b required', 'd required'],
    ],
    [
      'a condition',
      of({}, { if: { properties: { a: { const: 1 } } }, then: { required: ['b'] } }),
      { a: 1 },
      ['b required'],
    ],
    [
      'all of several',
      of({ allOf: [{ minimum: 2 }, { type: 'integer' }] }),
      { a: 1.5 },
      ['a minimum 2', 'a integer'],
    ],
    ['none of several', of({ anyOf: [{ type: 'string' }, { type: 'array' }] }), { a: 1 }, ['a alternatives']],
    [
      'the one of several that was meant',
      of({ anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] }),
      { a: '' },
      ['a minLength 1'],
    ],
    [
      'the one that its kind tells',
      of({
        oneOf: ['x', 'y'].map((kind) =>
          of({}, { properties: { kind: { const: kind }, v: { type: 'number' } }, required: ['v'] }),
        ),
      }),
      { a: { kind: 'y' } },
      ['a/v required'],
    ],
    [
      'two of several where one may be',
      of({ oneOf: [{ type: 'number' }, { minimum: 0 }] }),
      { a: 1 },
      ['a one_only'],
    ],
    ['what must not be', of({ not: { const: 1 } }), { a: 1 }, ['a not_allowed']],
    [
      'a reference',
      { ...of({ $ref: '#/$defs/a~1b' }), $defs: { 'a/b': { type: 'string', minLength: 2 } } },
      { a: 'x' },
      ['a minLength 2'],
    ],
    [
      'a schema that holds itself',
      of({ $ref: '#' }, { required: ['n'] }),
      { n: 1, a: { n: 1, a: {} } },
      ['a/a/n required'],
    ],
    [
      'a reference elsewhere or nowhere',
      of({ allOf: [{ $ref: 'https://example.com/x' }, { $ref: '#/no' }, { $ref: '#/%' }] }),
      { a: 1 },
      [],
    ],
    [
      'what stands beside a reference',
      { ...of({ $ref: '#/definitions/t', minimum: 9 }), definitions: { t: {} } },
      { a: 1 },
      ['a minimum 9'],
    ],
    [
      'what stood beside one in draft 7',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...of({ $ref: '#/definitions/t', minimum: 9 }),
        definitions: { t: {} },
      },
      { a: 1 },
      [],
    ],
    [
      'keys and properties with odd names',
      {
        type: 'object',
        properties: JSON.parse(
          '{"__proto__":{"type":"number"},"a/b~c%d #é":{"type":"number"},"anyOf":{"type":"number"}}',
        ) as object,
      },
      JSON.parse('{"__proto__":"x","a/b~c%d #é":"x","anyOf":"x"}'),
      ['__proto__ number', 'a/b~c%d #é number', 'anyOf number'],
    ],
    [
      'a schema that is all wrong',
      of({
        type: 'frob',
        minLength: '1',
        pattern: '(',
        enum: 'x',
        required: true,
        items: 3,
        properties: [],
        minimum: null,
        $ref: 5,
        format: 1,
      }),
      { a: [1] },
      [],
    ],
    ['a schema that is none', 'x', { a: 1 }, []],
  ])('%s', (_, schema, value, expected) => {
    expect(said(schema, value)).toEqual(expected);
  });

  it('tries no pattern of strangers', () => {
    const schema = of({ pattern: '^(a+)+$', patternProperties: { '^(a+)+$': false } });
    expect(said(schema, { a: `${'a'.repeat(40)}b` }, { patterns: false })).toEqual([]);
  });

  it('leaves the schema and the value as they were, frozen or not', () => {
    const schema = Object.freeze({
      $id: 'x',
      type: 'object',
      properties: Object.freeze({ a: Object.freeze({ $ref: '#/$defs/b' }) }),
      $defs: { b: { type: 'string' } },
    });
    const value = Object.freeze({ a: 1 });
    expect(said(schema, value)).toEqual(['a wrong_type string']);
    expect(Object.getOwnPropertyNames(schema)).toEqual(['$id', 'type', 'properties', '$defs']);
  });

  it('says nothing of the value, so that no secret leaks', () => {
    const secret = 'hunter2-hunter2';
    const fields = [
      { type: 'number' },
      { enum: ['a'] },
      { const: 'b' },
      { maxLength: 3 },
      { pattern: '^a' },
      { format: 'uri' },
      { not: {} },
      { anyOf: [{ const: 1 }, { const: 2 }] },
    ];
    for (const field of fields) {
      const issues = checkConfig(of(field), { a: secret });
      expect(issues).toHaveLength(1);
      const messages = messagesFor('en', { issues: configIssuesFor('en') });
      expect(JSON.stringify(issues) + issues.map((issue) => issueText(messages, issue)).join()).not.toContain(
        'hunter',
      );
    }
  });

  it.each<[string, object]>([
    [
      'references that double',
      Object.fromEntries(
        Array.from({ length: 40 }, (_, i) => [
          `d${i}`,
          { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
        ]),
      ),
    ],
    ['a reference to itself', { d0: { $ref: '#/$defs/d0' } }],
    [
      'a ring',
      {
        d0: { anyOf: [{ $ref: '#/$defs/d1' }, { $ref: '#/$defs/d1' }] },
        d1: { not: { $ref: '#/$defs/d0' } },
      },
    ],
  ])('gives up on %s', (_, $defs) => {
    expect(checkConfig({ $ref: '#/$defs/d0', $defs }, {})).toEqual([
      { path: [], code: 'not_checked', severity: 'warning' },
    ]);
  });

  it('gives up on long lists of options tried again and again', () => {
    const schema = { items: { enum: Array.from({ length: 40_000 }, (_, index) => index) } };
    expect(
      said(
        schema,
        Array.from({ length: 40_000 }, () => 'x'),
      ),
    ).toEqual([' not_checked']);
  });

  it('checks a large form quickly', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 2000 }, (_, i) => [`f${i}`, { type: 'string', minLength: 2, enum: ['aa', 'bb'] }]),
    );
    const value = Object.fromEntries(Object.keys(properties).map((key) => [key, 'x']));
    expect(checkConfig({ type: 'object', properties }, value)).toHaveLength(500);
  });
});

const scalars = fc.constantFrom<unknown>(null, true, 0, 1, 2.5, '', 'a', 'ab', [], {});
const values = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalars,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** A few keywords at a time: all together would refuse everything. */
const schemaOf = (depth: number): fc.Arbitrary<object> => {
  const inner =
    depth === 0 ? fc.constantFrom<object>({}, { type: 'string' }, { minimum: 1 }) : schemaOf(depth - 1);
  const list = fc.array(inner, { minLength: 1, maxLength: 3 });
  const each: Record<string, fc.Arbitrary<unknown>> = {
    type: fc.constantFrom<unknown>('string', 'number', 'integer', 'boolean', 'array', 'object', 'null', [
      'string',
      'null',
    ]),
    enum: fc.array(scalars, { minLength: 1, maxLength: 3 }),
    const: scalars,
    minimum: fc.integer({ min: 0, max: 2 }),
    exclusiveMaximum: fc.integer({ min: 0, max: 2 }),
    multipleOf: fc.constantFrom(0.5, 2),
    minLength: fc.nat(2),
    maxLength: fc.nat(2),
    pattern: fc.constantFrom('^a', 'b'),
    properties: fc.dictionary(fc.constantFrom('a', 'b'), inner, { maxKeys: 2, noNullPrototype: true }),
    required: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    additionalProperties: fc.oneof(fc.boolean(), inner),
    items: inner,
    minItems: fc.nat(2),
    uniqueItems: fc.boolean(),
    contains: inner,
    minProperties: fc.nat(2),
    allOf: list,
    anyOf: list,
    oneOf: list,
    not: inner,
    if: inner,
    then: inner,
    dependentRequired: fc.constant({ a: ['b'] }),
    propertyNames: inner,
  };
  return fc
    .uniqueArray(fc.constantFrom(...Object.keys(each)), { minLength: 1, maxLength: 3 })
    .chain((keys) =>
      fc.record(Object.fromEntries(keys.map((key) => [key, each[key]!])), { noNullPrototype: true }),
    );
};
const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
const isValid = (schema: object, value: unknown) => {
  const valid = ajv.validate(schema, value);
  ajv.removeSchema(schema);
  return valid;
};

/** Ajv takes an empty list for one that contains what the list before it in a loop did (8.20.0). */
const isForgotten = (schema: object, value: unknown) =>
  JSON.stringify(schema).includes('"contains"') && /.\[\]/.test(JSON.stringify(value));

describe('with any schema', () => {
  it('an empty list contains nothing, whatever the list before it did', () => {
    const schema = { items: { contains: { minimum: 5 } } };
    expect(checkConfig(schema, [[7], []])).toEqual([{ path: [1], code: 'contains', severity: 'error' }]);
    expect(checkConfig(schema, [[7], [8]])).toEqual([]);
  });

  test.prop([schemaOf(2), values], { numRuns: 300 })(
    'refuses what another validator refuses',
    (schema, value) => {
      fc.pre(!isForgotten(schema, value));
      const issues = checkConfig(schema, value);
      expect(issues.length === 0).toBe(isValid(schema, value));
      const messages = (['en', 'zh-CN'] as const).map((locale) =>
        messagesFor(locale, { issues: configIssuesFor(locale) }),
      );
      for (const issue of issues)
        for (const language of messages) {
          const text = issueText(language, issue);
          expect(text).not.toMatch(/undefined|\[object/);
          expect([issue.code, text]).not.toContain(language.issues.unknown({}));
        }
    },
    30_000,
  );

  test.prop([fc.anything(), fc.anything()])('never throws', (schema, value) => {
    expect(Array.isArray(checkConfig(schema, value))).toBe(true);
  });
});
