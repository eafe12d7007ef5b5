import { fc } from '@fast-check/vitest';
import type { Profile } from '../../src/core/index.js';
import { mcp, wework } from '../../src/core/index.js';

/** An object whose keys may be `__proto__` and the like, as JSON.parse would make it. */
const objectOf = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries);

/** Names that trip naive code, and ordinary ones. */
const keys = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    ' a ',
    'a.b',
    '0',
    'name',
  ),
  fc.string({ maxLength: 5 }),
);

/** Short texts: blank, alike, looking like numbers, outside the first plane. */
export const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'a',
    'b',
    'A',
    '1',
    '2',
    '1.5',
    'true',
    'false',
    'null',
    '👍🏽',
    'é',
    '\n',
    '__proto__',
  ),
  fc.constantFrom('a@b.co', 'https://example.org', '2026-01-31', '2026-01-31T09:00:00Z', '-0', '1e3', '１２'),
  fc.string({ maxLength: 6, unit: 'binary' }),
);

const scalars = fc.oneof(
  texts,
  fc.integer({ min: -3, max: 12 }),
  fc.boolean(),
  fc.constantFrom(0.5, 1e21, -0),
);
const words = fc.record({ title: texts, description: texts }, { requiredKeys: [] });
const with_ = (rest: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .tuple(fc.record(rest, { requiredKeys: [] }), words)
    .map(([keywords, said]) => ({ ...keywords, ...said }));
const lengths = { minLength: fc.nat(3), maxLength: fc.nat(8) };
const bounds = fc.oneof(fc.integer({ min: -5, max: 20 }), fc.constantFrom(0.5, -1.5));
const limits = {
  minimum: bounds,
  maximum: bounds,
  exclusiveMinimum: bounds,
  exclusiveMaximum: bounds,
  multipleOf: fc.constantFrom(0.1, 0.5, 1, 2, 3),
};
const counts = { minItems: fc.nat(3), maxItems: fc.nat(3) };

const optionsOf = (values: fc.Arbitrary<unknown>) => {
  const member = fc
    .tuple(values, fc.option(texts, { nil: undefined }))
    .map(([value, title]) => (title === undefined ? { const: value } : { const: value, title }));
  const members = fc.array(member, { minLength: 1, maxLength: 5 });
  return fc.oneof(
    members.map((oneOf) => ({ oneOf })),
    members.map((anyOf) => ({ anyOf })),
    fc
      .tuple(fc.array(values, { minLength: 1, maxLength: 5 }), fc.array(texts, { maxLength: 6 }))
      .map(([listed, enumNames]) => ({ enum: listed, enumNames })),
  );
};
const typed = fc.constantFrom(
  {},
  { type: 'string' },
  { type: 'number' },
  { type: 'integer' },
  { type: 'boolean' },
);
/** Options that fit their type, and options at odds with it and with limits. */
const choice = fc
  .oneof(
    fc.tuple(optionsOf(texts), fc.constantFrom({}, { type: 'string' }), with_({ default: texts })),
    fc.tuple(optionsOf(fc.integer({ min: -3, max: 9 })), fc.constantFrom({}, { type: 'integer' }), words),
    fc.tuple(optionsOf(scalars), typed, with_({ ...lengths, ...limits, default: scalars })),
  )
  .map((parts) => Object.assign({}, ...parts) as object);

const text = with_({
  ...lengths,
  format: fc.constantFrom('email', 'uri', 'date', 'date-time'),
  pattern: fc.constantFrom('^a', '\\d', '^.{2,4}$'),
  default: texts,
}).map((rest) => ({ type: 'string', ...rest }));
const number = fc
  .tuple(fc.constantFrom('number', 'integer'), with_({ ...limits, default: bounds }))
  .map(([type, rest]) => ({ type, ...rest }));
const boolean = with_({ default: fc.boolean() }).map((rest) => ({ type: 'boolean', ...rest }));
const list = fc
  .tuple(choice, with_({ ...counts, default: fc.array(texts, { maxLength: 3 }) }))
  .map(([items, rest]) => ({ type: 'array', items, ...rest }));
const fixed = fc.tuple(scalars, typed).map(([value, type]) => ({ ...type, const: value }));

const plain = fc.oneof(text, number, boolean, choice, list, with_({}), fixed);
const nullable = fc
  .tuple(plain, words)
  .map(([field, said]) => ({ anyOf: [field, { type: 'null' }], ...said }));
const wrapped = fc.tuple(plain, words).map(([field, said]) => ({ allOf: [field], ...said }));
const referring = fc
  .tuple(fc.constantFrom('#/$defs/a', '#/$defs/b'), words)
  .map(([$ref, said]) => ({ $ref, ...said }));

/** Properties that JSON Schema allows, most of them drawn. */
const fields = fc.oneof({ weight: 6, arbitrary: plain }, nullable, wrapped, referring);

/** Params of a form that a server may well send. */
export const forms = fc
  .tuple(
    fc.uniqueArray(fc.tuple(keys, fields), { selector: ([key]) => key, maxLength: 5 }),
    plain,
    plain,
    fc.nat(),
  )
  .map(([entries, a, b, picks]) => ({
    mode: 'form',
    message: 'm',
    requestedSchema: {
      type: 'object',
      $defs: { a, b },
      properties: objectOf(entries),
      required: entries.map(([key]) => key).filter((_key, index) => (picks >> index) % 2 === 1),
    },
  }));

const anything = fc.jsonValue({ maxDepth: 3 });
const keyword = fc.oneof(
  fc.tuple(
    fc.constant('type'),
    fc.oneof(
      fc.constantFrom('string', 'array', 'object', 'null', 'frob', ['string', 'null'], ['string', 'number']),
      anything,
    ),
  ),
  fc.tuple(
    fc.constantFrom('$ref'),
    fc.oneof(
      fc.constantFrom('#', '#/$defs/a', '#/properties/name', '#/requestedSchema', 'https://x.test'),
      anything,
    ),
  ),
  fc.tuple(
    fc.constantFrom('oneOf', 'anyOf', 'allOf', 'enum', 'enumNames', 'items'),
    fc.oneof(fc.array(fields, { maxLength: 3 }), fields, anything),
  ),
  fc.tuple(
    fc.constantFrom(
      'const',
      'default',
      'title',
      'description',
      'format',
      'pattern',
      'minLength',
      'multipleOf',
      'minItems',
      'properties',
      'required',
    ),
    anything,
  ),
);
const malformed = fc.array(keyword, { maxLength: 6 }).map(objectOf);

/** Params that are nearly a form. */
const nearForms = fc
  .tuple(
    fc.array(fc.tuple(keys, fc.oneof(malformed, fields, anything)), { maxLength: 4 }),
    malformed,
    anything,
    keys,
  )
  .map(([entries, a, stray, key]) => ({
    ...objectOf([[key, stray]]),
    requestedSchema: { $defs: { a }, properties: objectOf(entries), ...objectOf([[key, stray]]) },
  }));

/** Whatever may arrive. */
export const params = fc.oneof(
  { weight: 3, arbitrary: nearForms },
  forms,
  anything,
  anything.map((requestedSchema) => ({ requestedSchema })),
  anything.map((properties) => ({ requestedSchema: { properties } })),
);

/** Payloads that are nearly a block. */
export const payloads = fc.oneof(
  anything,
  fc.array(anything).map((questions) => ({ questions })),
  fc
    .array(
      fc
        .tuple(
          keys,
          fc.array(fc.oneof(texts, anything), { maxLength: 3 }),
          fc.array(fc.tuple(keys, anything), { maxLength: 3 }),
          malformed,
        )
        .map(([id, labels, rest, more]) => ({
          ...objectOf(rest),
          ...more,
          id,
          options: labels.map((label) => ({ label })),
        })),
      { maxLength: 4 },
    )
    .map((questions) => ({ questions })),
);

/** Responses for any form: entries for likely keys, most of them well formed. */
export const responses = fc.oneof(
  anything,
  fc
    .array(
      fc.tuple(
        keys,
        fc.oneof(
          fc.array(texts, { maxLength: 3 }).map((answers) => ({ answers })),
          anything,
        ),
      ),
    )
    .map((entries) => ({ answers: objectOf(entries) })),
);

/** Any profile. */
export const profiles: fc.Arbitrary<Profile> = fc
  .tuple(
    fc.constantFrom(wework, mcp),
    fc.record(
      {
        preselect: fc.constantFrom('first' as const, 'default' as const, 'none' as const),
        submitOnSelect: fc.boolean(),
        enforce: fc.boolean(),
        multiSelect: fc.boolean(),
        blankText: fc.constantFrom('send' as const, 'omit' as const),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([base, switches]) => ({ ...base, ...switches }));
