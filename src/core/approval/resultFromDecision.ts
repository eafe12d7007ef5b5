import { isBag, own } from '../../schema/json.js';
import type { ApprovalKind } from './approvalKind.js';
import { commandDecision } from './commandChoices.js';

/** The result of `item/commandExecution/requestApproval` and `item/fileChange/requestApproval`. */
export interface DecisionResult {
  /** One of Codex' decisions; a structured one is the request's own, untouched. */
  readonly decision: unknown;
}

/** The result of `item/permissions/requestApproval`. */
export interface PermissionsResult {
  /** What was asked for, or nothing. */
  readonly permissions: Readonly<Record<string, unknown>>;
  readonly scope: 'turn' | 'session';
  readonly strictAutoReview: boolean;
}

const FILE_DECISIONS = new Map([
  ['allow_once', 'accept'],
  ['allow_session', 'acceptForSession'],
  ['cancel', 'cancel'],
]);
const GRANTS: readonly unknown[] = ['allow_once', 'allow_turn_strict_review', 'allow_session'];

/**
 * What Codex gets for a decision on one of its approvals. Whatever is not an allowance is a refusal: no
 * decision, an unknown code, a rule that the request does not hold.
 *
 * @param params the `params` the block was made from.
 * @param code what `decisionOf` read from the response; undefined where nothing was decided.
 */
export function resultFromDecision(
  kind: ApprovalKind,
  params: unknown,
  code: string | undefined,
): DecisionResult | PermissionsResult {
  const bag = isBag(params) ? params : {};
  switch (kind) {
    case 'command':
      return { decision: commandDecision(bag, code) };
    case 'file_change':
      return { decision: FILE_DECISIONS.get(code ?? '') ?? 'decline' };
    case 'permissions':
      return granted(own(bag, 'permissions'), code);
  }
}

function granted(permissions: unknown, code: string | undefined): PermissionsResult {
  if (!GRANTS.includes(code) || !isBag(permissions))
    return { permissions: {}, scope: 'turn', strictAutoReview: false };
  return {
    permissions,
    scope: code === 'allow_session' ? 'session' : 'turn',
    strictAutoReview: code === 'allow_turn_strict_review',
  };
}
