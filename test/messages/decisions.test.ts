// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readDecision } from '../../src/core/index.js';
import { decisionText, en, messagesFor, zhCN } from '../../src/messages/index.js';

const worded = (messages: typeof en, value: string, description?: string) =>
  decisionText(
    messages,
    readDecision({ value, label: value, ...(description !== undefined && { description }) }),
  );

describe('the decisions of an approval in words', () => {
  it.each([
    ['allow', 'Allow', '允许'],
    ['allow_once', 'Allow once', '允许一次'],
    ['allow_session', 'Allow for this session', '本次会话内允许'],
    ['allow_always', 'Allow and don’t ask again', '允许，且不再询问'],
    ['allow_turn_strict_review', 'Allow for this turn, with strict review', '本轮内允许，并严格审查'],
    [
      'allow_execpolicy:3',
      'Allow, and don’t ask again for commands that start with',
      '允许，且以此开头的命令不再询问',
    ],
    ['decline', 'Decline', '拒绝'],
    ['cancel', 'Cancel and stop', '取消并停止'],
  ])('%s', (code, english, chinese) => {
    expect([worded(en, code), worded(zhCN, code)]).toEqual([english, chinese]);
  });

  it('tell an allowed host from a blocked one', () => {
    const rules = ['allow:example.com', 'deny:example.com'];
    expect(rules.map((rule) => worded(en, 'apply_network_policy:1', rule))).toEqual([
      'Allow, and always allow this host',
      'Always block this host',
    ]);
    expect(new Set(rules.map((rule) => worded(zhCN, 'apply_network_policy:1', rule))).size).toBe(2);
  });

  it.each(['acceptForProject', 'Allow', 'toString', '__proto__', ''])('show %j as it is', (code) => {
    expect([worded(en, code), worded(zhCN, code)]).toEqual([code, code]);
  });

  it('can be replaced one by one', () => {
    const own = messagesFor('en', { decisions: { ...en.decisions, allow_once: 'Just this once' } });
    expect([worded(own, 'allow_once'), worded(own, 'decline')]).toEqual(['Just this once', 'Decline']);
  });
});
