import type { Question } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import { isBlank } from '../answers/isBlank.js';
import { optionsOf } from '../answers/optionsOf.js';
import type { FieldState } from './formState.js';

/**
 * The wire strings a field stands for, or undefined while it is unanswered. Text typed beside options wins
 * over the selection and is never held against them.
 */
export function answerOf(
  question: Question,
  { selected, text, source }: FieldState,
  blankText: Profile['blankText'],
): string[] | undefined {
  const { kind, isOther } = question;
  const options = optionsOf(question);
  if (options === undefined) {
    return blankText === 'omit' && isBlank(text, blankText) ? undefined : [text];
  }
  const other = isOther === true && text.trim() !== '' ? [text] : [];
  const chosen = selected.flatMap((index) => options[index]?.value ?? []);
  if (kind === 'multi') {
    const isAnswered = chosen.length > 0 || other.length > 0 || source !== 'default';
    return isAnswered ? [...chosen, ...other] : undefined;
  }
  if (other.length > 0) return other;
  return chosen.length > 0 ? chosen : undefined;
}
