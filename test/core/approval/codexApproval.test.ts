// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ApprovalKind, Question } from '../../../src/core/index.js';
import {
  blockFromApproval,
  decisionOf,
  needsDecision,
  readBlock,
  readDecision,
  resultFromDecision,
  wework,
} from '../../../src/core/index.js';
import * as approvals from '../../fixtures/codex/approvals.js';
import { response } from '../support.js';

const { allowRule, denyRule, execRule } = approvals;

function question(kind: ApprovalKind, params: unknown): Question {
  return blockFromApproval(kind, params).questions[0]!;
}

/** The options as `code`, or `code = rule`. */
function offered(kind: ApprovalKind, params: unknown): string[] {
  return question(kind, params).options!.map(({ value, description }) =>
    description === undefined ? value : `${value} = ${description}`,
  );
}

const commandWith = (availableDecisions: unknown) => ({
  ...approvals.plainCommand.params,
  availableDecisions,
});

describe('an approval is asked', () => {
  it('with who, where and what, and nothing chosen', () => {
    const context = { connection: 'codex', requestId: 0, serverName: 'Codex' };
    const block = blockFromApproval('command', approvals.proposedRule.params, context);
    expect(block).toStrictEqual({
      kind: 'request_user_input',
      connection: 'codex',
      requestId: 0,
      itemId: 'call_9',
      threadId: 'thread-1',
      turnId: 'turn-1',
      serverName: 'Codex',
      interactionKind: 'approval',
      approvalKind: 'command',
      command: 'npm run test -- --run',
      cwd: '/srv/project',
      reason: 'needs to run the tests',
      profile: wework,
      questions: [
        {
          id: '__codex_approval',
          question: 'npm run test -- --run',
          kind: 'choice',
          required: true,
          options: [
            { value: 'allow_once', label: 'allow_once' },
            { value: 'allow_execpolicy', label: 'allow_execpolicy', description: 'npm run test' },
            { value: 'cancel', label: 'cancel' },
          ],
        },
      ],
    });
    expect(needsDecision(block)).toBe(true);
    expect(readBlock(JSON.parse(JSON.stringify(block)))).toEqual({ ok: true, value: block, issues: [] });
  });

  it.each<[string, ApprovalKind, unknown, readonly string[]]>([
    [
      'a command with a list of decisions',
      'command',
      approvals.everyDecision.params,
      [
        'allow_once',
        'allow_session',
        'allow_execpolicy:2 = npm run test',
        'apply_network_policy:3 = allow:registry.example.com',
        'apply_network_policy:4 = deny:tracker.example.com',
        'decline',
        'cancel',
      ],
    ],
    ['a command', 'command', approvals.plainCommand.params, ['allow_once', 'cancel']],
    [
      'network access',
      'command',
      approvals.networkAccess.params,
      ['allow_once', 'allow_session', 'apply_network_policy:1 = allow:registry.example.com', 'cancel'],
    ],
    ['more permissions', 'command', approvals.morePermissions.params, ['allow_once', 'cancel']],
    ['files', 'file_change', approvals.fileChange.params, ['allow_once', 'allow_session', 'cancel']],
    [
      'permissions',
      'permissions',
      approvals.permissions.params,
      ['allow_once', 'allow_turn_strict_review', 'allow_session', 'decline'],
    ],
  ])('about %s', (_name, kind, params, expected) => {
    expect(offered(kind, params)).toEqual(expected);
  });

  it.each<[string, ApprovalKind, unknown, string]>([
    ['the command', 'command', approvals.plainCommand.params, 'npm run test -- --run'],
    ['the host', 'command', approvals.networkAccess.params, 'registry.example.com'],
    ['the folder', 'file_change', approvals.fileChange.params, '/srv/other'],
    ['the reason', 'file_change', { reason: 'because' }, 'because'],
    ['the reason', 'permissions', approvals.permissions.params, 'to download the dependencies'],
    ['the folder', 'permissions', { reason: ' ', cwd: '/home' }, '/home'],
    ['the kind, where there is nothing else', 'file_change', null, 'file_change'],
  ])('showing %s', (_name, kind, params, text) => {
    expect(question(kind, params).question).toBe(text);
  });

  it.each<[string, unknown, readonly string[]]>([
    [
      'what cannot be shown',
      [{ acceptWithExecpolicyAmendment: { execpolicy_amendment: [] } }, 'accept'],
      ['allow_once'],
    ],
    ['another kind of rule', [{ grantEverything: {} }, null, 7, 'cancel'], ['cancel']],
    [
      'a rule without a host',
      [{ applyNetworkPolicyAmendment: { network_policy_amendment: {} } }, 'accept'],
      ['allow_once'],
    ],
    ['the same twice', ['accept', 'accept', 'cancel'], ['allow_once', 'cancel']],
    ['a word that passes for our own', ['allow_once', 'allow_execpolicy:1', 'cancel'], ['cancel']],
    ['anything, where nothing can be shown', [{}, ' '], ['decline']],
  ])('without offering %s', (_name, available, expected) => {
    expect(offered('command', commandWith(available))).toEqual(expected);
  });

  it('with a decision that is new to us, as it is', () => {
    expect(offered('command', commandWith(['acceptForProject', 'cancel']))).toEqual([
      'acceptForProject',
      'cancel',
    ]);
  });

  it.each([[], null, 'accept'])('as if there were no list, where it is %j', (available) => {
    expect(offered('command', commandWith(available))).toEqual(['allow_once', 'cancel']);
  });

  it.each<unknown>([
    null,
    undefined,
    7,
    'text',
    [],
    { availableDecisions: { 0: 'accept' } },
    { networkApprovalContext: [] },
  ])('whatever the params are: %j', (params) => {
    for (const kind of ['command', 'file_change', 'permissions'] as const) {
      expect(question(kind, params).options!.length).toBeGreaterThan(1);
    }
  });
});

