import { isBlank } from '../../core/answers/isBlank.js';
import { optionsOf } from '../../core/answers/optionsOf.js';
import { parseNumber } from '../../core/answers/parseNumber.js';
import type { FieldState } from '../../core/form/formState.js';
import type { Messages } from '../../messages/messages.js';
import type { Question } from '../../schema/block.js';

/** The quiet line under a field while nothing is wrong with it, or undefined where there is nothing to say. */
export function hintOf(
  question: Question,
  { text }: FieldState,
  enforce: boolean,
  messages: Messages,
): string | undefined {
  const { kind, isOther, format, minItems, maxItems } = question;
  const hasOwnText = isOther === true && optionsOf(question) !== undefined && !isBlank(text, 'omit');
  if (hasOwnText && kind !== 'multi') return messages.otherWins;
  if (kind === 'number' || kind === 'integer') {
    const isNone = !isBlank(text, 'omit') && parseNumber(text, kind) === undefined;
    return isNone && !enforce ? messages.numberNotSent : undefined;
  }
  if (kind === 'multi' && (minItems ?? maxItems) !== undefined)
    return messages.selectionRange(minItems, maxItems);
  return enforce && format !== undefined ? messages.formatHints[format] : undefined;
}
