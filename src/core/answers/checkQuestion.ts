import type { Question } from '../../schema/block.js';
import type { Issue } from '../../schema/issue.js';
import type { Profile } from '../../schema/profile.js';
import { checkNumber } from './checkNumber.js';
import type { Breach, MatchPattern } from './checkText.js';
import { checkText } from './checkText.js';
import { isBlank } from './isBlank.js';
import { optionFinder } from './optionFinder.js';
import { parseNumber } from './parseNumber.js';

/** How blanks count, and the host's matcher for `pattern`. */
export interface CheckSettings {
  readonly blankText: Profile['blankText'];
  readonly matchPattern?: MatchPattern | undefined;
}

/**
 * What `enforce` would refuse about one answer, as an issue at the question's id.
 *
 * @param texts the answer's wire strings; undefined for an unanswered question.
 */
export function checkQuestion(
  question: Question,
  texts: readonly string[] | undefined,
  settings: CheckSettings,
): Issue | undefined {
  const breach = breachOf(question, texts, settings);
  if (breach === undefined) return undefined;
  const { code, limit } = breach;
  return limit === undefined
    ? { path: [question.id], code }
    : { path: [question.id], code, params: { limit } };
}

function breachOf(
  question: Question,
  texts: readonly string[] | undefined,
  { blankText, matchPattern }: CheckSettings,
): Breach | undefined {
  const absent = question.required === true ? { code: 'required' } : undefined;
  if (texts === undefined) return absent;
  const { options, kind, isOther } = question;
  if (options !== undefined && options.length > 0)
    return chosenBreach(question, options, texts, isOther === true, absent);
  const text = texts[0] ?? '';
  const isNumber = kind === 'number' || kind === 'integer';
  if (isBlank(text, 'omit') && (isNumber || absent !== undefined)) return absent;
  if (isNumber) {
    const value = parseNumber(text, kind);
    return value === undefined ? { code: kind } : checkNumber(value, question);
  }
  const isLeftOut = isBlank(text, blankText) && (blankText === 'omit' || question.nullable === true);
  return isLeftOut ? undefined : checkText(text, question, matchPattern);
}

function chosenBreach(
  { list, required, minItems, maxItems }: Question,
  options: NonNullable<Question['options']>,
  texts: readonly string[],
  isOther: boolean,
  absent: Breach | undefined,
): Breach | undefined {
  if (texts.length === 0 && (list !== true || required !== true)) return absent;
  const chosen = texts.map(optionFinder(options));
  if (!isOther && chosen.includes(-1)) return { code: 'option' };
  if (list !== true) return undefined;
  const count = new Set(chosen).size;
  if (minItems !== undefined && count < minItems) return { code: 'minItems', limit: minItems };
  if (maxItems !== undefined && count > maxItems) return { code: 'maxItems', limit: maxItems };
  return undefined;
}
