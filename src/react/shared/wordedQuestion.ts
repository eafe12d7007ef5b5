import { readDecision } from '../../core/approval/readDecision.js';
import { decisionText } from '../../messages/decisionText.js';
import type { ApprovalQuestion, Messages } from '../../messages/messages.js';
import type { Option, Question, RequestUserInputBlock } from '../../schema/block.js';
import { withWord } from './withWord.js';

/** An option in words, and whether its description is a rule: a text of which every character counts. */
export interface WordedOption extends Option {
  readonly isRule?: boolean | undefined;
}

/**
 * A question in the words that a person reads, where the block has codes: untitled booleans, the decisions
 * of an approval with the rule they would add, and an approval's question where it only repeats what is
 * shown above it. Values stay as they are.
 */
export function wordedQuestion(
  question: Question,
  block: RequestUserInputBlock,
  messages: Messages,
): Question & { readonly options?: WordedOption[] } {
  const { kind, options } = question;
  if (options === undefined) return question;
  if (kind === 'boolean')
    return { ...question, options: options.map((option) => withWord(option, messages)) };
  if (block.interactionKind !== 'approval') return question;
  const worded = { ...question, options: options.map((option) => withDecision(option, messages)) };
  if (!isRepeated(question.question, block)) return worded;
  const { header: _header, ...rest } = worded;
  return { ...rest, question: messages.approvals[questionOf(block)] };
}

function withDecision(option: Option, messages: Messages): WordedOption {
  const decision = readDecision(option);
  const label = decisionText(messages, decision);
  return decision.rule === undefined
    ? { ...option, label }
    : { ...option, label, description: decision.rule, isRule: true };
}

function isRepeated(text: string, block: RequestUserInputBlock): boolean {
  const { command, network, reason, grantRoot, cwd, approvalKind } = block;
  return [command, network?.host, reason, grantRoot, cwd, approvalKind].includes(text);
}

function questionOf({ approvalKind, network, command }: RequestUserInputBlock): ApprovalQuestion {
  switch (approvalKind) {
    case 'command':
      return network !== undefined && command === undefined ? 'network' : 'command';
    case 'file_change':
    case 'permissions':
      return approvalKind;
    default:
      return 'other';
  }
}
