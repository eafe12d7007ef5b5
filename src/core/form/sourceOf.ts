import type { Source } from '../../schema/answers.js';
import type { Question } from '../../schema/block.js';
import { optionsOf } from '../answers/optionsOf.js';
import type { FieldState } from './formState.js';

/** Who made the answer that a field stands for. Text typed beside options wins over the selection, so it is what counts. */
export function sourceOf(question: Question, { text, source }: FieldState): Source {
  const isOwnText = question.isOther === true && optionsOf(question) !== undefined && text.trim() !== '';
  return isOwnText ? 'typed' : source;
}
