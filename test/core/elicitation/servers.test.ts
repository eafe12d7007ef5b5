// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  initialAnswers,
  mcp,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import schemas from '../../fixtures/schemas.json' with { type: 'json' };
import { drawn, profiles, questionsOf, response } from '../support.js';

const captured = new URL('../../fixtures/everything/', import.meta.url);
const read = (name: string) =>
  (
    JSON.parse(readFileSync(new URL(`${name}.json`, captured), 'utf8')) as {
      message: { params: unknown; error?: unknown };
    }
  ).message;

/** The questions of a form by key, each in a few words. */
function kindsOf(params: unknown, profile: Profile) {
  const questions = questionsOf(params, profile);
  if (typeof questions === 'string') return questions;
  return Object.fromEntries(questions.map((question) => [question.id, drawn(question)]));
}

const trueFalse = 'boolean [true=true, false=false]';

/** Schema by schema what the strict profile draws; where the lenient one differs, below. */
const STRICT: Record<string, Record<string, string>> = {
  'cs-typed-sample': {
    Name: 'text',
    Age: 'integer',
    Active: trueFalse,
    Role: 'choice [User=User, Admin=Admin]',
    Score: 'number',
    Created: 'text date-time',
  },
  'py-LiteralSchema': { size: 'choice [s=s, m=m, l=l]', extras: 'multi list [a=a, b=b]' },
  'py-DefaultsSchema': { name: 'text', age: 'integer', subscribe: trueFalse, email: 'text' },
  'ts-zod4_issue662_shape': {
    checkAlternatives: trueFalse,
    flexibleDates: 'choice [next_day=next_day, same_week=same_week, next_week=next_week]',
    when: 'text date-time',
    party: 'integer',
    email: 'text email',
    note: 'text nullable',
    size: 'choice [1=1, 2=2]',
  },
  'py-FavoriteColorsSchema': {
    user_name: 'text',
    favorite_colors: 'multi list [Red=red, Green=green, Blue=blue, Yellow=yellow]',
  },
  'conf-response': { response: 'text' },
  'mongodb-stream-connection': { username: 'text', password: 'text' },
  'ts-cli-form': { confirm: trueFalse, count: 'choice [1=1, 2=2, 3=3]', name: 'text' },
  'helidon-foo': { foo: 'text' },
  'cloudflare-approved': { approved: trueFalse },
  'java-no-root-type': { name: 'text', age: 'integer', sub: trueFalse },
  'inspector-pets': { pet: 'choice [Cats=pet-1, Dogs=pet-2]' },
  'dynatrace-approval': { approval: trueFalse },
  'fastmcp-value-multi': { value: 'multi list [a=a, b=b, c=c]' },
  'py-TaskRequest': { title: 'text', priority: 'choice [low=low, medium=medium, high=high]' },
  'fastmcp-none': {},
  'fastmcp-value-multi-titled': { value: 'multi list [A=a, B=b]' },
  'cs-name': { Name: 'text' },
  'terraform-no-code': {
    instance_count: 'choice [1=1, 2=2, 3=3]',
    public: 'boolean [true=true]',
    region: 'choice [us-east-1=us-east-1, eu-west-1=eu-west-1]',
  },
  'py-Scope': { full: trueFalse, sku: 'text' },
  'wegent-e2e-audience': { audience: 'choice [所有人=all, 仅自己=owner]' },
  'rs-titled-multi': { country: 'multi list [United States=US, United Kingdom=UK]' },
  'ts-trip-dates': { departure: 'text date', nights: 'integer' },
  'omnigent-branch': { branch: 'text', channel: 'choice [stable=stable, beta=beta]', notify: trueFalse },
};

const lenient = (kinds: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(kinds).map(([key, kind]) => [key, kind.replace('multi list', 'choice list')]),
  );

describe('schemas as real SDKs and servers write them', () => {
  it.each(
    schemas.map(({ id, schema }) => [id, { mode: 'form', message: 'm', requestedSchema: schema }] as const),
  )('%s is drawn', (id, params) => {
    expect(kindsOf(params, mcp)).toEqual(STRICT[id]);
    expect(kindsOf(params, wework)).toEqual(lenient(STRICT[id]!));
  });

  it('each of them is in the table', () => {
    expect(schemas.map(({ id }) => id).sort()).toEqual(Object.keys(STRICT).sort());
  });

  it.each([
    [
      'terraform-no-code',
      { instance_count: '2', public: 'true', region: 'eu-west-1' },
      { instance_count: 2, public: true, region: 'eu-west-1' },
    ],
    [
      'ts-zod4_issue662_shape',
      { checkAlternatives: 'false', party: '2', size: '1', note: '' },
      { checkAlternatives: false, party: 2, size: 1 },
    ],
    ['py-TaskRequest', { title: 'T', priority: 'high' }, { title: 'T', priority: 'high' }],
    ['wegent-e2e-audience', { audience: '仅自己' }, { audience: 'owner' }],
  ])('%s gets its values with their types', (id, answers, content) => {
    const { schema } = schemas.find((one) => one.id === id)!;
    const result = resultFromAnswers({ requestedSchema: schema }, response(answers), { profile: mcp });
    expect(result).toEqual({ action: 'accept', content, _meta: null });
  });
});

