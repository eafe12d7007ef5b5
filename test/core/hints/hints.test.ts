// @vitest-environment node
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it, test } from 'vitest';
import type { Question } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  checkAnswers,
  createQuestionForm,
  mcp,
  receiptRows,
  responseOf,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import { sendsOnSelect } from '../../../src/core/form/sendsOnSelect.js';

const strategy = {
  type: 'string',
  title: 'Strategy',
  oneOf: [
    { const: 'fast', title: 'Fast' },
    { const: 'custom', title: 'Custom' },
  ],
};
const custom = { type: 'string', title: 'Your own way', minLength: 3 };

function request(properties: Record<string, unknown>, hints?: unknown, required: string[] = []) {
  return {
    mode: 'form',
    message: 'How?',
    requestedSchema: { type: 'object', properties, required },
    ...(hints !== undefined && { _meta: { 'chat-form/ui': hints } }),
  };
}

function blockOf(params: unknown, profile = wework) {
  const read = blockFromElicitation(params, { profile });
  if (!read.ok) throw new Error(read.reason);
  return read;
}

function questionOf(schema: unknown, hint: unknown): Question {
  return blockOf(request({ field: schema }, { fields: { field: hint } })).block.questions[0]!;
}

const answer = (...texts: string[]) => ({ answers: texts });

