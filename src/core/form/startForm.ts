import type { Question, RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import { optionFinder } from '../answers/optionFinder.js';
import { optionsOf } from '../answers/optionsOf.js';
import { mustBeDecided } from '../block/mustBeDecided.js';
import { needsDecision } from '../block/needsDecision.js';
import type { FieldState, FormState } from './formState.js';
import { keyQuestions } from './keyQuestions.js';

/**
 * The state of a card before anyone acts.
 *
 * @param profile how the card behaves; `blankText` is taken from the block's own profile where it has one.
 */
export function startForm(block: RequestUserInputBlock, profile: Profile): FormState {
  const effective = effectiveProfile(block, profile);
  const questions = keyQuestions(block);
  const fields = new Map(questions.map(({ key, question }) => [key, startField(question, effective)]));
  return { block, questions, profile: effective, fields, phase: 'asking', tried: false };
}

/**
 * The card's profile with the block's `blankText`. A block that needs a decision has nothing preselected, and
 * one that must be decided is not sent undecided.
 */
export function effectiveProfile(block: RequestUserInputBlock, profile: Profile): Profile {
  return {
    ...profile,
    blankText: block.profile?.blankText ?? profile.blankText,
    enforce: profile.enforce || mustBeDecided(block),
    preselect: needsDecision(block) ? 'none' : profile.preselect,
  };
}

/** One question as it stands before the person acts. */
export function startField(question: Question, { preselect }: Pick<Profile, 'preselect'>): FieldState {
  const options = optionsOf(question);
  const untouched: FieldState = { selected: [], text: '', source: 'default' };
  if (options === undefined) {
    return preselect === 'default' ? { ...untouched, text: question.default?.[0] ?? '' } : untouched;
  }
  if (preselect === 'first') return { ...untouched, selected: [0] };
  if (preselect === 'none' || question.default === undefined) return untouched;
  const chosen = new Set(question.default.map(optionFinder(options)));
  chosen.delete(-1);
  const selected = [...chosen].sort((a, b) => a - b);
  return { ...untouched, selected: question.kind === 'multi' ? selected : selected.slice(0, 1) };
}
