import type { Outcome } from '../../schema/answers.js';
import type { Question, RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import type { MatchPattern } from '../answers/checkText.js';
import { optionsOf } from '../answers/optionsOf.js';
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
      return choose(state, event.key, event.option, () => [event.option]);
    case 'optionToggled':
      return choose(state, event.key, event.option, (selected) => toggled(selected, event.option));
    case 'selectionCleared':
      return edit(state, event.key, (field) => ({ ...field, selected: [], source: 'chosen' }));
    case 'textTyped': {
      const { text } = event;
      // Beside options the text has a slot of its own, and who chose the option stays known.
      return edit(state, event.key, (field, question) =>
        optionsOf(question) === undefined ? { ...field, text, source: 'typed' } : { ...field, text },
      );
    }
    case 'submitPressed': {
      const { only } = event;
      if (state.profile.enforce && issuesOf(state, matchPattern, only).size > 0) {
        return state.phase === 'asking' ? { ...state, tried: true } : state;
      }
      const [response, sources] = [responseOf(state, only), sourcesOf(state, only)];
      return send(state, { action: 'accept', response, sources });
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
      return describeAnew(state, event.block, effectiveProfile(event.block, state.profile));
    case 'profileChanged': {
      const profile = effectiveProfile(state.block, event.profile);
      return sameJson(profile, state.profile) ? state : describeAnew(state, state.block, profile);
    }
  }
}

function edit(
  state: FormState,
  key: string,
  change: (field: FieldState, question: Question) => FieldState,
): FormState {
  const field = state.fields.get(key);
  const keyed = state.questions.find((one) => one.key === key);
  if (state.phase !== 'asking' || field === undefined || keyed === undefined) return state;
  const changed = change(field, keyed.question);
  return changed === field ? state : { ...state, fields: new Map(state.fields).set(key, changed) };
}

function choose(
  state: FormState,
  key: string,
  option: number,
  select: (selected: readonly number[]) => readonly number[],
): FormState {
  return edit(state, key, (field, { options }) =>
    options?.[option] === undefined
      ? field
      : { ...field, selected: select(field.selected), source: 'chosen' },
  );
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

/** The same request with another description or other manners: what the person did stays with the questions still there. */
function describeAnew(state: FormState, block: RequestUserInputBlock, profile: Profile): FormState {
  const before = new Map(state.questions.map(({ key, question }) => [key, question]));
  const questions = keyQuestions(block);
  const fields = questions.map(({ key, question }): [string, FieldState] => {
    const fresh = startField(question, profile);
    const field = state.fields.get(key);
    const earlier = before.get(key);
    return [key, field && earlier ? moveField(field, earlier, question, fresh) : fresh];
  });
  return { ...state, block, questions, profile, fields: new Map(fields) };
}
