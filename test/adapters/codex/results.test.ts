// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/core/index.js';
import { mcp, needsDecision, wework } from '../../../src/core/index.js';
import * as approvals from '../../fixtures/codex/approvals.js';
import {
  customOption,
  forwarded,
  openPage,
  pickAPlan,
  sortedKeys,
  toolApproval,
} from '../../fixtures/codex/elicitations.js';
import { nativeToolApproval, whichLanguage } from '../../fixtures/codex/native.js';
import { accepted, answering, dismissed, refused } from './support.js';

const aborted: Outcome = { action: 'cancel', reason: 'aborted' };
const expired: Outcome = { action: 'cancel', reason: 'expired' };

const accept = (content: unknown) => ({ action: 'accept', content, _meta: null });
const decline = { action: 'decline', content: null, _meta: null };
const cancel = { action: 'cancel', content: null, _meta: null };

async function resultOf(message: unknown, outcome: Outcome): Promise<unknown> {
  return (await answering(outcome).handle(message))?.result;
}

describe('a plugin’s form', () => {
  it.each<[string, unknown, Outcome, unknown]>([
    ['the const that was chosen', pickAPlan, accepted({ plan: 'pro' }), accept({ plan: 'pro' })],
    ['the enum value', forwarded['an enum with names'], accepted({ size: 'm' }), accept({ size: 'm' })],
    ['a boolean', forwarded['a boolean'], accepted({ confirm: 'false' }), accept({ confirm: false })],
    ['a text', forwarded['a text'], accepted({ name: ' Ada ' }), accept({ name: ' Ada ' })],
    ['an empty text', forwarded['a text'], accepted({ name: '' }), accept({ name: '' })],
    [
      'numbers',
      forwarded['two numbers'],
      accepted({ count: '3', ratio: '0.75' }),
      accept({ count: 3, ratio: 0.75 }),
    ],
    [
      'no key for what is no number',
      forwarded['two numbers'],
      accepted({ count: 'three', ratio: '1' }),
      accept({ ratio: 1 }),
    ],
    [
      'an array for one choice',
      forwarded['a plain multi-select'],
      accepted({ tags: 'b' }),
      accept({ tags: ['b'] }),
    ],
    [
      'the const behind a title',
      forwarded['a titled multi-select'],
      accepted({ tags: 'a' }),
      accept({ tags: ['a'] }),
    ],
    ['an empty object for consent', forwarded['an empty form'], accepted({}), accept({})],
    ['a cancel for nothing answered', pickAPlan, accepted({}), cancel],
    ['a decline', pickAPlan, refused, decline],
    ['a cancel', pickAPlan, dismissed, cancel],
    ['a cancel when time is up', pickAPlan, expired, cancel],
    ['a cancel when the host stops', pickAPlan, aborted, cancel],
  ])('gets %s', async (_name, message, outcome, result) => {
    expect(await resultOf(message, outcome)).toStrictEqual(result);
  });

  it('is answered by its id, without a jsonrpc member', async () => {
    const { handle } = answering(accepted({ plan: 'free' }));
    expect(await handle(pickAPlan)).toStrictEqual({ id: 0, result: accept({ plan: 'free' }) });
    expect(await handle({ ...pickAPlan, id: '7' })).toStrictEqual({
      id: '7',
      result: accept({ plan: 'free' }),
    });
  });

  it('becomes a block that says who asks, where, and under which profile', async () => {
    const { handle, blocks } = answering(dismissed, { connection: 'codex', serverName: 'Codex' });
    await handle(pickAPlan);
    const { threadId, turnId } = pickAPlan.params;
    expect(blocks[0]).toMatchObject({
      connection: 'codex',
      requestId: 0,
      threadId,
      turnId,
      serverName: 'probe',
      message: 'Pick a plan',
      profile: wework,
    });
  });

  it('is drawn under the host’s profile, and conforms to it', async () => {
    const { handle, blocks } = answering(accepted({ tags: ['a', 'b', 'c'] }), { profile: mcp });
    const answer = await handle(forwarded['a plain multi-select']);
    expect(blocks[0]).toMatchObject({ profile: mcp, questions: [{ kind: 'multi' }] });
    expect(answer?.result).toStrictEqual(accept({}));
  });

  it('learns who made the answers where the host says so', async () => {
    const outcome: Outcome = { ...accepted({ plan: 'pro' }), sources: { plan: 'default' } } as Outcome;
    const told = answering(outcome, { sources: true });
    expect(await told.handle(pickAPlan)).toMatchObject({
      result: { _meta: { 'chat-form/sources': { plan: 'default' } } },
    });
  });

  it.each<[string, unknown]>([
    ['a page to open', openPage],
    ['an unknown mode', { ...pickAPlan, params: { ...pickAPlan.params, mode: 'openai/userVerification' } }],
    ['a schema without properties', { ...pickAPlan, params: { ...pickAPlan.params, requestedSchema: {} } }],
    ['no params', { ...pickAPlan, params: undefined }],
  ])('is declined without a card: %s', async (_name, message) => {
    const { handle, blocks } = answering(accepted({}));
    expect(await handle(message)).toStrictEqual({ id: 0, result: decline });
    expect(blocks).toEqual([]);
  });

  it.each(['form', 'openai/form', 'openaiForm', undefined, null])('is drawn in mode %j', async (mode) => {
    const message = { ...pickAPlan, params: { ...pickAPlan.params, mode } };
    expect(await resultOf(message, accepted({ plan: 'pro' }))).toEqual(accept({ plan: 'pro' }));
  });

  it('gets a cancel when the interface breaks', async () => {
    const { createCodexHandler } = await import('../../../src/adapters/codex/index.js');
    const broken = createCodexHandler(() => Promise.reject(new Error('no window')));
    expect(await broken(pickAPlan)).toEqual({ id: 0, result: cancel });
    expect(await broken(whichLanguage)).toEqual({ id: 0, result: { answers: {} } });
    expect(await broken(approvals.plainCommand)).toEqual({ id: 0, result: { decision: 'decline' } });
  });
});

