import { checkFormat } from '../../core/answers/checkFormat.js';
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
  const { kind, isOther, minItems, maxItems } = question;
  const hasOwnText = isOther === true && optionsOf(question) !== undefined && !isBlank(text, 'omit');
  if (hasOwnText && kind !== 'multi') return messages.otherWins;
  if (kind === 'multi')
    return (minItems ?? 0) > 0 || maxItems !== undefined
      ? messages.selectionRange(minItems, maxItems)
      : undefined;
  if (kind === 'number' || kind === 'integer') {
    const isNone = !isBlank(text, 'omit') && parseNumber(text, kind) === undefined;
    if (isNone && !enforce) return messages.numberNotSent;
  }
  const limits = enforce ? limitsOf(question, text, messages) : [];
  return limits.length > 0 ? limits.join(' · ') : undefined;
}

/** What an answer must be like, told before anybody types. Nothing is said of a length that may still grow: its counter does. */
function limitsOf(question: Question, text: string, messages: Messages): readonly string[] {
  const {
    format,
    minLength = 0,
    minimum,
    maximum,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
  } = question;
  // A whole date and time says itself what it is.
  const isTold = format !== undefined && !(format === 'date-time' && checkFormat(format, text));
  const isRange = minimum !== undefined && maximum !== undefined;
  const said = (code: string, limit: number | undefined) =>
    limit === undefined ? undefined : messages.issues[code]?.({ limit });
  return [
    isTold ? messages.formatHints[format] : undefined,
    said('minLength', minLength > 1 ? minLength : undefined),
    isRange ? messages.between(minimum, maximum) : (said('minimum', minimum) ?? said('maximum', maximum)),
    said('exclusiveMinimum', exclusiveMinimum),
    said('exclusiveMaximum', exclusiveMaximum),
    said('multipleOf', multipleOf),
  ].filter((hint) => hint !== undefined);
}
