import type { Profile } from '../../schema/profile.js';
import type { Field } from '../elicitation/readForm.js';
import { optionFinder } from './optionFinder.js';
import { parseNumber } from './parseNumber.js';
import { sentTexts } from './sentTexts.js';

/**
 * The JSON value of one answer: the consts behind the chosen options, a number, or the text.
 *
 * @returns undefined where the key is left out: unanswered, blank, no option, or not parsable.
 */
export function readAnswer(
  { question, choices }: Field,
  texts: readonly string[] | undefined,
  blankText: Profile['blankText'],
): unknown {
  const sent = sentTexts(question, texts, blankText);
  if (sent === undefined) return undefined;
  const { kind, list, options } = question;
  if (options !== undefined) {
    const values = [...new Set(sent.map(optionFinder(options)))].map((index) => choices[index]?.value);
    if (values.includes(undefined)) return undefined;
    return list === true ? values : values[0];
  }
  if (list === true) return sent;
  const text = sent[0] ?? '';
  return kind === 'number' || kind === 'integer' ? parseNumber(text, kind) : text;
}
