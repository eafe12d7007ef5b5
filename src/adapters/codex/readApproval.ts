import type { ApprovalKind } from '../../core/approval/approvalKind.js';
import { blockFromApproval } from '../../core/approval/blockFromApproval.js';
import { decisionOf } from '../../core/approval/decisionOf.js';
import { resultFromDecision } from '../../core/approval/resultFromDecision.js';
import type { Outcome } from '../../schema/answers.js';
import { isBag } from '../../schema/json.js';
import type { RequestContext, RequestReading } from './requestReading.js';

/** The three `requestApproval` methods. What cannot be read is refused. */
export function readApproval(
  kind: ApprovalKind,
): (params: unknown, context: RequestContext) => RequestReading {
  return (params, context) => {
    if (!isBag(params)) return { ok: false, result: resultFromDecision(kind, params, undefined) };
    return {
      ok: true,
      block: blockFromApproval(kind, params, context),
      resultOf: (outcome) => resultFromDecision(kind, params, codeOf(outcome)),
    };
  };
}

/** A card that was declined or dismissed says so in Codex' words; one that nobody saw to the end says nothing. */
function codeOf(outcome: Outcome): string | undefined {
  switch (outcome.action) {
    case 'accept':
      return decisionOf(outcome.response);
    case 'decline':
      return 'decline';
    case 'cancel':
      return outcome.reason === 'dismissed' ? 'cancel' : undefined;
  }
}
