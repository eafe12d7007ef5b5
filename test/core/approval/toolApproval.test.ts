// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RequestUserInputBlock } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  checkAnswers,
  createQuestionForm,
  mcp,
  needsDecision,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import { approvalMeta, toolApproval } from '../../fixtures/codex/elicitations.js';
import { form, profiles, response } from '../support.js';

const { params } = toolApproval;

function approval(meta: Readonly<Record<string, unknown>>) {
  return { ...params, _meta: { codex_approval_kind: 'mcp_tool_call', ...meta } };
}

function blockOf(request: unknown): RequestUserInputBlock {
  const read = blockFromElicitation(request);
  if (!read.ok) throw new Error(`declined: ${read.reason}`);
  return read.block;
}

const codes = (request: unknown) => blockOf(request).questions[0]!.options!.map(({ value }) => value);

describe('a tool approval is asked', () => {
  it('as one question of decision codes that nobody has chosen', () => {
    const block = blockOf(params);
    expect(block).toMatchObject({
      interactionKind: 'approval',
      approvalKind: 'mcp_tool_call',
      serverName: 'probe',
      message: params.message,
      meta: params._meta,
      questions: [{ id: '__mcp_approval', kind: 'choice' }],
    });
    expect(block.questions[0]!.options).toEqual(
      ['allow', 'allow_session', 'allow_always', 'decline'].map((code) => ({ value: code, label: code })),
    );
    expect(needsDecision(block)).toBe(true);
    for (const profile of Object.values(profiles)) {
      const { fields } = createQuestionForm(block, profile).getState();
      expect([...fields.values()].map(({ selected }) => selected)).toEqual([[]]);
    }
  });

  it.each<[string, unknown, readonly string[]]>([
    ['both as a list', ['session', 'always'], ['allow', 'allow_session', 'allow_always', 'decline']],
    ['both, in whatever order', ['always', 'session'], ['allow', 'allow_session', 'allow_always', 'decline']],
    ['the session as a word', 'session', ['allow', 'allow_session', 'decline']],
    ['always as a word', 'always', ['allow', 'allow_always', 'decline']],
    ['nothing', undefined, ['allow', 'decline']],
    ['null', null, ['allow', 'decline']],
    ['an empty list', [], ['allow', 'decline']],
    ['words nobody knows', ['forever', 7, null], ['allow', 'decline']],
  ])('to be kept: %s', (_name, persist, expected) => {
    expect(codes(approval({ persist }))).toEqual(expected);
  });

  it('for other kinds that Codex asks about', () => {
    const request = approval({ codex_approval_kind: 'tool_suggestion', persist: 'always' });
    expect(blockOf(request)).toMatchObject({ interactionKind: 'approval', approvalKind: 'tool_suggestion' });
  });
});

describe('the answer to a tool approval', () => {
  it.each<[string, unknown]>([
    ['allow', { action: 'accept', content: null, _meta: null }],
    ['allow_session', { action: 'accept', content: null, _meta: { persist: 'session' } }],
    ['allow_always', { action: 'accept', content: null, _meta: { persist: 'always' } }],
    ['decline', { action: 'decline', content: null, _meta: null }],
    ['allow_forever', { action: 'decline', content: null, _meta: null }],
    ['Allow', { action: 'decline', content: null, _meta: null }],
    ['', { action: 'decline', content: null, _meta: null }],
    ['__proto__', { action: 'decline', content: null, _meta: null }],
  ])('%j reaches Codex', (code, expected) => {
    for (const profile of Object.values(profiles)) {
      const sources = { __mcp_approval: 'chosen' } as const;
      const given = response({ __mcp_approval: code });
      expect(resultFromAnswers(params, given, { profile, sources })).toStrictEqual(expected);
    }
  });

  it('for good says so, in a request that holds no more than it must', () => {
    const { request, approved, expected } = approvalMeta;
    const given = response({ __mcp_approval: approved });
    expect(codes(request)).toContain(approved);
    expect(resultFromAnswers(request, given)).toStrictEqual(expected);
  });

  it('never keeps what was not to be kept', () => {
    const once = approval({});
    expect(resultFromAnswers(once, response({ __mcp_approval: 'allow_always' })).action).toBe('decline');
  });

  it('never allows by two answers at once', () => {
    const both = response({ __mcp_approval: ['allow', 'decline'] });
    expect(resultFromAnswers(params, both).action).toBe('decline');
  });

  it.each([
    ['no response', null],
    ['no answer', response({})],
    ['an empty answer', response({ __mcp_approval: [] })],
    ['an answer to something else', response({ other: 'allow' })],
  ])('is a cancel for %s, under either profile', (_name, given) => {
    for (const profile of Object.values(profiles)) {
      const cancel = { action: 'cancel', content: null, _meta: null };
      expect(resultFromAnswers(params, given, { profile })).toStrictEqual(cancel);
    }
  });

  it('has to be one of the decisions where answers are enforced', () => {
    const check = (code: string) =>
      checkAnswers(params, response({ __mcp_approval: code }), { profile: mcp }).map((one) => one.code);
    expect([check('allow'), check('forever')]).toEqual([[], ['option']]);
    expect(checkAnswers(params, response({}), { profile: mcp })).toEqual([
      { path: ['__mcp_approval'], code: 'required' },
    ]);
  });
});

describe('a plugin’s own form is no approval', () => {
  const property = { type: 'string', oneOf: [{ const: 'allow', title: 'Allow' }] };

  it('because a property is called __mcp_approval or __codex_approval', () => {
    for (const key of ['__mcp_approval', '__codex_approval']) {
      const request = form({ [key]: property });
      const block = blockOf(request);
      expect(block.interactionKind).toBeUndefined();
      expect(needsDecision(block)).toBe(false);
      expect(resultFromAnswers(request, response({ [key]: 'allow' }))).toStrictEqual({
        action: 'accept',
        content: { [key]: 'allow' },
        _meta: null,
      });
    }
  });

  it('because it says so itself, as long as it asks something; it gets the manners of one', () => {
    const request = { ...form({ target: property }), _meta: { codex_approval_kind: 'mcp_tool_call' } };
    const block = blockOf(request);
    expect(block).toMatchObject({ questions: [{ id: 'target' }] });
    expect(block.interactionKind).toBeUndefined();
    expect(needsDecision(block)).toBe(true);
    expect(resultFromAnswers(request, response({ target: 'allow' })).content).toEqual({ target: 'allow' });
  });

  it.each([null, 7, '', '  ', {}, []])('by a kind that is %j', (kind) => {
    const request = { ...params, _meta: { codex_approval_kind: kind } };
    expect(blockOf(request).questions).toEqual([]);
    expect(resultFromAnswers(request, response({}), { profile: wework }).content).toEqual({});
  });
});
