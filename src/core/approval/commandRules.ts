import { isBag, own } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';

/** An option that adds a rule: its code, the rule in words, and the decision it goes back as. */
export interface CommandRule {
  readonly code: string;
  readonly description: string;
  readonly decision: unknown;
}

/**
 * The rule that a structured decision of Codex would add.
 *
 * @param index its place in the list that the code points into; undefined where it stands alone.
 * @returns undefined where it is no such decision, or one that could not be shown.
 */
export function readCommandRule(decision: unknown, index: number | undefined): CommandRule | undefined {
  if (!isBag(decision)) return undefined;
  const suffix = index === undefined ? '' : `:${String(index)}`;
  const words = nested(decision, 'acceptWithExecpolicyAmendment', 'execpolicy_amendment');
  if (isTexts(words) && words.length > 0)
    return { code: `allow_execpolicy${suffix}`, description: words.join(' '), decision };
  const rule = nested(decision, 'applyNetworkPolicyAmendment', 'network_policy_amendment');
  if (!isBag(rule)) return undefined;
  const [action, host] = [own(rule, 'action'), own(rule, 'host')];
  if (typeof action !== 'string' || typeof host !== 'string' || host === '') return undefined;
  return { code: `apply_network_policy${suffix}`, description: `${action}:${host}`, decision };
}

/** The rules that a request without `availableDecisions` proposes. */
export function proposedRules(params: Bag): readonly CommandRule[] {
  const words = own(params, 'proposedExecpolicyAmendment');
  const hosts = own(params, 'proposedNetworkPolicyAmendments');
  const command = { acceptWithExecpolicyAmendment: { execpolicy_amendment: words } };
  return [
    readCommandRule(command, undefined),
    ...(Array.isArray(hosts) ? hosts : []).map((host: unknown, index) =>
      readCommandRule({ applyNetworkPolicyAmendment: { network_policy_amendment: host } }, index),
    ),
  ].filter((rule) => rule !== undefined);
}

function nested(bag: Bag, outer: string, inner: string): unknown {
  const held = own(bag, outer);
  return isBag(held) ? own(held, inner) : undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
