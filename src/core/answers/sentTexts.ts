import type { Question } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import { isBlank } from './isBlank.js';
import { optionsOf } from './optionsOf.js';

/**
 * The part of an answer that goes on the wire, or undefined where the key is left out. `readAnswer` makes
 * the value of it and `checkQuestion` holds it against the limits, so that the two cannot disagree.
 */
export function sentTexts(
  question: Question,
  texts: readonly string[] | undefined,
  blankText: Profile['blankText'],
): readonly string[] | undefined {
  if (texts === undefined) return undefined;
  const { kind, list, nullable, required } = question;
  const isLeftOutWhenBlank = nullable === true || (blankText === 'omit' && required !== true);
  if (optionsOf(question) !== undefined)
    return texts.length > 0 || (list === true && !isLeftOutWhenBlank) ? texts : undefined;
  const given = texts.filter((text) => !isBlank(text, blankText));
  if (list === true) return given.length > 0 || !isLeftOutWhenBlank ? given : undefined;
  const [text] = texts;
  if (text === undefined) return undefined;
  // Blank text is never a number, whatever the profile.
  const isBlankNumber = (kind === 'number' || kind === 'integer') && isBlank(text, 'omit');
  if (isBlankNumber || (isLeftOutWhenBlank && isBlank(text, blankText))) return undefined;
  return [text];
}
