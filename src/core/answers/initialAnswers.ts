import type { Answers } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import { responseOf } from '../form/responseOf.js';
import { startForm } from '../form/startForm.js';

/**
 * What stands in a card before anyone acts, as the card would send it: the preselected options, the
 * defaults, and empty texts where a blank text is sent. An unanswered question has no entry.
 *
 * @param profile the card's profile. Blank texts are the block's own affair (its `profile.blankText`).
 */
export function initialAnswers(block: RequestUserInputBlock, profile: Profile): Answers {
  const { answers } = responseOf(startForm(block, profile));
  return Object.fromEntries(Object.entries(answers).filter(([, { answers: texts }]) => texts.length > 0));
}
