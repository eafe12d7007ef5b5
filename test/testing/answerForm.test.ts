// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockFromElicitation, checkAnswers, initialAnswers, mcp, wework } from '../../src/core/index.js';
import { answerForm } from '../../src/testing/index.js';
import { form } from '../core/support.js';
import { seeds } from '../fixtures/seeds.js';

/** Every kind of field, most of them with something to stand there. */
const release = {
  message: 'Release',
  requestedSchema: {
    type: 'object',
    properties: {
      target: {
        type: 'string',
        title: 'Target',
        oneOf: [
          { const: 'staging', title: 'Staging' },
          { const: 'production', title: 'Production' },
        ],
      },
      channels: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: { type: 'string', enum: ['chat', 'mail', 'status'] },
        default: ['chat'],
      },
      replicas: { type: 'integer', minimum: 1, maximum: 5, default: 2 },
      ratio: { type: 'number' },
      dryRun: { type: 'boolean', default: true },
      note: { type: 'string', title: 'Release note', minLength: 3 },
      email: { type: 'string', format: 'email' },
      tier: { type: 'number', enum: [1, 2, 3], default: 2 },
      version: { const: 'v1' },
    },
    required: ['target'],
  },
} as const;

const standing = { channels: ['chat'], replicas: 2, dryRun: true, tier: 2, version: 'v1' };

describe('what a person does', () => {
  it('little: the rest goes as it stands, and blank optional fields stay out', () => {
    expect(answerForm(release, { target: 'staging' })).toEqual({
      action: 'accept',
      content: { target: 'staging', ...standing },
    });
  });

  it('everything', () => {
    expect(
      answerForm(release, {
        target: 'production',
        channels: ['status', 'mail'],
        replicas: 5,
        ratio: 0.25,
        dryRun: false,
        note: '修复登录',
        email: 'a@b.example',
        tier: 3,
      }),
    ).toEqual({
      action: 'accept',
      content: {
        target: 'production',
        // In the order of the card, as its boxes are ticked one by one.
        channels: ['mail', 'status'],
        replicas: 5,
        ratio: 0.25,
        dryRun: false,
        note: '修复登录',
        email: 'a@b.example',
        tier: 3,
        version: 'v1',
      },
    });
  });

  it('empties what stood there: it stays empty', () => {
    expect(
      answerForm(release, {
        target: 'staging',
        channels: [],
        replicas: null,
        dryRun: null,
        tier: null,
        note: '',
      }),
    ).toEqual({ action: 'accept', content: { target: 'staging', version: 'v1' } });
  });

  it('leaves alone what the test leaves alone', () => {
    expect(answerForm(release, { target: 'staging', replicas: undefined }).content.replicas).toBe(2);
  });

  it.each(['decline', 'cancel'] as const)('refuses: %s', (way) => {
    expect(answerForm(release, way)).toEqual({ action: way });
  });

  it('agrees to a form that asks nothing', () => {
    expect(answerForm(form({}))).toEqual({ action: 'accept', content: {} });
    expect(answerForm(form({}), 'decline')).toEqual({ action: 'decline' });
  });

  it('agrees to open an address, which gives no content', () => {
    const url = { mode: 'url', message: 'Sign in', url: 'https://example.com/' } as const;
    expect(answerForm(url, {}, { profile: { ...mcp, urlMode: true } })).toEqual({ action: 'accept' });
  });

  it('takes a number as it is typed, too', () => {
    expect(answerForm(form({ n: { type: 'number' } }), { n: '１.５e1' }).content).toEqual({ n: 15 });
  });
});