describe('the decision that Codex gets', () => {
  const decide = (params: unknown, code: string | undefined) => resultFromDecision('command', params, code);

  it.each<[string, unknown]>([
    ['allow_once', 'accept'],
    ['allow_session', 'acceptForSession'],
    ['allow_execpolicy:2', execRule],
    ['apply_network_policy:3', allowRule],
    ['apply_network_policy:4', denyRule],
    ['decline', 'decline'],
    ['cancel', 'cancel'],
    ['allow_execpolicy', 'decline'],
    ['allow_execpolicy:3', 'decline'],
    ['allow_execpolicy:02', 'decline'],
    ['allow_execpolicy:-1', 'decline'],
    ['apply_network_policy:2', 'decline'],
    ['apply_network_policy:99', 'decline'],
    ['apply_network_policy', 'decline'],
    ['accept', 'decline'],
    ['Allow', 'decline'],
    ['', 'decline'],
    ['__proto__', 'decline'],
  ])('for %j', (code, decision) => {
    expect(decide(approvals.everyDecision.params, code)).toStrictEqual({ decision });
  });

  it('is the rule that was proposed', () => {
    expect(decide(approvals.proposedRule.params, 'allow_execpolicy')).toStrictEqual({ decision: execRule });
    expect(decide(approvals.networkAccess.params, 'apply_network_policy:1')).toStrictEqual({
      decision: allowRule,
    });
  });

  it('is a copy of what the request holds, unknown members and all', () => {
    const rule = {
      acceptWithExecpolicyAmendment: { execpolicy_amendment: ['ls'], scope: 'project' },
      note: 1,
    };
    expect(decide(commandWith([rule]), 'allow_execpolicy:0')).toStrictEqual({ decision: rule });
  });

  it('is a word that is new to us, untouched, but only if it was offered', () => {
    expect(decide(commandWith(['acceptForProject']), 'acceptForProject')).toEqual({
      decision: 'acceptForProject',
    });
    expect(decide(commandWith(['accept']), 'acceptForProject')).toEqual({ decision: 'decline' });
  });

  it('is a decline without a decision', () => {
    for (const params of [approvals.everyDecision.params, null, []]) {
      expect(decide(params, undefined)).toEqual({ decision: 'decline' });
      expect(resultFromDecision('file_change', params, undefined)).toEqual({ decision: 'decline' });
    }
  });

  it.each([
    ['allow_once', 'accept'],
    ['allow_session', 'acceptForSession'],
    ['cancel', 'cancel'],
    ['decline', 'decline'],
    ['allow_execpolicy:0', 'decline'],
    ['toString', 'decline'],
  ])('about files, for %j', (code, decision) => {
    expect(resultFromDecision('file_change', approvals.fileChange.params, code)).toStrictEqual({ decision });
  });

  const asked = approvals.permissions.params.permissions;
  it.each<[string | undefined, unknown, string, boolean]>([
    ['allow_once', asked, 'turn', false],
    ['allow_turn_strict_review', asked, 'turn', true],
    ['allow_session', asked, 'session', false],
    ['decline', {}, 'turn', false],
    ['cancel', {}, 'turn', false],
    ['allow_always', {}, 'turn', false],
    [undefined, {}, 'turn', false],
  ])('about permissions, for %j', (code, permissions, scope, strictAutoReview) => {
    const result = resultFromDecision('permissions', approvals.permissions.params, code);
    expect(result).toStrictEqual({ permissions, scope, strictAutoReview });
  });

  it('grants nothing where nothing readable was asked for', () => {
    for (const permissions of [undefined, null, 'all', ['network']]) {
      const result = resultFromDecision('permissions', { permissions }, 'allow_session');
      expect(result).toStrictEqual({ permissions: {}, scope: 'turn', strictAutoReview: false });
    }
  });

  it.each([
    ['one answer', response({ __codex_approval: 'allow_once' }), 'allow_once'],
    ['two answers', response({ __codex_approval: ['allow_once', 'cancel'] }), undefined],
    ['none', response({ __codex_approval: [] }), undefined],
    ['another question’s', response({ other: 'allow_once' }), undefined],
    ['no response', null, undefined],
  ])('is read from %s', (_name, given, code) => {
    expect(decisionOf(given)).toBe(code);
  });
});

describe('an option of an approval is read as', () => {
  it.each([
    ['allow_once', undefined, { code: 'allow_once' }],
    ['allow_execpolicy', 'npm run test', { code: 'allow_execpolicy', rule: 'npm run test' }],
    ['allow_execpolicy:12', 'a\nb', { code: 'allow_execpolicy', rule: 'a\nb' }],
    ['allow_execpolicy', undefined, { code: 'allow_execpolicy' }],
    ['apply_network_policy:0', 'allow:example.com:443', { code: 'allow_host', rule: 'example.com:443' }],
    ['apply_network_policy:0', 'deny:example.com', { code: 'deny_host', rule: 'example.com' }],
    ['apply_network_policy:0', 'log:example.com', { code: 'apply_network_policy:0' }],
    ['apply_network_policy:0', undefined, { code: 'apply_network_policy:0' }],
    ['acceptForProject', 'Something new', { code: 'acceptForProject' }],
  ])('%s with %j', (value, description, expected) => {
    const option = { value, label: value, ...(description !== undefined && { description }) };
    expect(readDecision(option)).toStrictEqual(expected);
  });
});
