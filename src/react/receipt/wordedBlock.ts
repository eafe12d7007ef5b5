import type { Messages } from '../../messages/messages.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { withWord } from '../fields/withWord.js';

/** A block whose untitled booleans carry the words a person reads, as the card drew them. */
export function wordedBlock(block: RequestUserInputBlock, messages: Messages): RequestUserInputBlock {
  const questions = block.questions.map((question) =>
    question.kind === 'boolean' && question.options !== undefined
      ? { ...question, options: question.options.map((option) => withWord(option, messages)) }
      : question,
  );
  return { ...block, questions };
}
