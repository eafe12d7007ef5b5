// @vitest-environment node
// What this file says about types is held by tsc, which reads it as it reads everything else.
import { Client } from '@modelcontextprotocol/client';
import type { ElicitRequestFormParams } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, expectTypeOf, it } from 'vitest';
import type { ContentOf, FieldValue, ValuesOf } from '../../src/testing/index.js';
import { answerForm } from '../../src/testing/index.js';

const all = {
  message: '?',
  requestedSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', format: 'email' },
      number: { type: 'number' },
      integer: { type: 'integer' },
      flag: { type: 'boolean' },
      untitled: { type: 'string', enum: ['a', 'b'] },
      titled: {
        type: 'string',
        oneOf: [
          { const: 'c', title: 'C' },
          { const: 'd', title: 'D' },
        ],
      },
      numbers: { type: 'number', enum: [1, 2] },
      many: { type: 'array', items: { type: 'string', enum: ['e', 'f'] } },
      manyTitled: {
        type: 'array',
        items: {
          anyOf: [
            { const: 'g', title: 'G' },
            { const: 'h', title: 'H' },
          ],
        },
      },
      nullable: { type: ['string', 'null'] },
      eitherNull: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      nullInEnum: { enum: ['i', null] },
      wrapped: { allOf: [{ enum: ['j'] }] },
      referred: { $ref: '#/$defs/x' },
      bare: {},
      constant: { const: 'v1' },
    },
    required: ['text', 'titled', 'many'],
    $defs: { x: { type: 'string' } },
  },
} as const;

it('infers the content from the schema', () => {
  expectTypeOf<ContentOf<typeof all>>().toEqualTypeOf<{
    text: string;
    titled: 'c' | 'd';
    many: ('e' | 'f')[];
    constant: 'v1';
    number?: number;
    integer?: number;
    flag?: boolean;
    untitled?: 'a' | 'b';
    numbers?: 1 | 2;
    manyTitled?: ('g' | 'h')[];
    nullable?: string;
    eitherNull?: number;
    nullInEnum?: 'i';
    wrapped?: 'j';
    referred?: FieldValue;
    bare?: string;
  }>();
});

it('infers a schema that is written in place', () => {
  const { action, content } = answerForm(
    {
      message: '?',
      requestedSchema: {
        type: 'object',
        properties: { size: { type: 'string', enum: ['small', 'large'] }, note: { type: 'string' } },
        required: ['size'],
      },
    },
    { size: 'large' },
  );
  expectTypeOf(action).toEqualTypeOf<'accept'>();
  expectTypeOf(content).toEqualTypeOf<{ size: 'small' | 'large'; note?: string }>();
  expect(content).toEqual({ size: 'large' });
});

it('refuses values that do not fit', () => {
  const size = {
    message: '?',
    requestedSchema: { type: 'object', properties: { size: { enum: ['s', 'l'] } } },
  } as const;
  const refused = [
    // @ts-expect-error -- no such option
    () => answerForm(size, { size: 'm' }),
    // @ts-expect-error -- no such field
    () => answerForm(size, { colour: 'red' }),
    // @ts-expect-error -- no such way
    () => answerForm(size, 'ignore'),
    // @ts-expect-error -- a fixed value is not asked
    () => answerForm(all, { constant: 'v1' }),
    // @ts-expect-error -- a number is no text
    () => answerForm(all, { text: 1 }),
  ];
  for (const answer of refused.slice(0, 2)) expect(answer).toThrow();
  expectTypeOf(answerForm(size, { size: null }).content).toEqualTypeOf<{ size?: 's' | 'l' }>();
  expectTypeOf(answerForm(size, 'decline')).toEqualTypeOf<{ action: 'decline' }>();
});

it('takes params of no known shape', () => {
  const params: unknown = all;
  type Loose = Record<string, FieldValue>;
  expectTypeOf<ContentOf<unknown>>().toEqualTypeOf<Loose>();
  expectTypeOf<ContentOf<ElicitRequestFormParams>>().toEqualTypeOf<Loose>();
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what JSON.parse gives
  expectTypeOf<ContentOf<any>>().toEqualTypeOf<Loose>();
  expectTypeOf<ValuesOf<unknown>>().toExtend<Readonly<Record<string, unknown>>>();
  expect(() => answerForm(params, { text: 'a@b.example', titled: 'c' })).toThrow('"many": Needs an answer.');
});

it('does not take a schema that forgot its literals at its word', () => {
  const properties = { size: { type: 'string', enum: ['s', 'l'] } };
  const params = { message: '?', requestedSchema: { type: 'object', properties, required: ['size'] } };
  const { content } = answerForm(params, { size: 's' });
  expectTypeOf(content).toEqualTypeOf<{ size?: FieldValue }>();
});

it('is an answer that both SDK lines take', () => {
  const v1 = new ClientV1({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
  v1.setRequestHandler(ElicitRequestSchema, ({ params }) => answerForm(params, { name: 'Li' }));
  v1.setRequestHandler(ElicitRequestSchema, ({ params }) => answerForm(params, 'cancel'));
  const v2 = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
  v2.setRequestHandler('elicitation/create', ({ params }) => answerForm(params, { name: 'Li' }));
  v2.setRequestHandler('elicitation/create', () =>
    answerForm(all, { text: 'a@b.example', titled: 'c', many: ['e'] }),
  );
  v2.setRequestHandler('elicitation/create', ({ params }) => answerForm(params, 'decline'));
  expect([v1, v2]).toHaveLength(2);
});
