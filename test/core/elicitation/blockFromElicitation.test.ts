// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Question } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  initialAnswers,
  mcp,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import { singleChoice } from '../../fixtures/seeds.js';
import { form, questionOf, questionsOf } from '../support.js';

describe('the words of a question', () => {
  it.each([
    ['key alone', {}, { header: 'field', question: 'field' }],
    ['title', { title: 'T' }, { header: 'T', question: 'T' }],
    ['description', { description: 'D?' }, { header: 'field', question: 'D?' }],
    ['both', { title: 'T', description: 'D?' }, { header: 'T', question: 'D?' }],
    ['a blank title', { title: ' \n', description: 'D?' }, { header: 'field', question: 'D?' }],
    ['a blank description', { title: 'T', description: '  ' }, { header: 'T', question: 'T' }],
    ['words that are no text', { title: 1, description: ['D'] }, { header: 'field', question: 'field' }],
    ['blanks around words stay', { title: ' T ' }, { header: ' T ', question: ' T ' }],
  ])('%s', (_what, words, expected) => {
    expect(questionOf({ type: 'string', ...words })).toMatchObject(expected);
  });
});

describe('one question a property, in the order received', () => {
  it('keeps order and keys as they are', () => {
    const keys = ['zeta', 'alpha', ' a ', 'a.b', 'toString', 'Alpha', '', '部署目标'];
    const questions = questionsOf(form(Object.fromEntries(keys.map((key) => [key, { type: 'string' }]))));
    expect((questions as readonly Question[]).map(({ id }) => id)).toEqual(keys);
  });

  it('takes __proto__ for a key like any other', () => {
    const params = JSON.parse(
      '{"requestedSchema":{"type":"object","properties":{"__proto__":{"type":"string","title":"Odd"}},"required":["__proto__"]}}',
    ) as unknown;
    expect(questionsOf(params, mcp)).toMatchObject([{ id: '__proto__', header: 'Odd', required: true }]);
  });

  it('marks what is required, inherited names not among it', () => {
    const questions = questionsOf(form({ a: {}, toString: {} }, { required: ['a'] }));
    expect(questions).toMatchObject([{ id: 'a', required: true }, { id: 'toString' }]);
    expect((questions as object[])[1]).not.toHaveProperty('required');
  });

  it('declines a form under enforce that requires what it does not have', () => {
    const params = form({ a: { type: 'string' } }, { required: ['a', 'b'] });
    expect(questionsOf(params, wework)).toMatchObject([{ id: 'a' }]);
    expect(blockFromElicitation(params, { profile: mcp })).toMatchObject({
      ok: false,
      reason: 'schema',
      issues: [{ path: ['requestedSchema', 'required'], code: 'unknown_key', params: { key: 'b' } }],
    });
  });

  it('ignores a `required` that is no list of names', () => {
    expect(questionsOf(form({ a: {} }, { required: 'a' }), mcp)).toMatchObject([{ id: 'a' }]);
    expect(questionsOf(form({ a: {} }, { required: [1, null] }), mcp)).toMatchObject([{ id: 'a' }]);
  });
});

describe('the mode', () => {
  const { requestedSchema, message } = singleChoice.params;

  it.each([undefined, null, 'form', 'openai/form', 'openaiForm'])('%s is a form', (mode) => {
    expect(blockFromElicitation({ mode, message, requestedSchema })).toMatchObject({ ok: true });
  });

  it.each(['url', 'wizard', '', 'Form', 'openai/userVerification', 3, {}])('%s is declined', (mode) => {
    const read = blockFromElicitation({ mode, message, requestedSchema, url: 'https://example.test' });
    expect(read).toEqual({
      ok: false,
      result: { action: 'decline', content: null, _meta: null },
      reason: 'mode',
      issues: [{ path: ['mode'], code: 'unsupported' }],
    });
  });
});

