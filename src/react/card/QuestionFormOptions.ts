import type { Outcome, RequestUserInputResponse, Sources } from '../../schema/answers.js';
import type { Profile } from '../../schema/profile.js';

/** What a host does with an answer. A promise keeps the card sending; a rejection gives it back with its answers. */
export interface QuestionFormHandlers {
  /** The person answers. Without it there is no Submit. */
  readonly onSubmit?:
    ((response: RequestUserInputResponse, details: { sources: Sources }) => unknown) | undefined;
  /** The person says no. Without it there is no Decline. */
  readonly onDecline?: (() => unknown) | undefined;
  /** The person closes the card without an answer. Without it there is no Cancel, and Esc does nothing. */
  readonly onCancel?: (() => unknown) | undefined;
}

export interface QuestionFormOptions extends QuestionFormHandlers {
  /** How the card behaves. @default the block's profile, else the provider's, else `wework` */
  readonly profile?: Profile | undefined;
  /** How the request ended elsewhere: the form ends with it. */
  readonly outcome?: Outcome | undefined;
  /** Whether nothing can be done here now. */
  readonly disabled?: boolean | undefined;
}