describe('what no person could do is said to the author of the test', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'a label in place of a value',
      { target: 'Production' },
      '"target" (Target) has no option "Production". Its options are "staging", "production".',
    ],
    [
      'one option of several unknown',
      { target: 'staging', channels: ['chat', 'fax'] },
      '"channels" has no option "fax".',
    ],
    [
      'a number as text where numbers are offered',
      { target: 'staging', tier: '2' },
      '"tier" has no option "2". Its options are 1, 2, 3.',
    ],
    [
      'two options of one choice',
      { target: ['staging', 'production'] },
      '"target" (Target) takes one option',
    ],
    [
      'a key that is not asked',
      { taget: 'staging' },
      '"taget" is not asked. Asked are "target", "channels",',
    ],
    ['a fixed value', { target: 'staging', version: 'v2' }, '"version" is not asked.'],
    ['a key of Object', { toString: 'x' }, '"toString" is not asked.'],
    [
      'nothing where something is required',
      {},
      'The card holds this answer back. "target" (Target): Needs an answer.',
    ],
    ['a text too short', { target: 'staging', note: 'ab' }, '"note" (Release note): At least 3 characters.'],
    ['no address', { target: 'staging', email: 'me' }, '"email": Enter an e-mail address.'],
    ['a number out of bounds', { target: 'staging', replicas: 6 }, '"replicas": At most 5.'],
    ['half a number', { target: 'staging', replicas: 1.5 }, '"replicas": Enter a whole number.'],
    ['text in a number', { target: 'staging', ratio: 'much' }, '"ratio": Enter a number.'],
    [
      'a number that is none',
      { target: 'staging', ratio: Number.NaN },
      '"ratio" takes a number, and was given NaN.',
    ],
    [
      'a number in a text',
      { target: 'staging', note: 7 },
      '"note" (Release note) takes text, and was given 7.',
    ],
    ['an object', { target: 'staging', note: { a: 1 } }, 'takes text, and was given {"a":1}.'],
    [
      'several mistakes',
      { replicas: 0, note: 'a' },
      '"target" (Target): Needs an answer. "replicas": At least 1. "note"',
    ],
  ])('%s', (_what, values, sentence) => {
    expect(() => answerForm<unknown>(release, values as never)).toThrow(sentence);
  });

  it('an optional list that is emptied is left out, its least number and all', () => {
    const { content } = answerForm(release, { target: 'staging', channels: [] });
    expect(content).not.toHaveProperty('channels');
  });

  it('a required choice cannot be taken back, and none can where nothing is judged', () => {
    const flag = { enum: ['a', 'b'], default: 'a' };
    expect(() => answerForm(form({ flag }, { required: ['flag'] }), { flag: null })).toThrow(
      '"flag" cannot be left without an option once one is chosen.',
    );
    expect(() => answerForm(form({ flag }), { flag: null }, { profile: wework })).toThrow('cannot be left');
    expect(answerForm(form({ flag }), { flag: null }).content).toEqual({});
  });

  it.each([
    [
      'a form that is never drawn',
      form({ a: { type: 'object' } }),
      'requestedSchema.properties.a: Cannot be drawn',
    ],
    ['an unknown mode', { mode: 'telepathy' }, 'No card draws this form: mode:'],
    ['no form', undefined, 'No card draws this form'],
  ])('%s', (_what, params, sentence) => {
    for (const answer of [{}, 'decline'] as const)
      expect(() => answerForm<never>(params, answer as never)).toThrow(sentence);
  });

  it('a pattern stops a person only where the host has a matcher', () => {
    const params = form({ tag: { type: 'string', pattern: '^v' } });
    const matchPattern = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
    expect(answerForm(params, { tag: '1.0' }).content).toEqual({ tag: '1.0' });
    expect(() => answerForm(params, { tag: '1.0' }, { matchPattern })).toThrow(
      '"tag": Does not have the form',
    );
  });

  it('a field that a condition hides is not asked', () => {
    const hints = { fields: { reason: { showIf: { ok: false } } } };
    const params = {
      ...form({ ok: { type: 'boolean' }, reason: { type: 'string' } }),
      _meta: { 'chat-form/ui': hints },
    };
    expect(answerForm(params, { reason: 'late', ok: false }).content).toEqual({ ok: false, reason: 'late' });
    expect(() => answerForm(params, { reason: 'late', ok: true })).toThrow(
      '"reason" is not asked while the other answers stand as they do.',
    );
  });
});

describe('under wework', () => {
  const profile = wework;

  it.each(Object.entries(seeds))(
    '%s of the document gives what it says',
    (_name, { params, answers, result }) => {
      const values = Object.fromEntries(
        Object.entries(answers).map(
          ([
            id,
            {
              answers: [text],
            },
          ]) => [id, text === 'true' ? true : text],
        ),
      );
      expect(answerForm<unknown>(params, values as never, { profile })).toEqual({
        action: 'accept',
        content: result.content,
      });
    },
  );

  it('the first option stands chosen, blank texts are sent, and nothing is held back', () => {
    expect(answerForm(release, { note: 'ab' }, { profile })).toEqual({
      action: 'accept',
      content: {
        target: 'staging',
        channels: ['chat'],
        dryRun: true,
        note: 'ab',
        email: '',
        tier: 1,
        version: 'v1',
      },
    });
  });

  it('an array takes one option, or one text', () => {
    const params = form({
      channels: { type: 'array', items: { enum: ['a', 'b'] } },
      words: { type: 'array', items: { type: 'string' } },
    });
    expect(answerForm(params, { channels: ['b'], words: ['x'] }, { profile }).content).toEqual({
      channels: ['b'],
      words: ['x'],
    });
    expect(() => answerForm(params, { channels: ['a', 'b'] }, { profile })).toThrow('takes one option');
    expect(() => answerForm(params, { words: ['x', 'y'] }, { profile })).toThrow('is one text box');
  });

  it('a number that is none is left out', () => {
    expect(answerForm(form({ n: { type: 'integer' } }), { n: '1,000' }, { profile }).content).toEqual({});
  });
});

it('never accepts what the card would hold back', () => {
  const numbers = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double(), fc.constant(null));
  const texts = fc.oneof(fc.string({ maxLength: 5 }), fc.constant('a@b.example'));
  fc.assert(
    fc.property(numbers, texts, texts, (replicas, note, email) => {
      let content: Readonly<Record<string, unknown>>;
      try {
        ({ content } = answerForm<unknown>(release, { target: 'staging', replicas, note, email } as never));
      } catch {
        return;
      }
      const answers = Object.fromEntries(
        Object.entries(content).map(([key, value]) => [
          key,
          { answers: (Array.isArray(value) ? value : [value]).map(String) },
        ]),
      );
      expect(checkAnswers(release, { answers }, { profile: mcp })).toEqual([]);
    }),
  );
});

it('starts where the card starts', () => {
  const read = blockFromElicitation(release, { profile: mcp });
  if (!read.ok) throw new Error(read.reason);
  expect(Object.keys(initialAnswers(read.block, mcp)).sort()).toEqual([
    'channels',
    'dryRun',
    'replicas',
    'tier',
  ]);
});
