import type { Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import type { MatchPattern } from '../answers/checkText.js';
import { sameJson } from '../sameJson.js';
import type { FieldState, FormEvent, FormState } from './formState.js';
import { issuesOf } from './issuesOf.js';
import { keyQuestions } from './keyQuestions.js';
import { moveField } from './moveField.js';
import { phaseOf } from './phaseOf.js';
import { responseOf, sourcesOf } from './responseOf.js';
import { effectiveProfile, startField } from './startForm.js';

/**
 * What a form becomes when something happens. Pure. An event that does not fit the phase changes nothing,
 * so a second submit, a late click and an edit while sending are harmless.
 *
 * @param matchPattern the host's matcher for `pattern`, used when a submit is checked.
 */
export function formReducer(state: FormState, event: FormEvent, matchPattern?: MatchPattern): FormState {
  switch (event.type) {
    case 'optionChosen':
      return edit(state, event.key, (field) => ({ ...field, selected: [event.option], source: 'chosen' }));
    case 'optionToggled':
      return edit(state, event.key, (field) => ({
        ...field,
        selected: toggled(field.selected, event.option),
        source: 'chosen',
      }));
    case 'textTyped':
      return edit(state, event.key, (field) => ({ ...field, text: event.text, source: 'typed' }));
    case 'submitPressed': {
      if (state.profile.enforce && issuesOf(state, matchPattern).size > 0) {
        return state.phase === 'asking' ? { ...state, tried: true } : state;
      }
      return send(state, { action: 'accept', response: responseOf(state), sources: sourcesOf(state) });
    }
    case 'declinePressed':
      return send(state, { action: 'decline' });
    case 'cancelPressed':
      return send(state, { action: 'cancel', reason: 'dismissed' });
    case 'delivered':
      return state.phase === 'sending' && state.outcome ? end(state, state.outcome) : state;
    case 'deliveryFailed': {
      if (state.phase !== 'sending' || !state.outcome) return state;
      const { outcome, ...rest } = state;
      const { detail } = event;
      const failure = { action: outcome.action, ...(detail !== undefined && detail !== '' && { detail }) };
      return { ...rest, phase: 'asking', failure };
    }
    case 'ended':
      return state.phase === 'asking' || state.phase === 'sending' ? end(state, event.outcome) : state;
    case 'blockReplaced':
      return replaceBlock(state, event.block);
    case 'profileChanged': {
      const profile = effectiveProfile(state.block, event.profile);
      return sameJson(profile, state.profile) ? state : { ...state, profile };
    }
  }
}

function edit(state: FormState, key: string, change: (field: FieldState) => FieldState): FormState {
  const field = state.fields.get(key);
  if (state.phase !== 'asking' || field === undefined) return state;
  return { ...state, fields: new Map(state.fields).set(key, change(field)) };
}

function toggled(selected: readonly number[], option: number): readonly number[] {
  return selected.includes(option)
    ? selected.filter((index) => index !== option)
    : [...selected, option].sort((a, b) => a - b);
}

function send(state: FormState, outcome: Outcome): FormState {
  if (state.phase !== 'asking') return state;
  const { failure: _failure, ...rest } = state;
  return { ...rest, phase: 'sending', outcome };
}

function end(state: FormState, outcome: Outcome): FormState {
  const { failure: _failure, ...rest } = state;
  return { ...rest, phase: phaseOf(outcome), outcome };
}

/** The same request, described anew: what the person did stays with the questions that are still there. */
function replaceBlock(state: FormState, block: RequestUserInputBlock): FormState {
  const before = new Map(state.questions.map(({ key, question }) => [key, question]));
  const questions = keyQuestions(block.questions);
  const profile = effectiveProfile(block, state.profile);
  const fields = new Map(
    questions.map(({ key, question }) => {
      const field = state.fields.get(key);
      const earlier = before.get(key);
      const moved =
        field && earlier && field.source !== 'default' ? moveField(field, earlier, question) : undefined;
      return [key, moved ?? startField(question, profile)];
    }),
  );
  return { ...state, block, questions, profile, fields };
}
