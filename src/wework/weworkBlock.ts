import { fingerprint } from '../core/block/fingerprint.js';
import { isPlanConfirmation } from '../core/block/isPlanConfirmation.js';
import type { Option, Question, RequestUserInputBlock } from '../schema/block.js';
import { readBlock } from '../schema/readBlock.js';

/** The question by which Wework's executor asks whether a tool may run. Its blocks do not say so otherwise. */
const EXECUTOR_APPROVAL = '__mcp_approval';
/** How Codex' own questions about a tool call begin. */
const NATIVE_APPROVAL = 'mcp_tool_call_approval_';
/** The item id of a plan confirmation begins with it. */
export const PLAN_ITEM = 'implementation-plan:';

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
  const isApproval = block.questions.some(
    ({ id }) => id === EXECUTOR_APPROVAL || id.startsWith(NATIVE_APPROVAL),
  );
  return isApproval ? { ...block, interactionKind: 'approval' } : block;
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
