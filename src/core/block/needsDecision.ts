import type { RequestUserInputBlock } from '../../schema/block.js';
import { isBag, own } from '../../schema/json.js';

const APPROVAL_ID = 'mcp_tool_call_approval_';

/**
 * Whether a block asks for a decision that must never be made by accident: an approval, or a request
 * for nothing but consent, to an address too. Nothing is preselected there, and plain Enter sends nothing.
 */
export function needsDecision(block: RequestUserInputBlock): boolean {
  const { questions, meta } = block;
  return (
    isApproval(block) ||
    (isBag(meta) && own(meta, 'codex_approval_kind') !== undefined) ||
    questions.length === 0
  );
}

/** Whether the question of a block is an approval, as Codex asks it by itself or before a tool call. */
export function isApproval({ questions, interactionKind }: RequestUserInputBlock): boolean {
  return interactionKind === 'approval' || questions.some(({ id }) => id.startsWith(APPROVAL_ID));
}
