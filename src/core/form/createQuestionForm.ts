import type { RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';
import type { MatchPattern } from '../answers/checkText.js';
import { formReducer } from './formReducer.js';
import type { FormEvent, FormState } from './formState.js';
import { startForm } from './startForm.js';

/** A form that can be watched: the reducer and the state it has reached. */
export interface QuestionForm {
  readonly getState: () => FormState;
  /** Calls back after each change. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Applies an event at once. Returns the state it led to. */
  readonly dispatch: (event: FormEvent, matchPattern?: MatchPattern) => FormState;
}

/** Starts a form without any interface. `useQuestionForm` draws one; tests and other frameworks drive it by hand. */
export function createQuestionForm(block: RequestUserInputBlock, profile: Profile): QuestionForm {
  let state = startForm(block, profile);
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (event, matchPattern) => {
      const next = formReducer(state, event, matchPattern);
      if (next !== state) {
        state = next;
        for (const listener of [...listeners]) listener();
      }
      return state;
    },
  };
}