describe('the order of a form’s fields', () => {
  const idsOf = async (message: unknown) => {
    const { handle, blocks } = answering(dismissed);
    await handle(message);
    return blocks[0]?.questions.map(({ id }) => id);
  };
  const withSchema = (schema: unknown, rest = {}) => ({
    ...sortedKeys,
    params: { ...sortedKeys.params, requestedSchema: schema, ...rest },
  });
  const { properties } = sortedKeys.params.requestedSchema;
  const required = ['zeta', 'nobody', 'alpha', 'zeta', 'toString'];

  it('puts the strategy before the custom strategy, as the plugin wrote them', async () => {
    expect(await idsOf(customOption)).toEqual(['strategy', 'customStrategy']);
    const answers = accepted({ strategy: 'custom', customStrategy: '先检查 diff，再只改测试' });
    const result = await resultOf(customOption, answers);
    expect(result).toStrictEqual(accept({ strategy: 'custom', customStrategy: '先检查 diff，再只改测试' }));
  });

  it.each<[string, unknown, readonly string[]]>([
    ['as received without required', sortedKeys, ['alpha', 'count', 'mid', 'zeta']],
    [
      'required first, unknown and repeated names aside',
      withSchema({ type: 'object', properties, required }),
      ['zeta', 'alpha', 'count', 'mid'],
    ],
    [
      'as the plugin wrote it under openai/form',
      withSchema({ type: 'object', properties, required }, { mode: 'openai/form' }),
      ['alpha', 'count', 'mid', 'zeta'],
    ],
    [
      'as received where required is no list',
      withSchema({ type: 'object', properties, required: 'zeta' }),
      ['alpha', 'count', 'mid', 'zeta'],
    ],
  ])('is %s', async (_name, message, expected) => {
    expect(await idsOf(message)).toEqual(expected);
  });

  it('keeps names that an object has anyway', async () => {
    const text = '{"__proto__":{"type":"string"},"a":{"type":"string"},"toString":{"type":"string"}}';
    const names = JSON.parse(text) as unknown;
    const schema = { type: 'object', properties: names, required: ['toString', '__proto__'] };
    expect(await idsOf(withSchema(schema))).toEqual(['toString', '__proto__', 'a']);
  });
});