/** Captured from public servers: what the strict profile draws, and what stands there before anyone acts. */
const CAPTURED: Record<string, { kinds: Record<string, string>; standing: Record<string, string[]> }> = {
  'form-all-kinds': {
    kinds: {
      name: 'text',
      check: trueFalse,
      firstLine: 'text',
      email: 'text email',
      homepage: 'text uri',
      birthdate: 'text date',
      integer: 'integer',
      number: 'number',
      untitledSingleSelectEnum:
        'choice [Monica=Monica, Rachel=Rachel, Joey=Joey, Chandler=Chandler, Ross=Ross, Phoebe=Phoebe]',
      untitledMultipleSelectEnum:
        'multi list [Guitar=Guitar, Piano=Piano, Violin=Violin, Drums=Drums, Bass=Bass]',
      titledSingleSelectEnum: 'choice [Superman=hero-1, Green Lantern=hero-2, Wonder Woman=hero-3]',
      titledMultipleSelectEnum: 'multi list [Tuna=fish-1, Salmon=fish-2, Trout=fish-3]',
      legacyTitledEnum: 'choice [Cats=pet-1, Dogs=pet-2, Birds=pet-3, Fish=pet-4, Reptiles=pet-5]',
    },
    standing: {
      firstLine: ['It was a dark and stormy night.'],
      integer: ['42'],
      number: ['3.14'],
      untitledSingleSelectEnum: ['Monica'],
      untitledMultipleSelectEnum: ['Guitar'],
      titledSingleSelectEnum: ['hero-1'],
      titledMultipleSelectEnum: ['fish-1'],
      legacyTitledEnum: ['pet-1'],
    },
  },
  'form-async-task': {
    kinds: {
      name: 'text',
      favoriteColor: 'choice [Red=Red, Blue=Blue, Green=Green, Yellow=Yellow, Purple=Purple]',
      agreeToTerms: trueFalse,
    },
    standing: {},
  },
  'research-clarification-python': {
    kinds: {
      interpretation:
        'choice [Python programming language=programming, Python snake species=snake, Monty Python comedy group=comedy]',
    },
    standing: {},
  },
  'research-clarification-quantum': {
    kinds: {
      interpretation:
        'choice [Technical/scientific perspective=technical, Historical perspective=historical, Current events/news perspective=current]',
    },
    standing: {},
  },
  'conformance-elicitation-sep1034-client-defaults': {
    kinds: {
      name: 'text',
      age: 'integer',
      score: 'number',
      status: 'choice [active=active, inactive=inactive, pending=pending]',
      verified: trueFalse,
    },
    standing: { name: ['John Doe'], age: ['30'], score: ['95.5'], status: ['active'], verified: ['true'] },
  },
  'conformance-sep-2322-client-request-state': { kinds: { confirmed: trueFalse }, standing: {} },
};

describe('forms captured from public servers', () => {
  it.each(Object.entries(CAPTURED))('%s is drawn, with its defaults', (name, { kinds, standing }) => {
    const { params } = read(name);
    expect(kindsOf(params, mcp)).toEqual(kinds);
    expect(kindsOf(params, wework)).toEqual(lenient(kinds));
    const reading = blockFromElicitation(params, { profile: mcp });
    const answers = reading.ok ? initialAnswers(reading.block, mcp) : {};
    expect(Object.fromEntries(Object.entries(answers).map(([id, entry]) => [id, entry.answers]))).toEqual(
      standing,
    );
  });

  it('each capture is a form, a URL request, or an error', () => {
    const names = readdirSync(captured).map((file) => file.replace('.json', ''));
    expect(names.sort()).toEqual([...Object.keys(CAPTURED), 'url', 'url-required-error'].sort());
    expect(read('url-required-error')).toHaveProperty('error');
  });

  it('a URL request is asked about where the profile draws it, and declined where it does not', () => {
    const { params } = read('url');
    expect(blockFromElicitation(params, { profile: profiles.wework })).toMatchObject({
      ok: false,
      reason: 'mode',
    });
    expect(blockFromElicitation(params, { profile: profiles.mcp })).toMatchObject({
      ok: true,
      block: { questions: [] },
    });
  });

  it('the thirteen fields of the everything server arrive with their types', () => {
    const { params } = read('form-all-kinds');
    const answers = {
      name: 'Ada Lovelace',
      check: 'false',
      firstLine: 'Call me Ishmael.',
      email: 'ada@example.org',
      homepage: 'https://example.org/ada',
      birthdate: '1815-12-10',
      integer: '7',
      number: '2.5',
      untitledSingleSelectEnum: 'Ross',
      untitledMultipleSelectEnum: ['Piano', 'Bass'],
      titledSingleSelectEnum: 'hero-2',
      titledMultipleSelectEnum: ['fish-3'],
      legacyTitledEnum: 'pet-5',
    };
    const content = { ...answers, check: false, integer: 7, number: 2.5 };
    expect(resultFromAnswers(params, response(answers), { profile: mcp })).toEqual({
      action: 'accept',
      content,
      _meta: null,
    });
  });

  it('the request of a task keeps its `_meta`', () => {
    expect(blockFromElicitation(read('research-clarification-python').params)).toMatchObject({
      block: { meta: { 'io.modelcontextprotocol/related-task': { taskId: '<id>' } } },
    });
  });
});
