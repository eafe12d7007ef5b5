// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { blockFromElicitation, mcp, wework } from '../../../src/core/index.js';
import { contentOf, drawn, form, questionOf, questionsOf } from '../support.js';

const $defs = {
  Priority: { title: 'Priority', type: 'string', enum: ['low', 'high'] },
  Listed: { allOf: [{ type: 'integer' }] },
  Alias: { $ref: '#/$defs/Priority' },
  'a/b~c d': { type: 'integer' },
  Node: { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } },
  Loop: { $ref: '#/$defs/Pool' },
  Pool: { allOf: [{ $ref: '#/$defs/Loop' }] },
  Self: { $ref: '#/$defs/Self' },
};

/** One property in a schema with the definitions above. */
function referring(schema: unknown, profile = wework) {
  const questions = questionsOf(form({ field: schema }, { $defs, definitions: $defs }), profile);
  return typeof questions === 'string' ? questions : questions[0]!;
}

describe('a reference inside the schema is read as what it points to', () => {
  it.each([
    ['a definition', { $ref: '#/$defs/Priority' }, 'choice [low=low, high=high]'],
    ['the older spelling', { $ref: '#/definitions/Priority' }, 'choice [low=low, high=high]'],
    ['through another', { $ref: '#/$defs/Alias' }, 'choice [low=low, high=high]'],
    ['an escaped name', { $ref: '#/$defs/a~1b~0c%20d' }, 'integer'],
    ['allOf of one', { allOf: [{ $ref: '#/$defs/Priority' }] }, 'choice [low=low, high=high]'],
    ['allOf of none', { allOf: [], type: 'integer' }, 'integer'],
    [
      'beside null',
      { anyOf: [{ $ref: '#/$defs/Priority' }, { type: 'null' }] },
      'choice nullable [low=low, high=high]',
    ],
    ['a member of a list', { $ref: '#/$defs/Listed/allOf/0' }, 'integer'],
    ['in items', { type: 'array', items: { $ref: '#/$defs/Priority' } }, 'choice list [low=low, high=high]'],
  ])('%s', (_what, schema, expected) => {
    expect(drawn(referring(schema))).toBe(expected);
  });

  it('lets the words beside it win over the words it leads to', () => {
    expect(referring({ $ref: '#/$defs/Priority', title: 'Urgency', default: 'high' }, mcp)).toMatchObject({
      header: 'Urgency',
      default: ['high'],
    });
    expect(referring({ $ref: '#/$defs/Priority' })).toMatchObject({ header: 'Priority' });
  });

  it('joins the limits on both sides, and guesses at none that differ', () => {
    expect(drawn(referring({ $ref: '#/$defs/Priority', type: 'string' }))).toBe(
      'choice [low=low, high=high]',
    );
    expect(referring({ $ref: '#/$defs/Priority', type: 'integer' })).toBe('schema');
    expect(questionOf({ allOf: [{ type: 'string' }], maxLength: 3 })).toMatchObject({ maxLength: 3 });
  });
});

describe('what leads nowhere, elsewhere or in a circle declines the form', () => {
  it.each([
    ['a missing definition', { $ref: '#/$defs/Nothing' }, 'unsupported'],
    ['an inherited name', { $ref: '#/$defs/toString' }, 'unsupported'],
    ['another document', { $ref: 'https://example.test/schema.json' }, 'remote_ref'],
    ['a place in a text', { $ref: '#/$defs/Priority/title/0' }, 'unsupported'],
    ['a file', { $ref: 'other.json#/$defs/Priority' }, 'remote_ref'],
    ['an anchor', { $ref: '#priority/$defs/Priority' }, 'remote_ref'],
    ['no text', { $ref: 5 }, 'remote_ref'],
    ['itself', { $ref: '#/$defs/Self' }, 'recursive'],
    ['itself through another', { $ref: '#/$defs/Loop' }, 'recursive'],
    ['the property itself', { $ref: '#/properties/field' }, 'recursive'],
    ['the whole schema', { $ref: '#' }, 'unsupported'],
    ['a recursive object', { $ref: '#/$defs/Node' }, 'unsupported'],
    ['a broken escape', { $ref: '#/$defs/%' }, 'unsupported'],
    ['allOf of two', { allOf: [{ type: 'string' }, { minLength: 1 }] }, 'unsupported'],
    ['allOf that is no list', { allOf: { type: 'string' } }, 'unsupported'],
  ])('%s', (_what, schema, code) => {
    const read = blockFromElicitation(form({ field: schema }, { $defs }));
    expect(read).toMatchObject({
      ok: false,
      reason: 'schema',
      issues: [{ path: ['requestedSchema', 'properties', 'field'], code }],
    });
  });
});

describe('beside null, a field is itself and may be left out', () => {
  it.each([
    ['anyOf', { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null }, 'integer nullable'],
    [
      'anyOf, null first',
      { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      'boolean nullable [true=true, false=false]',
    ],
    ['oneOf', { oneOf: [{ type: 'string' }, { type: 'null' }] }, 'text nullable'],
    ['type', { type: ['string', 'null'], maxLength: 3 }, 'text nullable'],
    ['type of one', { type: ['string'] }, 'text'],
    ['enum', { type: ['string', 'null'], enum: ['a', null] }, 'choice nullable [a=a]'],
    ['const null among options', { oneOf: [{ const: 'a' }, { const: null }] }, 'choice nullable [a=a]'],
    [
      'null among options',
      { anyOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }] },
      'choice nullable [a=a, b=b]',
    ],
    [
      'an array',
      { anyOf: [{ type: 'array', items: { enum: ['a'] } }, { type: 'null' }] },
      'choice list nullable [a=a]',
    ],
    ['a text among the alternatives', { anyOf: ['a', { type: 'null' }] }, 'declined: schema'],
    ['null alone', { anyOf: [{ type: 'null' }] }, 'declined: schema'],
    [
      'two kinds and null',
      { anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
      'declined: schema',
    ],
    ['an object and null', { anyOf: [{ type: 'object' }, { type: 'null' }] }, 'declined: schema'],
  ])('%s', (_what, schema, expected) => {
    expect(drawn(questionOf(schema, wework))).toBe(expected);
  });

  it.each([
    ['wework', wework, {}],
    ['mcp', mcp, {}],
  ])('leaves a blank one out before it asks what blank text means (%s)', (_name, profile, content) => {
    const params = form({
      s: { type: ['string', 'null'] },
      n: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    });
    expect(contentOf(params, { s: '', n: '' }, profile)).toEqual(content);
    expect(contentOf(params, { s: 'x', n: '7' }, profile)).toEqual({ s: 'x', n: 7 });
  });

  it('leaves an empty list out too', () => {
    const params = form({
      f: { anyOf: [{ type: 'array', items: { enum: ['a'] } }, { type: 'null' }] },
      n: {},
    });
    expect(contentOf(params, { f: [], n: 'x' }, { ...mcp, blankText: 'send' })).toEqual({ n: 'x' });
  });
});
