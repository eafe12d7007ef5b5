// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Answers, Profile, Question, RequestUserInputBlock } from '../../src/core/index.js';
import {
  blockFromElicitation,
  checkAnswers,
  createQuestionForm,
  fingerprint,
  initialAnswers,
  needsDecision,
  readBlock,
  receiptRows,
  requestIdentity,
  resultFromAnswers,
} from '../../src/core/index.js';
import * as any from './arbitraries.js';

/** What servers run on the content: own properties only, since Ajv else trips over a `constructor` left out. */
const ajv = new Ajv2020({ strict: false, ownProperties: true, unicodeRegExp: true });
addFormats.default(ajv);

const matchPattern = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
/** More for a long search: `FC_RUNS=20000 npx vitest run --project unit test/core/properties`. */
const numRuns = Number(process.env.FC_RUNS ?? 400);
const timeout = 60_000 + 100 * numRuns;

/** What every object inherits, as it was before. */
let inherited: readonly PropertyKey[] = [];
beforeAll(() => {
  inherited = Reflect.ownKeys(Object.prototype);
});
afterAll(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(inherited);
  expect(({} as Record<string, unknown>)['answers']).toBeUndefined();
});

/** The keys that are asked: all but bare consts. */
function askedKeys(params: unknown): string[] {
  const { properties } = (params as { requestedSchema: { properties: Record<string, unknown> } })
    .requestedSchema;
  return Object.keys(properties);
}

describe('whatever arrives', () => {
  test.prop([any.params, any.responses, any.profiles], { numRuns })(
    'a request is declined, or asked with one question a property, in order',
    (params, response, profile) => {
      const read = blockFromElicitation(params, { profile });
      const checked = checkAnswers(params, response as never, { profile, matchPattern });
      const result = resultFromAnswers(params, response as never, { profile });
      expect(Object.keys(result)).toEqual(['action', 'content', '_meta']);
      expect(Array.isArray(checked)).toBe(true);
      if (!read.ok) {
        expect(read.result).toEqual({ action: 'decline', content: null, _meta: null });
        expect(read.issues.length).toBeGreaterThan(0);
        expect(result.action).toBe('decline');
        return;
      }
      const ids = read.block.questions.map(({ id }) => id);
      const keys = askedKeys(params);
      const unasked = keys.filter((key) => !ids.includes(key));
      expect(ids).toEqual(keys.filter((key) => ids.includes(key)));
      const accepted = resultFromAnswers(params, { answers: { x: { answers: [] } } }, { profile }).content;
      expect(Object.keys(accepted ?? {})).toEqual(expect.arrayContaining(unasked));
      for (const { kind, options } of read.block.questions)
        expect(['choice', 'multi', 'boolean'].includes(kind)).toBe(options !== undefined);
      expect(typeof initialAnswers(read.block, profile)).toBe('object');
    },
    timeout,
  );

  test.prop([any.payloads, any.profiles, fc.infiniteStream(fc.nat(5)), any.texts], { numRuns })(
    'a payload is refused, or becomes a card that works',
    (payload, profile, picks, text) => {
      const read = readBlock(payload);
      if (!read.ok) {
        expect(read.issues.length).toBeGreaterThan(0);
        return;
      }
      const block = read.value;
      expect(readBlock(JSON.parse(JSON.stringify(block)))).toStrictEqual({
        ok: true,
        value: block,
        issues: [],
      });
      expect(typeof fingerprint(block)).toBe('string');
      expect(['string', 'undefined']).toContain(typeof requestIdentity(block));
      expect(typeof needsDecision(block)).toBe('boolean');
      const form = acted(block, profile, picks, text);
      const { outcome } = form.dispatch({ type: 'submitPressed' });
      if (outcome !== undefined) expect(receiptRows(block, outcome)).toHaveLength(block.questions.length);
    },
    timeout,
  );
});

/** A form on which somebody has done something about every question. */
function acted(block: RequestUserInputBlock, profile: Profile, picks: fc.Stream<number>, text: string) {
  const form = createQuestionForm(block, profile);
  const pick = () => picks.next().value as number;
  for (const { key, question } of form.getState().questions) {
    const act = pick();
    if (act > 3) continue;
    if (question.options === undefined || act === 3) form.dispatch({ type: 'textTyped', key, text });
    else {
      const type = question.kind === 'multi' ? 'optionToggled' : 'optionChosen';
      for (let times = 0; times <= act; times += 1) form.dispatch({ type, key, option: pick() });
    }
  }
  return form;
}

