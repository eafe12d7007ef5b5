import type { Outcome, Source } from '../../schema/answers.js';
import type { Question, RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';

/** Where a card stands. Asking and sending may alternate; the other five are ends. */
export type Phase = 'asking' | 'sending' | 'answered' | 'declined' | 'cancelled' | 'expired' | 'withdrawn';

/** What the person has done about one question. */
export interface FieldState {
  /** Indexes of the chosen options, ascending. Identity inside the form is position. */
  readonly selected: readonly number[];
  /** The text typed, in a slot of its own: beside options it is the "other" text. */
  readonly text: string;
  /** Who made the selection, or the text where there are no options. `default` until the person acts. */
  readonly source: Source;
}

/** A question and the name its field has inside the form. */
export interface KeyedQuestion {
  /** The question's id; made distinct where two questions share one. */
  readonly key: string;
  readonly question: Question;
}

/** A send that did not go through. */
export interface Failure {
  readonly action: Outcome['action'];
  /** What the host's error said, if anything. */
  readonly detail?: string;
}

/** Everything a card knows. A plain value: printable, comparable, without functions. */
export interface FormState {
  readonly block: RequestUserInputBlock;
  readonly questions: readonly KeyedQuestion[];
  /** How the card behaves. `blankText` is the block's own. */
  readonly profile: Profile;
  readonly fields: ReadonlyMap<string, FieldState>;
  readonly phase: Phase;
  /** On its way while sending; how it ended afterwards. */
  readonly outcome?: Outcome;
  /** The last send, if it failed and nothing was sent since. */
  readonly failure?: Failure;
  /** Whether a submit was stopped, so that errors are shown from now on. */
  readonly tried: boolean;
}

/** What can happen to a form, named for what happened. */
export type FormEvent =
  | { readonly type: 'optionChosen'; readonly key: string; readonly option: number }
  | { readonly type: 'optionToggled'; readonly key: string; readonly option: number }
  | { readonly type: 'selectionCleared'; readonly key: string }
  | { readonly type: 'textTyped'; readonly key: string; readonly text: string }
  /** `only` is the key of the question that was chosen in: of a plan confirmation it alone is sent. */
  | { readonly type: 'submitPressed'; readonly only?: string }
  | { readonly type: 'declinePressed' }
  | { readonly type: 'cancelPressed' }
  | { readonly type: 'delivered' }
  | { readonly type: 'deliveryFailed'; readonly detail?: string }
  | { readonly type: 'ended'; readonly outcome: Outcome }
  | { readonly type: 'blockReplaced'; readonly block: RequestUserInputBlock }
  | { readonly type: 'profileChanged'; readonly profile: Profile };