describe('a tool call that asks first', () => {
  it.each<[string, Outcome, unknown]>([
    ['allowed', accepted({ __mcp_approval: 'allow' }), { action: 'accept', content: null, _meta: null }],
    [
      'allowed for the session',
      accepted({ __mcp_approval: 'allow_session' }),
      { action: 'accept', content: null, _meta: { persist: 'session' } },
    ],
    [
      'allowed always',
      accepted({ __mcp_approval: 'allow_always' }),
      { action: 'accept', content: null, _meta: { persist: 'always' } },
    ],
    ['declined on the card', accepted({ __mcp_approval: 'decline' }), decline],
    ['declined by the button', refused, decline],
    ['dismissed', dismissed, cancel],
    ['sent without a decision', accepted({}), cancel],
  ])('as an elicitation, %s', async (_name, outcome, result) => {
    expect(await resultOf(toolApproval, outcome)).toStrictEqual(result);
  });

  it.each<[string, Outcome, unknown]>([
    [
      'allowed',
      accepted({ mcp_tool_call_approval_call_69: 'Allow' }),
      { answers: { mcp_tool_call_approval_call_69: { answers: ['Allow'] } } },
    ],
    ['declined', refused, { answers: {} }],
    ['dismissed', dismissed, { answers: {} }],
    ['sent without a decision', accepted({}), { answers: {} }],
  ])('as a native question, %s', async (_name, outcome, result) => {
    expect(await resultOf(nativeToolApproval, outcome)).toStrictEqual(result);
  });

  it('never has an answer standing before a person decides', async () => {
    for (const message of [toolApproval, nativeToolApproval, approvals.everyDecision]) {
      const { handle, blocks } = answering(dismissed);
      await handle(message);
      expect(needsDecision(blocks[0]!)).toBe(true);
    }
  });
});

describe('the model’s own question', () => {
  it('is asked with its options, a box for other words, and the host’s name for who asks', async () => {
    const { handle, blocks } = answering(dismissed, { connection: 'codex', serverName: 'Codex' });
    await handle(whichLanguage);
    expect(blocks[0]).toStrictEqual({
      kind: 'request_user_input',
      connection: 'codex',
      requestId: 0,
      itemId: 'call_3',
      threadId: 'thread-1',
      turnId: 'turn-1',
      serverName: 'Codex',
      profile: wework,
      questions: [
        {
          id: 'lang',
          header: 'Language',
          question: 'Which language?',
          kind: 'choice',
          isOther: true,
          options: [
            { value: 'TypeScript (Recommended)', label: 'TypeScript (Recommended)', description: 'typed' },
            { value: 'JavaScript', label: 'JavaScript', description: 'untyped' },
          ],
        },
      ],
    });
  });

  it.each<[string, Outcome, unknown]>([
    ['the label', accepted({ lang: 'JavaScript' }), { lang: { answers: ['JavaScript'] } }],
    ['words of one’s own', accepted({ lang: 'Rust' }), { lang: { answers: ['Rust'] } }],
    ['several answers', accepted({ lang: ['a', 'b'] }), { lang: { answers: ['a', 'b'] } }],
    [
      'nothing of questions that were not asked',
      accepted({ other: 'x', lang: 'y' }),
      { lang: { answers: ['y'] } },
    ],
    ['nothing', accepted({}), {}],
    ['nothing when declined', refused, {}],
    ['nothing when dismissed', dismissed, {}],
    ['nothing when time is up', expired, {}],
  ])('gets %s', async (_name, outcome, answers) => {
    expect(await resultOf(whichLanguage, outcome)).toStrictEqual({ answers });
  });

  it.each<[string, unknown]>([
    ['no questions', { threadId: 't', turnId: 'u', itemId: 'i' }],
    ['questions without ids', { questions: [{ question: 'Who?' }] }],
    ['no params', null],
  ])('is skipped where there is nothing to ask: %s', async (_name, params) => {
    const { handle, blocks } = answering(accepted({}));
    expect(await handle({ ...whichLanguage, params })).toStrictEqual({ id: 0, result: { answers: {} } });
    expect(blocks).toEqual([]);
  });

  it('cannot pass for an approval or bring an answer along', async () => {
    const { handle, blocks } = answering(dismissed);
    const extra = {
      interactionKind: 'approval',
      response: { answers: {} },
      serverName: 'Admin',
      profile: mcp,
    };
    await handle({ ...whichLanguage, params: { ...whichLanguage.params, ...extra } });
    expect(blocks[0]).toMatchObject({ profile: wework });
    for (const key of ['interactionKind', 'response', 'serverName']) {
      expect(blocks[0]).not.toHaveProperty(key);
    }
  });
});

