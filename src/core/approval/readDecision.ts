import type { Option } from '../../schema/block.js';

/** An option of an approval, read: which decision it is, and the rule it would add. */
export interface Decision {
  /**
   * `allow`, `allow_once`, `allow_session`, `allow_always`, `allow_turn_strict_review`, `allow_execpolicy`,
   * `allow_host`, `deny_host`, `decline` or `cancel`; any other code as it came, to be shown as it is.
   */
  readonly code: string;
  /** The command rule or the host that the decision is about: shown whole, as code. */
  readonly rule?: string;
}

const COMMAND_RULE = /^allow_execpolicy(?::\d+)?$/;
const NETWORK_RULE = /^apply_network_policy:\d+$/;
const HOST_RULE = /^(allow|deny):(.+)$/s;

/**
 * What an option of an approval stands for. The words are `decisions` of `@wework/chat-form/messages`; what
 * goes back is the option's value, untouched.
 */
export function readDecision({ value, description }: Option): Decision {
  if (COMMAND_RULE.test(value))
    return description === undefined
      ? { code: 'allow_execpolicy' }
      : { code: 'allow_execpolicy', rule: description };
  const [, effect, host] = NETWORK_RULE.test(value) ? (HOST_RULE.exec(description ?? '') ?? []) : [];
  if (host === undefined) return { code: value };
  return { code: effect === 'allow' ? 'allow_host' : 'deny_host', rule: host };
}