describe('a schema that is none is declined', () => {
  it.each([
    ['no params', undefined, []],
    ['a list', [], []],
    ['no schema', { mode: 'form' }, ['requestedSchema']],
    ['null', { requestedSchema: null }, ['requestedSchema']],
    ['a text', { requestedSchema: '{}' }, ['requestedSchema']],
    ['no properties', { requestedSchema: { type: 'object' } }, ['requestedSchema', 'properties']],
    ['a list of properties', { requestedSchema: { properties: [] } }, ['requestedSchema', 'properties']],
    ['null properties', { requestedSchema: { properties: null } }, ['requestedSchema', 'properties']],
    [
      'another root type',
      { requestedSchema: { type: 'array', properties: {} } },
      ['requestedSchema', 'type'],
    ],
  ])('%s', (_what, params, path) => {
    expect(blockFromElicitation(params)).toMatchObject({ ok: false, reason: 'schema', issues: [{ path }] });
  });

  it('may lack its root type and have any other root keyword', () => {
    const { properties } = singleChoice.params.requestedSchema;
    const root = {
      $schema: 'x',
      title: 'T',
      description: 'D',
      additionalProperties: false,
      allOf: [{}],
      properties,
    };
    for (const profile of [wework, mcp])
      expect(blockFromElicitation({ requestedSchema: root }, { profile })).toMatchObject({ ok: true });
  });
});

describe('the block', () => {
  it('carries who asks, what about, and the profile it was made with', () => {
    const read = blockFromElicitation(
      { ...singleChoice.params, serverName: 'own name', threadId: 't1', turnId: null, _meta: { a: 1 } },
      { connection: 'c1', requestId: 0, serverName: 'probe', profile: mcp },
    );
    expect(read).toEqual({
      ok: true,
      issues: [],
      block: {
        kind: 'request_user_input',
        connection: 'c1',
        requestId: 0,
        itemId: 'mcp_server_elicitation',
        threadId: 't1',
        turnId: null,
        serverName: 'probe',
        message: '请选择发布目标',
        meta: { a: 1 },
        profile: mcp,
        questions: [
          {
            id: 'target',
            header: '发布目标',
            question: '选择本次发布的目标环境。',
            kind: 'choice',
            required: true,
            options: [
              { value: 'staging', label: 'Staging' },
              { value: 'production', label: 'Production' },
            ],
          },
        ],
      },
    });
  });

  it('falls back to the names in the params, and has none where they are blank', () => {
    const params = { ...singleChoice.params, serverName: 'probe', message: '  ' };
    const read = blockFromElicitation(params, { serverName: '' });
    expect(read).toMatchObject({ ok: true, block: { serverName: 'probe', profile: wework } });
    expect(read.ok && read.block).not.toHaveProperty('message');
    expect(read.ok && read.block).not.toHaveProperty('requestId');
  });

  it('warns of a default that fits no answer, and asks without it', () => {
    const params = form({ a: { enum: ['x'], default: 'y' }, n: { type: 'integer', default: 1.5 } });
    const read = blockFromElicitation(params, { profile: mcp });
    expect(read).toMatchObject({
      ok: true,
      issues: [
        {
          path: ['requestedSchema', 'properties', 'a', 'default'],
          code: 'default_ignored',
          severity: 'warning',
        },
        {
          path: ['requestedSchema', 'properties', 'n', 'default'],
          code: 'default_ignored',
          severity: 'warning',
        },
      ],
    });
    expect(read.ok && initialAnswers(read.block, mcp)).toEqual({});
  });

  it('masks a text that seems to be a secret, and says that it only seems so', () => {
    expect(questionOf({ type: 'string' }, wework, 'db_password')).toMatchObject({
      isSecret: true,
      looksSecret: true,
    });
    expect(questionOf({ type: 'string', title: 'API key', maxLength: 999 })).toEqual({
      id: 'field',
      header: 'API key',
      question: 'API key',
      kind: 'text',
      isSecret: true,
      looksSecret: true,
      maxLength: 999,
    });
    expect(questionOf({ type: 'integer', title: 'Token' })).not.toHaveProperty('isSecret');
    expect(questionOf({ enum: ['a'], title: 'Token' })).not.toHaveProperty('isSecret');
  });
});

describe('a form without questions is a confirm card', () => {
  it.each([
    ['no properties', {}, {}],
    ['nothing but consts', { kind: { const: 'v1' }, n: { const: 2 } }, { kind: 'v1', n: 2 }],
  ])('%s', (_what, properties, content) => {
    for (const profile of [wework, mcp]) {
      const read = blockFromElicitation(form(properties), { profile });
      expect(read).toMatchObject({ ok: true, block: { questions: [] } });
      expect(read.ok && initialAnswers(read.block, profile)).toEqual({});
      expect(resultFromAnswers(form(properties), { answers: {} }, { profile })).toEqual({
        action: 'accept',
        content,
        _meta: null,
      });
    }
  });
});