describe('Codex’ own approvals', () => {
  const code = (value: string) => accepted({ __codex_approval: value });

  it.each<[string, unknown, Outcome, unknown]>([
    ['a command, once', approvals.everyDecision, code('allow_once'), { decision: 'accept' }],
    [
      'a command, for the session',
      approvals.everyDecision,
      code('allow_session'),
      { decision: 'acceptForSession' },
    ],
    [
      'a rule for commands',
      approvals.everyDecision,
      code('allow_execpolicy:2'),
      { decision: approvals.execRule },
    ],
    ['a rule by a bad index', approvals.everyDecision, code('allow_execpolicy:3'), { decision: 'decline' }],
    [
      'a host to allow',
      approvals.everyDecision,
      code('apply_network_policy:3'),
      { decision: approvals.allowRule },
    ],
    [
      'a host to deny',
      approvals.everyDecision,
      code('apply_network_policy:4'),
      { decision: approvals.denyRule },
    ],
    ['the proposed rule', approvals.proposedRule, code('allow_execpolicy'), { decision: approvals.execRule }],
    ['a refusal on the card', approvals.everyDecision, code('decline'), { decision: 'decline' }],
    ['a stop on the card', approvals.everyDecision, code('cancel'), { decision: 'cancel' }],
    ['the Decline button', approvals.plainCommand, refused, { decision: 'decline' }],
    ['a dismissed card', approvals.plainCommand, dismissed, { decision: 'cancel' }],
    ['a card whose time is up', approvals.plainCommand, expired, { decision: 'decline' }],
    ['a card sent without a decision', approvals.plainCommand, accepted({}), { decision: 'decline' }],
    ['changes to files', approvals.fileChange, code('allow_once'), { decision: 'accept' }],
    ['changes to files, dismissed', approvals.fileChange, dismissed, { decision: 'cancel' }],
    [
      'permissions for the session',
      approvals.permissions,
      code('allow_session'),
      { permissions: approvals.permissions.params.permissions, scope: 'session', strictAutoReview: false },
    ],
    [
      'permissions, dismissed',
      approvals.permissions,
      dismissed,
      { permissions: {}, scope: 'turn', strictAutoReview: false },
    ],
  ])('get the decision: %s', async (_name, message, outcome, result) => {
    expect(await resultOf(message, outcome)).toStrictEqual(result);
  });

  it.each([
    [approvals.plainCommand, { decision: 'decline' }],
    [approvals.fileChange, { decision: 'decline' }],
    [approvals.permissions, { permissions: {}, scope: 'turn', strictAutoReview: false }],
  ])('are refused without a card where they cannot be read: $method', async ({ method }, result) => {
    const { handle, blocks } = answering(code('allow_once'));
    expect(await handle({ method, id: 0, params: 'everything' })).toStrictEqual({ id: 0, result });
    expect(blocks).toEqual([]);
  });
});