/** Answers for a block: values, labels, numbers, texts, several, none. */
function answersFor(
  questions: readonly Question[],
  picks: fc.Stream<number>,
  some: readonly string[],
): Answers {
  const pick = (count: number) => (picks.next().value as number) % count;
  const one = ({ options = [] }: Question) => {
    const pool = [...options.flatMap(({ value, label }) => [value, value, label]), ...some];
    return pool[pick(pool.length)]!;
  };
  const entries = questions.flatMap((question) => {
    const count = pick(4);
    if (count === 3 && pick(2) === 0) return [];
    return [[question.id, { answers: Array.from({ length: count }, () => one(question)) }] as const];
  });
  return Object.fromEntries(entries);
}

describe('under enforce', () => {
  const strict = any.profiles.map((profile) => ({ ...profile, enforce: true }));
  const picks = fc.infiniteStream(fc.nat(997));
  const some = fc.array(any.texts, { minLength: 1, maxLength: 6 });

  test.prop([any.forms, strict, picks, some], { numRuns })(
    'what reaches the server conforms to its schema whenever the check has nothing to say',
    (params, profile, stream, texts) => {
      const made = blockFromElicitation(params, { profile });
      fc.pre(made.ok);
      const read = readBlock(JSON.parse(JSON.stringify(made.block)));
      expect(read).toStrictEqual({ ok: true, value: made.block, issues: [] });
      const response = { answers: answersFor(made.block.questions, stream, texts) };
      const { action, content } = resultFromAnswers(params, response, { profile });
      const patterns = checkAnswers(params, response, { profile, matchPattern });
      const refused = new Set(checkAnswers(params, response, { profile }).map(({ path }) => path[0]));
      fc.pre(action === 'accept');

      for (const key of Object.keys(content!)) expect(refused.has(key)).toBe(false);
      if (patterns.length === 0) {
        const isValid = ajv.compile(params.requestedSchema);
        expect([content, isValid(content), isValid.errors]).toEqual([content, true, null]);
      } else if (patterns.every(({ code }) => code !== 'pattern')) {
        // What is left conforms too, but for what is missing.
        const isValid = ajv.compile({ ...params.requestedSchema, required: [] });
        expect([content, isValid(content), isValid.errors]).toEqual([content, true, null]);
      }
    },
    timeout,
  );

  test.prop([any.forms, strict, picks, any.texts], { numRuns })(
    'what a card lets through conforms as well',
    (params, profile, stream, text) => {
      const made = blockFromElicitation(params, { profile });
      fc.pre(made.ok);
      const form = acted(made.block, profile, stream, text);
      const { outcome } = form.dispatch({ type: 'submitPressed' }, matchPattern);
      fc.pre(outcome?.action === 'accept');
      const { action, content } = resultFromAnswers(params, outcome.response, { profile });
      fc.pre(action === 'accept');
      const isValid = ajv.compile(params.requestedSchema);
      expect([content, isValid(content), isValid.errors]).toEqual([content, true, null]);
    },
    timeout,
  );
});

describe('labels', () => {
  const values = fc.uniqueArray(fc.oneof(any.texts, fc.integer()), {
    minLength: 1,
    maxLength: 6,
    comparator: 'SameValueZero',
  });
  const titles = fc.array(any.texts, { minLength: 6, maxLength: 6 });

  test.prop([values, titles, titles, fc.nat(5), any.profiles], { numRuns })(
    'may change and change places: the same answer gives the same value',
    (consts, before, after, at, profile) => {
      const titled = (names: readonly string[]) => ({
        requestedSchema: {
          properties: { f: { oneOf: consts.map((value, index) => ({ const: value, title: names[index] })) } },
        },
      });
      const made = blockFromElicitation(titled(before), { profile });
      const chosen = made.ok ? made.block.questions[0]!.options![at % consts.length]!.value : '';
      const response = { answers: { f: { answers: [chosen] } } };
      const expected = { action: 'accept', content: { f: consts[at % consts.length] }, _meta: null };
      for (const names of [before, after, [...before].reverse()])
        expect(resultFromAnswers(titled(names), response, { profile })).toEqual(expected);
    },
    timeout,
  );
});
