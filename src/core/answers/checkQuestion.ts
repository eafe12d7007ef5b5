import type { Option, Question } from '../../schema/block.js';
import type { Issue } from '../../schema/issue.js';
import type { Profile } from '../../schema/profile.js';
import { checkNumber } from './checkNumber.js';
import type { Breach, MatchPattern } from './checkText.js';
import { checkText } from './checkText.js';
import { isBlank } from './isBlank.js';
import { optionFinder } from './optionFinder.js';
import { optionsOf } from './optionsOf.js';
import { parseNumber } from './parseNumber.js';
import { sentTexts } from './sentTexts.js';

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
  const { kind, list, required } = question;
  const sent = sentTexts(question, texts, blankText);
  if (sent === undefined) return required === true ? { code: 'required' } : undefined;
  const options = optionsOf(question);
  if (options !== undefined) return chosenBreach(question, options, sent);
  const isEmpty = sent.every((text) => isBlank(text, blankText));
  if (isEmpty && required === true) return { code: 'required' };
  if (list === true) return checkCount(sent.length, question);
  const text = sent[0] ?? '';
  if (kind !== 'number' && kind !== 'integer') return checkText(text, question, matchPattern);
  const value = parseNumber(text, kind);
  return value === undefined ? { code: kind } : checkNumber(value, question);
}

function chosenBreach(
  question: Question,
  options: readonly Option[],
  sent: readonly string[],
): Breach | undefined {
  const chosen = new Set(sent.map(optionFinder(options)));
  // Text typed beside the options is no option and need not be one.
  if (question.isOther !== true && chosen.has(-1)) return { code: 'option' };
  return question.list === true ? checkCount(chosen.size, question) : undefined;
}

function checkCount(count: number, { minItems, maxItems }: Question): Breach | undefined {
  if (minItems !== undefined && count < minItems) return { code: 'minItems', limit: minItems };
  if (maxItems !== undefined && count > maxItems) return { code: 'maxItems', limit: maxItems };
  return undefined;
}
