// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { LintTarget } from '../../../src/core/index.js';
import { blockFromElicitation, limits, lintElicitation, mcp, wework } from '../../../src/core/index.js';
import { adviceFor, adviceText } from '../../../src/messages/index.js';
import { lintFieldEn } from '../../../src/messages/advice/lintFieldEn.js';
import { lintRequestEn } from '../../../src/messages/advice/lintRequestEn.js';
import { customOption, forwarded, pickAPlan } from '../../fixtures/codex/elicitations.js';
import { changes, ideas, refusals } from './fields.js';
import { documents, manners, requests, schemas } from './requests.js';
import { TIMEOUT, found, withProperties, withSchema } from './support.js';

const TARGETS: readonly LintTarget[] = ['codex', 'mcp'];

describe.each([
  ['fields that get the whole form refused', refusals],
  ['fields that arrive as something else', changes],
  ['fields that arrive, and are a bad idea', ideas],
  ['requests', requests],
  ['schemas', schemas],
  ['forms about serious steps', manners],
  ['the document’s own examples', documents],
])('%s', (_title, rows) => {
  it.each(rows)('%s', (_name, params, expected) => {
    expect(found(params, 'codex')).toEqual(expected.codex);
    expect(found(params, 'mcp')).toEqual(expected.mcp);
  });
});

it('has nothing to say about a form that asks well', () => {
  const field = {
    type: 'string',
    title: 'Length',
    description: 'How long may the report be?',
    oneOf: [
      { const: 'short', title: 'One page' },
      { const: 'long', title: 'As long as it takes' },
    ],
  };
  for (const target of TARGETS) {
    expect(found(withProperties({ length: field }, { required: ['length'] }), target)).toEqual([]);
  }
});

it('says in which order the fields will be asked', () => {
  const text = { type: 'string', title: 'T', description: 'D' };
  const params = withProperties({ zeta: text, alpha: text, mid: text }, { required: ['mid'] });
  const issue = lintElicitation(params, { target: 'codex' }).find(({ code }) => code === 'reordered');
  expect(issue?.params).toEqual({ order: ['mid', 'alpha', 'zeta'] });
});

describe('the deadline of the plugin’s SDK', () => {
  it.each([
    [undefined, ['hint sdk_timeout']],
    [30_000, ['warning sdk_timeout']],
    [60_000, ['warning sdk_timeout']],
    [60_001, []],
  ])('%s ms', (timeout, expected) => {
    for (const target of TARGETS) {
      const options = timeout === undefined ? { target } : { target, timeout };
      const issues = lintElicitation(pickAPlan.params, options);
      const about = issues.filter(({ code }) => code === 'sdk_timeout');
      expect(about.map(({ severity, code }) => `${severity ?? ''} ${code}`)).toEqual(expected);
    }
  });
});

it('finds no error in anything that a real Codex has passed on', () => {
  for (const { params } of [pickAPlan, customOption, ...Object.values(forwarded)]) {
    const errors = found(params).filter((issue) => issue.startsWith('error'));
    expect(errors).toEqual([]);
  }
});

it.each([null, undefined, 7, 'text', []])('names %j as no request', (params) => {
  for (const target of TARGETS) expect(found(params, target)).toEqual(['error not_drawn']);
});

it('stops at forms that are too large', () => {
  const many = Array.from({ length: limits.questions + 1 }, (_, index) => [`q${String(index)}`, {}]);
  for (const target of TARGETS) {
    expect(found(withProperties(Object.fromEntries(many)), target)).toEqual([
      'error too_large requestedSchema.properties',
    ]);
  }
});

it('lasts through a list that no person would read', { timeout: 30_000 }, () => {
  const required = Array.from({ length: 150_000 }, (_, index) => `key${String(index)}`);
  const issues = lintElicitation(withProperties({}, { required }), { target: 'mcp', timeout: TIMEOUT });
  expect(issues).toHaveLength(required.length);
});

describe('every code', () => {
  const codes = Object.keys({ ...lintRequestEn, ...lintFieldEn });

  it('is found somewhere in these tables', () => {
    const rows = [refusals, changes, ideas, requests, schemas, manners].flat();
    const seen = rows.flatMap(([, , { codex, mcp }]) =>
      [...codex, ...mcp].map((issue) => issue.split(' ')[1]),
    );
    const elsewhere = ['sdk_timeout', 'too_large'];
    expect([...new Set([...seen, ...elsewhere])].sort()).toEqual([...codes].sort());
  });

  it('has its sentences and advice in both languages', () => {
    const rows = [refusals, changes, ideas, requests, schemas, manners].flat();
    const issues = rows.flatMap(([, params]) => lintElicitation(params, { target: 'codex' }));
    for (const locale of ['en', 'zh-CN'] as const) {
      for (const issue of issues) {
        const { text, advice } = adviceText(adviceFor(locale), issue)!;
        expect(`${text} ${advice}`).not.toMatch(/undefined|\[object|NaN/);
        expect(text).toMatch(locale === 'en' ? /\.$/ : /。$/);
        expect(advice).toMatch(locale === 'en' ? /\.$/ : /。$/);
      }
    }
  });
});

describe('whatever is asked', () => {
  const words = adviceFor('zh-CN');
  const keyword = fc.constantFrom(
    ...['type', 'title', 'description', 'default', 'enum', 'enumNames', 'oneOf', 'anyOf', 'items', 'format'],
    ...['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'pattern', 'const', '$ref', 'properties'],
  );
  const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'array', 'object', 'null');
  const option = fc.record({ const: fc.jsonValue({ maxDepth: 1 }), title: fc.jsonValue({ maxDepth: 0 }) });
  const value = fc.oneof(type, fc.jsonValue({ maxDepth: 2 }), fc.array(option), fc.array(fc.string()));
  const field = fc.dictionary(keyword, value);
  const key = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'a', 'b', '1'));
  const schema = fc.record(
    {
      type: fc.constantFrom<unknown>('object', 'object', 'object', 7),
      properties: fc.oneof(
        { weight: 9, arbitrary: fc.dictionary(key, field) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      required: fc.oneof(fc.array(key), fc.jsonValue()),
      title: fc.string(),
    },
    { requiredKeys: ['type', 'properties'] },
  );
  const anything = fc.oneof(
    schema.map((one) => withSchema(one)),
    fc.jsonValue(),
  );

  test.prop([anything, fc.constantFrom(...TARGETS)], { numRuns: 200 })(
    'is answered with issues that JSON carries and that have words',
    (params, target) => {
      const issues = lintElicitation(params, { target });
      expect(JSON.parse(JSON.stringify(issues))).toEqual(issues);
      expect(issues.filter((issue) => adviceText(words, issue) === undefined)).toEqual([]);
    },
  );

  test.prop([anything, fc.constantFrom(...TARGETS)], { numRuns: 200 })(
    'has an error if a card of ours would decline it',
    (params, target) => {
      const read = blockFromElicitation(params, { profile: target === 'codex' ? wework : mcp });
      if (read.ok) return;
      expect(lintElicitation(params, { target }).map(({ severity }) => severity)).toContain('error');
    },
  );
});