describe('order and submit', () => {
  it('asks in the order of the hint, the others as received', () => {
    const { block } = blockOf(request({ a: custom, b: custom, c: custom }, { order: ['c', 'a'] }));
    expect(block.questions.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('sends by the button only where a hint says so, and never by a click because of one', () => {
    const plain = blockOf(request({ strategy })).block;
    const careful = blockOf(request({ strategy }, { submit: 'button' })).block;
    const eager = blockOf(request({ strategy }, { submit: 'click' }), mcp).block;
    expect(sendsOnSelect(createQuestionForm(plain, wework).getState())).toBe(true);
    expect(sendsOnSelect(createQuestionForm(careful, wework).getState())).toBe(false);
    expect(sendsOnSelect(createQuestionForm(eager, mcp).getState())).toBe(false);
  });
});

describe('fields', () => {
  it('describes options, and shows what they mean', () => {
    const hint = { options: { custom: { description: 'You say how', preview: 'line 1\nline 2' } } };
    expect(questionOf(strategy, hint).options).toEqual([
      { value: 'fast', label: 'Fast' },
      { value: 'custom', label: 'Custom', description: 'You say how', preview: 'line 1\nline 2' },
    ]);
  });

  test.each([
    ['multiline', custom, { multiline: true }, { multiline: true }],
    ['placeholder', custom, { placeholder: 'such as this' }, { placeholder: 'such as this' }],
    ['secret', custom, { secret: true }, { isSecret: true }],
    ['note', strategy, { note: true }, { note: true }],
    ['a placeholder means nothing to options', strategy, { placeholder: 'x' }, { placeholder: undefined }],
    ['a secret has one line', custom, { secret: true, multiline: true }, { multiline: undefined }],
    [
      'nothing makes a secret public',
      { type: 'string', title: 'Password' },
      { secret: false },
      { isSecret: true },
    ],
    ['options are no secret', strategy, { secret: true }, { isSecret: undefined }],
    ['a format has one line', { ...custom, format: 'email' }, { multiline: true }, { multiline: undefined }],
  ])('%s', (_what, schema, hint, expected) => {
    const question = questionOf(schema, hint);
    for (const [key, value] of Object.entries(expected)) expect(question[key as keyof Question]).toBe(value);
  });
});

describe('a field that is asked only with another answer', () => {
  const params = request({ strategy, custom }, { fields: { custom: { showIf: { strategy: 'custom' } } } }, [
    'custom',
  ]);
  const { block } = blockOf(params, mcp);

  it('is neither checked nor sent while hidden', () => {
    const response = { answers: { strategy: answer('fast'), custom: answer('x') } };
    expect(checkAnswers(params, response, { profile: mcp })).toEqual([]);
    expect(resultFromAnswers(params, response, { profile: mcp }).content).toEqual({ strategy: 'fast' });
    expect(resultFromAnswers(params, response).content).toEqual({ strategy: 'fast' });
  });

  it('is checked and sent while asked, also where the answer came by its label', () => {
    const short = { answers: { strategy: answer('custom'), custom: answer('x') } };
    expect(checkAnswers(params, short, { profile: mcp }).map(({ code }) => code)).toEqual(['minLength']);
    const full = { answers: { strategy: answer('Custom'), custom: answer('slowly') } };
    expect(resultFromAnswers(params, full, { profile: mcp }).content).toEqual({
      strategy: 'custom',
      custom: 'slowly',
    });
  });

  it('keeps what was typed while it is away, and sends it once it is back', () => {
    const form = createQuestionForm(block, { ...mcp, preselect: 'first' });
    form.dispatch({ type: 'optionChosen', key: 'strategy', option: 1 });
    form.dispatch({ type: 'textTyped', key: 'custom', text: 'slowly' });
    form.dispatch({ type: 'optionChosen', key: 'strategy', option: 0 });
    expect(Object.keys(responseOf(form.getState()).answers)).toEqual(['strategy']);
    form.dispatch({ type: 'optionChosen', key: 'strategy', option: 1 });
    expect(responseOf(form.getState()).answers).toEqual({
      strategy: answer('custom'),
      custom: answer('slowly'),
    });
  });

  it('does not stop a submit while hidden', () => {
    const form = createQuestionForm(block, { ...mcp, preselect: 'first' });
    expect(form.dispatch({ type: 'submitPressed' }).phase).toBe('sending');
  });

  it('has no row in the receipt of an answer that did not need it', () => {
    const response = { answers: { strategy: answer('fast') } };
    const rows = receiptRows(block, { action: 'accept', response, sources: {} });
    expect(rows.map(({ question }) => question.id)).toEqual(['strategy']);
    expect(receiptRows(block, { action: 'decline' })).toHaveLength(2);
  });

  it('waits in a chain: what depends on a hidden field is hidden too', () => {
    const chain = request(
      { a: strategy, b: { type: 'boolean' }, c: custom },
      { fields: { b: { showIf: { a: 'custom' } }, c: { showIf: { b: true } } } },
    );
    const sent = (a: string, b: string) =>
      resultFromAnswers(chain, { answers: { a: answer(a), b: answer(b), c: answer('yes') } }).content;
    expect(sent('fast', 'true')).toEqual({ a: 'fast' });
    expect(sent('custom', 'false')).toEqual({ a: 'custom', b: false });
    expect(sent('custom', 'true')).toEqual({ a: 'custom', b: true, c: 'yes' });
  });

  it('knows a number by its value and takes any of several', () => {
    const counted = request(
      { count: { type: 'number' }, why: custom },
      { fields: { why: { showIf: { count: [3, 4] } } } },
    );
    const keys = (count: string) =>
      Object.keys(
        resultFromAnswers(counted, { answers: { count: answer(count), why: answer('x') } }).content ?? {},
      );
    expect(keys('3.0')).toEqual(['count', 'why']);
    expect(keys('5')).toEqual(['count']);
  });
});

describe('wrong hints', () => {
  const at = (...path: (string | number)[]) => ['_meta', 'chat-form/ui', ...path];
  test.each<[string, unknown, (string | number)[]]>([
    ['are no object', 7, at()],
    ['an order that is no list', { order: 'a' }, at('order')],
    ['an order with an unknown key', { order: ['nobody'] }, at('order', 0)],
    ['an unknown submit', { submit: 'click' }, at('submit')],
    ['an unknown field', { fields: { nobody: {} } }, at('fields', 'nobody')],
    ['a field that is no object', { fields: { a: 1 } }, at('fields', 'a')],
    ['a flag that is no boolean', { fields: { a: { note: 'yes' } } }, at('fields', 'a', 'note')],
    [
      'a condition on nobody',
      { fields: { a: { showIf: { nobody: 1 } } } },
      at('fields', 'a', 'showIf', 'nobody'),
    ],
    ['a condition on no option', { fields: { a: { showIf: { b: 'z' } } } }, at('fields', 'a', 'showIf', 'b')],
    ['a condition on itself', { fields: { a: { showIf: { a: 'x' } } } }, at('fields', 'a', 'showIf')],
  ])('%s: named, and ignored', (_what, hints, path) => {
    const { block, issues } = blockOf(request({ a: custom, b: strategy }, hints));
    expect(issues).toEqual([{ path, code: 'hint_ignored', severity: 'warning' }]);
    expect(block.questions).toEqual(blockOf(request({ a: custom, b: strategy })).block.questions);
  });

  it('a circle is broken, so that everything can be asked', () => {
    const hints = { fields: { a: { showIf: { b: 'x' } }, b: { showIf: { a: 'x' } } } };
    const { block, issues } = blockOf(request({ a: custom, b: custom }, hints));
    expect(block.questions.every(({ showIf }) => showIf === undefined)).toBe(true);
    expect(issues).toHaveLength(2);
  });

  property.prop([fc.jsonValue()])('nothing thrown, nothing lost, whatever stands there', (hints) => {
    const { block } = blockOf(request({ a: custom, b: strategy }, hints));
    expect(block.questions.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  it('prototype names are ordinary', () => {
    const hints = JSON.parse('{"fields":{"__proto__":{"note":true},"toString":{"note":true}}}') as unknown;
    const properties = JSON.parse('{"__proto__":{"type":"string"},"toString":{"type":"string"}}') as Record<
      string,
      unknown
    >;
    const { block, issues } = blockOf(request(properties, hints));
    expect(block.questions.map(({ note }) => note)).toEqual([true, true]);
    expect(issues).toEqual([]);
  });
});
