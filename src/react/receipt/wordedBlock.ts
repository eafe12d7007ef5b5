import type { Messages } from '../../messages/messages.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { wordedQuestion } from '../shared/wordedQuestion.js';

/** A block whose options carry the words a person reads, as the card drew them. */
export function wordedBlock(block: RequestUserInputBlock, messages: Messages): RequestUserInputBlock {
  return {
    ...block,
    questions: block.questions.map((question) => wordedQuestion(question, block, messages)),
  };
}
