import { TOOL_APPROVAL_ID } from '../core/approval/toolApproval.js';
import { fingerprint } from '../core/block/fingerprint.js';
import { isPlanConfirmation, PLAN_ITEM } from '../core/block/isPlanConfirmation.js';
import { isApproval } from '../core/block/needsDecision.js';
import type { Option, Question, RequestUserInputBlock } from '../schema/block.js';
import { readBlock } from '../schema/readBlock.js';

/** A payload as it is drawn, and the ids that its response must carry. */
export type WeworkReading =
  | {
      readonly ok: true;
      readonly block: RequestUserInputBlock;
      readonly ids: { readonly requestId: string | number | undefined; readonly itemId: string | undefined };
    }
  | { readonly ok: false };

/**
 * Reads a payload of Wework's chat, or a block around one, and adds what only Wework's blocks leave unsaid:
 * that a question about a tool call is an approval (its labels are read in translation), and that a plan confirmation may come without any id.
 * Never throws; what cannot be drawn is `ok: false`.
 */
export function weworkBlock(payload: unknown): WeworkReading {
  const read = readBlock(payload);
  if (!read.ok) return { ok: false };
  const { requestId, itemId, questions } = read.value;
  const block = { ...read.value, questions: questions.map(withoutEchoes) };
  return { ok: true, block: withPlanId(withApproval(block)), ids: { requestId, itemId } };
}

function withApproval(block: RequestUserInputBlock): RequestUserInputBlock {
  // The executor's blocks say it by this id and not otherwise.
  const isDue = isApproval(block) || block.questions.some(({ id }) => id === TOOL_APPROVAL_ID);
  return isDue ? { ...block, interactionKind: 'approval' } : block;
}

function withPlanId(block: RequestUserInputBlock): RequestUserInputBlock {
  if (block.requestId !== undefined || block.itemId !== undefined) return block;
  const plan = { ...block, itemId: `${PLAN_ITEM}${fingerprint(block)}` };
  return isPlanConfirmation(plan) ? plan : block;
}

/** A description that only says the label again is not worth a second look. */
function withoutEchoes(question: Question): Question {
  if (question.options === undefined) return question;
  return { ...question, options: question.options.map(withoutEcho) };
}

function withoutEcho(option: Option): Option {
  if (option.description !== option.label) return option;
  const { description: _description, ...rest } = option;
  return rest;
}
