import { readDecision } from '../../core/approval/readDecision.js';
import { decisionText } from '../../messages/decisionText.js';
import type { Messages } from '../../messages/messages.js';
import type { Option, Question, RequestUserInputBlock } from '../../schema/block.js';
import { withWord } from './withWord.js';

/**
 * A question whose options carry the words a person reads, where the block has codes: untitled booleans,
 * and the decisions of an approval with the rule they would add. Values stay as they are.
 */
export function wordedQuestion(
  question: Question,
  { interactionKind }: Pick<RequestUserInputBlock, 'interactionKind'>,
  messages: Messages,
): Question {
  const { kind, options } = question;
  if (options === undefined) return question;
  if (kind === 'boolean')
    return { ...question, options: options.map((option) => withWord(option, messages)) };
  if (interactionKind !== 'approval') return question;
  return { ...question, options: options.map((option) => withDecision(option, messages)) };
}

function withDecision(option: Option, messages: Messages): Option {
  const decision = readDecision(option);
  const label = decisionText(messages, decision);
  return decision.rule === undefined
    ? { ...option, label }
    : { ...option, label, description: decision.rule };
}
