import type { Question, RequestUserInputBlock } from '../../schema/block.js';

/** Whether the message asks a question already, as that of a tool approval does: then it is not drawn again. */
export function isSaidInMessage(
  { question }: Question,
  { interactionKind, message }: RequestUserInputBlock,
): boolean {
  return interactionKind === 'approval' && question === message;
}
