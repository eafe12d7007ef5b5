// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mcp, wework } from '../../../src/core/index.js';
import { contentOf, drawn, form, questionOf, questionsOf } from '../support.js';

type Row = readonly [what: string, schema: unknown, wework: string, mcp?: string];

/** What a property becomes under both profiles; one column where they agree. */
function table(rows: readonly Row[]) {
  it.each(rows)('%s', (_what, schema, lenient, strict = lenient) => {
    expect(drawn(questionOf(schema, wework))).toBe(lenient);
    expect(drawn(questionOf(schema, mcp))).toBe(strict);
  });
}

const letters = [
  { const: 'a', title: 'Letter A' },
  { const: 'b', title: 'Letter B' },
];
const manners = { wework, mcp };

describe('a list of options is a choice', () => {
  table([
    ['oneOf', { type: 'string', oneOf: letters }, 'choice [Letter A=a, Letter B=b]'],
    ['anyOf', { type: 'string', anyOf: letters }, 'choice [Letter A=a, Letter B=b]'],
    [
      'oneOf before enum',
      { type: 'string', oneOf: letters, enum: ['b', 'a'] },
      'choice [Letter A=a, Letter B=b]',
    ],
    ['options without a type', { oneOf: letters }, 'choice [Letter A=a, Letter B=b]'],
    ['a missing title', { oneOf: [{ const: 'a' }, { const: 'b', title: 'B' }] }, 'choice [a=a, B=b]'],
    ['a blank title', { oneOf: [{ const: 'a', title: '  ' }] }, 'choice [a=a]'],
    ['a title that is no text', { oneOf: [{ const: 'a', title: 7 }] }, 'choice [a=a]'],
    [
      'an option that is the empty text',
      { oneOf: [{ const: '', title: 'None' }, { const: ' ' }] },
      'choice [None=,  = ]',
    ],
    ['enum', { type: 'string', enum: ['a', 'b'] }, 'choice [a=a, b=b]'],
    ['enumNames', { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'] }, 'choice [A=a, B=b]'],
    ['too few enumNames', { type: 'string', enum: ['a', 'b'], enumNames: ['A'] }, 'choice [A=a, b=b]'],
    ['too many enumNames', { type: 'string', enum: ['a'], enumNames: ['A', 'B'] }, 'choice [A=a]'],
    ['enumNames with holes', { enum: ['a', 'b'], enumNames: [null, ''] }, 'choice [a=a, b=b]'],
    ['numbers', { type: 'number', enum: [1, 2.5] }, 'choice [1=1, 2.5=2.5]'],
    ['a number and its text', { enum: [1, '1'] }, 'choice [1=number:1, 1=1]'],
    ['a boolean and its text', { enum: ['true', true] }, 'choice [true=true, true=boolean:true]'],
    [
      'typed members',
      {
        anyOf: [
          { type: 'number', const: 1 },
          { type: 'number', const: 2 },
        ],
      },
      'choice [1=1, 2=2]',
    ],
    ['one option', { oneOf: [{ const: 'a', title: 'A' }] }, 'choice [A=a]'],
    [
      'two options with one title',
      {
        oneOf: [
          { const: 'a', title: 'X' },
          { const: 'b', title: 'X' },
        ],
      },
      'choice [X=a, X=b]',
    ],
    ['several types with options', { type: ['string', 'integer'], enum: ['a', 1] }, 'choice [a=a, 1=1]'],
  ]);

  it('carries the description of an option where a server sends one', () => {
    const question = questionOf({ oneOf: [{ const: 'a', title: 'A', description: 'The first' }] });
    expect(question).toMatchObject({ options: [{ value: 'a', label: 'A', description: 'The first' }] });
  });
});

describe('what cannot be an option declines the form', () => {
  table([
    ['an object as const', { oneOf: [{ const: { a: 1 }, title: 'A' }] }, 'declined: schema'],
    ['an array as const', { enum: [['a'], ['b']] }, 'declined: schema'],
    ['members without const', { oneOf: [{ const: 'a' }, { type: 'string' }] }, 'declined: schema'],
    ['a union of plain types', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'declined: schema'],
    [
      'a union with an array',
      { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      'declined: schema',
    ],
    ['oneOf beside anyOf', { oneOf: letters, anyOf: letters }, 'declined: schema'],
    ['oneOf that is no list', { oneOf: { const: 'a' } }, 'declined: schema'],
    ['enum that is no list', { enum: 'a' }, 'declined: schema'],
    ['nothing but null', { enum: [null] }, 'declined: schema'],
  ]);
});

describe('an empty list of options is a text', () => {
  table([
    ['enum', { type: 'string', enum: [] }, 'text'],
    ['oneOf', { type: 'string', oneOf: [] }, 'text'],
    ['oneOf, then enum', { type: 'string', oneOf: [], enum: ['a'] }, 'choice [a=a]'],
    ['enumNames alone', { type: 'string', enumNames: ['A'] }, 'text'],
  ]);
});

describe('under enforce, an option that the schema itself refuses is not offered', () => {
  table([
    ['wrong type', { type: 'string', enum: ['a', 1] }, 'choice [a=a, 1=1]', 'choice [a=a]'],
    ['every one wrong', { type: 'string', enum: [1, 2] }, 'choice [1=1, 2=2]', 'declined: schema'],
    [
      'not in the enum',
      { oneOf: letters, enum: ['a'] },
      'choice [Letter A=a, Letter B=b]',
      'choice [Letter A=a]',
    ],
    [
      'too short',
      { type: 'string', enum: ['a', 'bc'], minLength: 2 },
      'choice [a=a, bc=bc]',
      'choice [bc=bc]',
    ],
    ['too large', { type: 'integer', enum: [1, 9], maximum: 5 }, 'choice [1=1, 9=9]', 'choice [1=1]'],
    [
      'a value that two members of a oneOf allow',
      { oneOf: [{ const: 'a' }, { const: 'a', title: 'A' }, { const: 'b' }] },
      'choice [a=a, A=a, b=b]',
      'choice [b=b]',
    ],
  ]);
});

describe('a boolean is a choice of two', () => {
  table([
    ['plain', { type: 'boolean' }, 'boolean [true=true, false=false]'],
    [
      'with titles',
      {
        type: 'boolean',
        oneOf: [
          { const: true, title: '是' },
          { const: false, title: '否' },
        ],
      },
      'boolean [是=true, 否=false]',
    ],
    ['with one value allowed', { type: 'boolean', enum: [true] }, 'boolean [true=true]'],
    [
      'in the order of the schema',
      { type: 'boolean', enum: [false, true] },
      'boolean [false=false, true=true]',
    ],
    ['with an empty enum', { type: 'boolean', enum: [] }, 'boolean [true=true, false=false]'],
  ]);
});

describe('an array with options', () => {
  const both = ['choice list [Letter A=a, Letter B=b]', 'multi list [Letter A=a, Letter B=b]'] as const;
  table([
    [
      'items.enum',
      { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
      'choice list [a=a, b=b]',
      'multi list [a=a, b=b]',
    ],
    ['items.anyOf', { type: 'array', items: { anyOf: letters } }, ...both],
    ['items.oneOf', { type: 'array', items: { oneOf: letters } }, ...both],
    ['no type beside items', { items: { oneOf: letters } }, ...both],
    ['items by reference', { type: 'array', items: { allOf: [{ oneOf: letters }] } }, ...both],
    [
      'numbers',
      { type: 'array', items: { enum: [1, 2] } },
      'choice list [1=1, 2=2]',
      'multi list [1=1, 2=2]',
    ],
  ]);

  it.each(Object.entries(manners))('gives an array always (%s)', (_name, profile) => {
    const params = form({ f: { type: 'array', items: { oneOf: letters } } });
    expect(contentOf(params, { f: 'b' }, profile)).toEqual({ f: ['b'] });
    expect(contentOf(params, { f: 'Letter B' }, profile)).toEqual({ f: ['b'] });
  });

  it('gives each chosen option once, in the order it came', () => {
    const params = form({ f: { type: 'array', items: { enum: ['a', 'b', 'c'] } } });
    expect(contentOf(params, { f: ['c', 'a', 'c'] }, mcp)).toEqual({ f: ['c', 'a'] });
  });
});

describe('an array without options', () => {
  table([
    ['of strings', { type: 'array', items: { type: 'string' } }, 'text list', 'declined: schema'],
    [
      'with an empty enum',
      { type: 'array', items: { type: 'string', enum: [] } },
      'text list',
      'declined: schema',
    ],
    ['of anything', { type: 'array' }, 'text list', 'declined: schema'],
    ['of numbers', { type: 'array', items: { type: 'number' } }, 'declined: schema'],
    ['of booleans', { type: 'array', items: { type: 'boolean' } }, 'declined: schema'],
    ['of objects', { type: 'array', items: { type: 'object', properties: {} } }, 'declined: schema'],
    ['of objects without a type', { type: 'array', items: { properties: { a: {} } } }, 'declined: schema'],
    ['of arrays', { type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'declined: schema'],
    ['of what leads elsewhere', { type: 'array', items: { $ref: 'https://x.test' } }, 'declined: schema'],
    ['of an unknown type', { type: 'array', items: { type: 'frob', enum: ['a'] } }, 'declined: schema'],
    ['of a const', { type: 'array', items: { const: 'a' } }, 'declined: schema'],
    [
      'with options of its own',
      { type: 'array', enum: [['a']], items: { type: 'string' } },
      'declined: schema',
    ],
    ['with a tuple', { type: 'array', items: [{ type: 'string' }] }, 'declined: schema'],
  ]);

  it.each([
    ['text', 'one, two', { f: ['one, two'] }],
    ['blank', '', { f: [] }],
  ])('gives the text in an array, blank as an empty one: %s', (_what, text, content) => {
    expect(contentOf(form({ f: { type: 'array', items: { type: 'string' } } }), { f: text })).toEqual(
      content,
    );
  });
});

describe('numbers, text and formats', () => {
  table([
    ['number', { type: 'number' }, 'number'],
    ['integer', { type: 'integer' }, 'integer'],
    ['string', { type: 'string' }, 'text'],
    ['email', { type: 'string', format: 'email' }, 'text email'],
    ['uri', { type: 'string', format: 'uri' }, 'text uri'],
    ['date', { type: 'string', format: 'date' }, 'text date'],
    ['date-time', { type: 'string', format: 'date-time' }, 'text date-time'],
    ['a format that is not of MCP', { type: 'string', format: 'uuid' }, 'text'],
    ['no type', {}, 'text'],
    ['no type, only words', { title: 'T', description: 'D', 'x-foo': 1 }, 'text'],
    ['a maxLength of 160', { type: 'string', maxLength: 160 }, 'text'],
    ['a maxLength above 160', { type: 'string', maxLength: 161 }, 'text multiline'],
    ['a default of two lines', { default: 'one\ntwo' }, 'text multiline'],
    ['a long e-mail address', { type: 'string', format: 'email', maxLength: 320 }, 'text email'],
  ]);

  it('carries the limits that fit the type', () => {
    expect(questionOf({ type: 'string', minLength: 1, maxLength: 9, pattern: '^a', minimum: 3 })).toEqual({
      id: 'field',
      header: 'field',
      question: 'field',
      kind: 'text',
      minLength: 1,
      maxLength: 9,
      pattern: '^a',
    });
    expect(questionOf({ type: 'integer', minimum: 1, maximum: 9, multipleOf: 2, minLength: 1 })).toEqual({
      id: 'field',
      header: 'field',
      question: 'field',
      kind: 'integer',
      minimum: 1,
      maximum: 9,
      multipleOf: 2,
    });
    expect(questionOf({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 })).toMatchObject({
      kind: 'number',
      exclusiveMinimum: 0,
      exclusiveMaximum: 1,
    });
    expect(
      questionOf({ type: 'array', minItems: 1, maxItems: 2, items: { enum: ['a'] } }, mcp),
    ).toMatchObject({
      kind: 'multi',
      minItems: 1,
      maxItems: 2,
    });
  });

  it.each([
    ['a negative length', { type: 'string', minLength: -1, maxLength: '9' }],
    ['a pattern that is no text', { type: 'string', pattern: { a: 1 } }],
    ['a bound that is no number', { type: 'number', minimum: '1', multipleOf: 0 }],
  ])('ignores what is no limit: %s', (_what, schema) => {
    expect(Object.keys(questionOf(schema, mcp) as object)).toEqual(['id', 'header', 'question', 'kind']);
  });
});

describe('what the table does not name declines the whole form', () => {
  table([
    ['an unknown type', { type: 'frob' }, 'declined: schema'],
    ['two types', { type: ['string', 'number'] }, 'declined: schema'],
    ['null alone', { type: 'null' }, 'declined: schema'],
    ['null alone, in a list', { type: ['null'] }, 'declined: schema'],
    ['no type at all in the list', { type: [] }, 'declined: schema'],
    ['an object', { type: 'object' }, 'declined: schema'],
    ['an object without a type', { properties: { a: {} } }, 'declined: schema'],
    ['a text in place of a schema', 'string', 'declined: schema'],
    ['true in place of a schema', true, 'declined: schema'],
    ['null in place of a schema', null, 'declined: schema'],
    ['a list in place of a schema', [], 'declined: schema'],
  ]);
});

describe('a const is sent as it is, unasked', () => {
  it.each([
    ['text', { const: 'v1' }, 'v1'],
    ['number', { type: 'integer', const: 3 }, 3],
    ['boolean', { const: false }, false],
    ['null', { const: null }, null],
    ['null, and said so', { type: 'null', const: null }, null],
    ['with an enum of one, as older generators write it', { const: 'a', enum: ['a'], type: 'string' }, 'a'],
  ])('%s', (_what, schema, value) => {
    const params = form({ fixed: schema, n: { type: 'string' } });
    for (const profile of [wework, mcp]) {
      expect(questionsOf(params, profile)).toMatchObject([{ id: 'n' }]);
      expect(contentOf(params, { n: 'x' }, profile)).toEqual({ fixed: value, n: 'x' });
    }
  });

  it('cannot be changed by an answer', () => {
    expect(contentOf(form({ fixed: { const: 'v1' }, n: {} }), { fixed: 'v2', n: '' })).toEqual({
      fixed: 'v1',
      n: '',
    });
  });

  table([
    ['an object', { const: { a: 1 } }, 'declined: schema'],
    ['an array', { type: 'array', const: ['a'], items: { enum: ['a', 'b'] } }, 'declined: schema'],
    ['null of another type', { type: 'string', const: null }, 'declined: schema'],
    ['of another type', { type: 'string', const: 5 }, 'declined: schema'],
    ['beside options', { const: 'a', oneOf: letters }, 'declined: schema'],
  ]);

  it('declines under enforce where the schema itself refuses it', () => {
    expect(questionsOf(form({ a: { const: 'a', enum: ['b'] } }), mcp)).toBe('schema');
    expect(questionsOf(form({ a: { const: 'a', minLength: 2 } }), mcp)).toBe('schema');
  });
});
