import type { Profile } from '../../schema/profile.js';
import type { Field } from '../elicitation/readForm.js';
import { isBlank } from './isBlank.js';
import { optionFinder } from './optionFinder.js';
import { parseNumber } from './parseNumber.js';

/**
 * The JSON value of one answer: the consts behind the chosen options, a number, or the text.
 *
 * @returns undefined where the key is left out: unanswered, blank, or not parsable.
 */
export function readAnswer(
  { question, choices }: Field,
  texts: readonly string[] | undefined,
  blankText: Profile['blankText'],
): unknown {
  if (texts === undefined) return undefined;
  const { kind, list, required, nullable, options } = question;
  if (options !== undefined) {
    const find = optionFinder(options);
    const values = [...new Set(texts.map(find))].map((index) => choices[index]?.value);
    if (values.includes(undefined)) return undefined;
    if (list !== true) return values[0];
    return values.length > 0 || required === true || blankText === 'send' ? values : undefined;
  }
  const [text] = texts;
  if (list === true)
    return withoutBlank(texts, blankText, nullable === true || (blankText === 'omit' && required !== true));
  if (text === undefined) return undefined;
  if (kind === 'number' || kind === 'integer') return parseNumber(text, kind);
  const isLeftOut =
    isBlank(text, blankText) && (nullable === true || (blankText === 'omit' && required !== true));
  return isLeftOut ? undefined : text;
}

function withoutBlank(
  texts: readonly string[],
  blankText: Profile['blankText'],
  leaveOut: boolean,
): readonly string[] | undefined {
  const values = texts.filter((text) => !isBlank(text, blankText));
  return values.length === 0 && leaveOut ? undefined : values;
}
