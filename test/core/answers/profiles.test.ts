// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  createQuestionForm,
  initialAnswers,
  mcp,
  wework,
} from '../../../src/core/index.js';
import { contentOf, drawn, form, questionOf } from '../support.js';

const params = form({
  pick: { enum: ['a', 'b'], default: 'b' },
  many: { type: 'array', items: { enum: ['x', 'y', 'z'] }, default: ['z', 'x'] },
  flag: { type: 'boolean', default: false },
  text: { type: 'string', default: 'hello' },
  count: { type: 'integer', default: 3 },
  bare: { enum: ['c', 'd'] },
  note: { type: 'string' },
});

function standing(profile: Profile, request: unknown = params) {
  const read = blockFromElicitation(request, { profile });
  const answers = read.ok ? initialAnswers(read.block, profile) : {};
  return Object.fromEntries(Object.entries(answers).map(([id, entry]) => [id, entry.answers]));
}

describe('the two profiles', () => {
  it('are these', () => {
    expect(wework).toEqual({
      preselect: 'first',
      submitOnSelect: true,
      enforce: false,
      multiSelect: false,
      blankText: 'send',
      urlMode: false,
    });
    expect(mcp).toEqual({
      preselect: 'default',
      submitOnSelect: false,
      enforce: true,
      multiSelect: true,
      blankText: 'omit',
      urlMode: true,
    });
  });
});

describe('preselect: what stands there before anyone acts', () => {
  it('first: option 1 everywhere, defaults are not used', () => {
    expect(standing(wework)).toEqual({
      pick: ['a'],
      many: ['x'],
      flag: ['true'],
      text: [''],
      count: [''],
      bare: ['c'],
      note: [''],
    });
  });

  it('default: what the schema chose, and nothing else', () => {
    expect(standing(mcp)).toEqual({
      pick: ['b'],
      many: ['x', 'z'],
      flag: ['false'],
      text: ['hello'],
      count: ['3'],
    });
  });

  it('none: nothing', () => {
    expect(standing({ ...mcp, preselect: 'none' })).toEqual({});
    expect(standing({ ...wework, preselect: 'none' })).toEqual({ text: [''], count: [''], note: [''] });
  });

  it('an empty default list is no answer until a person acts', () => {
    const request = form({ many: { type: 'array', items: { enum: ['x'] }, default: [] } });
    expect(standing(mcp, request)).toEqual({});
  });

  it('a text that gives an array takes the first text of its default', () => {
    const request = form({
      a: { type: 'array', items: { type: 'string' }, default: ['x', 'y'] },
      b: { type: 'array', items: { type: 'string' }, default: 'x' },
      c: { type: 'array', items: { type: 'string' }, default: [1] },
    });
    expect(standing({ ...wework, preselect: 'default' }, request)).toEqual({ a: ['x'], b: [''], c: [''] });
  });

  it('one choice of an array takes the first of its defaults', () => {
    expect(standing({ ...mcp, multiSelect: false })).toMatchObject({ many: ['z'] });
  });

  it.each([
    ['an option that is none', { enum: ['a'], default: 'z' }],
    ['a label in place of a value', { oneOf: [{ const: 'a', title: 'A' }], default: 'A' }],
    ['a number for a text', { type: 'string', default: 5 }],
    ['a text for a number', { type: 'number', default: '5' }],
    ['a text for a boolean', { type: 'boolean', default: 'true' }],
    ['a fraction for an integer', { type: 'integer', default: 1.5 }],
    ['a list with a stranger', { type: 'array', items: { enum: ['x'] }, default: ['x', 'q'] }],
    ['null', { type: 'string', default: null }],
  ])('a default that fits no answer is no answer: %s', (_what, schema) => {
    expect(standing(mcp, form({ f: schema }))).toEqual({});
  });

  it('the card’s profile decides, not the block’s', () => {
    const read = blockFromElicitation(params, { profile: wework });
    const block = read.ok ? read.block : undefined;
    expect(initialAnswers(block!, mcp)).toMatchObject({
      pick: { answers: ['b'] },
      text: { answers: ['hello'] },
    });
  });
});

describe('enforce: what stops a submit', () => {
  const strict = form(
    { mail: { type: 'string', format: 'email' }, name: { type: 'string' } },
    { required: ['name'] },
  );
  const submitted = (profile: Profile) => {
    const read = blockFromElicitation(strict, { profile });
    const card = createQuestionForm(read.ok ? read.block : ({} as never), profile);
    card.dispatch({ type: 'textTyped', key: 'mail', text: 'x' });
    return card.dispatch({ type: 'submitPressed' });
  };

  it('off: nothing', () => {
    expect(submitted(wework)).toMatchObject({ phase: 'sending' });
    expect(submitted({ ...mcp, enforce: false })).toMatchObject({ phase: 'sending' });
  });

  it('on: requirements, limits and formats', () => {
    expect(submitted(mcp)).toMatchObject({ phase: 'asking', tried: true });
    expect(submitted({ ...wework, enforce: true })).toMatchObject({ phase: 'asking', tried: true });
  });
});

describe('multiSelect: how an array with options is drawn', () => {
  const array = { type: 'array', items: { enum: ['x', 'y'] } };

  it('one choice or several; the result is an array in both', () => {
    expect(drawn(questionOf(array, { ...mcp, multiSelect: false }))).toBe('choice list [x=x, y=y]');
    expect(drawn(questionOf(array, { ...wework, multiSelect: true }))).toBe('multi list [x=x, y=y]');
    expect(contentOf(form({ f: array }), { f: 'y' }, { ...mcp, multiSelect: false })).toEqual({ f: ['y'] });
    expect(contentOf(form({ f: array }), { f: ['y', 'x'] }, { ...wework, multiSelect: true })).toEqual({
      f: ['y', 'x'],
    });
  });

  it.each([
    ['optional, blanks omitted', {}, mcp, {}],
    ['optional, blanks sent', {}, { ...mcp, blankText: 'send' as const }, { f: [] }],
    ['required', { required: ['f'] }, mcp, { f: [] }],
  ])('nothing chosen on purpose: %s', (_what, rest, profile, content) => {
    expect(contentOf(form({ f: array, n: {} }, rest), { f: [], n: ' ' }, { ...profile })).toMatchObject(
      content,
    );
  });

  it('nothing chosen is refused where the schema wants some', () => {
    const some = { ...array, minItems: 1 };
    expect(contentOf(form({ f: some, n: {} }, { required: ['f'] }), { f: [] }, mcp)).toEqual({});
    expect(contentOf(form({ f: some, n: {} }), { f: [] }, { ...mcp, blankText: 'send' })).toEqual({});
  });
});

describe('blankText: what a blank text is', () => {
  it('a card sends an entry for every text, or leaves blank ones out', () => {
    const request = form({ a: { type: 'string' }, n: { type: 'number' } });
    expect(standing(wework, request)).toEqual({ a: [''], n: [''] });
    expect(standing(mcp, request)).toEqual({});
  });

  it('is the block’s own affair, whatever the card’s profile', () => {
    const read = blockFromElicitation(form({ a: { type: 'string' } }), { profile: wework });
    expect(initialAnswers(read.ok ? read.block : ({} as never), mcp)).toEqual({ a: { answers: [''] } });
  });
});
