/** Where a request's `_meta` carries the hints: the one channel for extras that Codex forwards untouched. */
export const HINTS_KEY = 'chat-form/ui';

/** A value of another field, as the schema writes it. */
export type HintValue = string | number | boolean;

/** What may be said of one option, by its value. */
export interface OptionHints {
  /** A line under the label. */
  readonly description?: string;
  /** Text or code that shows what the option means: a snippet, a plan, a diff. Never cut. */
  readonly preview?: string;
}

/** What may be said of one field. */
export interface FieldHints {
  /** The field is asked only while each of these fields has the value, or one of the values. */
  readonly showIf?: Readonly<Record<string, HintValue | readonly HintValue[]>>;
  /** Whether the text may have several lines. */
  readonly multiline?: boolean;
  /** An example of an answer, shown in the empty box. Never the question itself. */
  readonly placeholder?: string;
  /** Whether the text is masked and kept out of drafts and receipts. */
  readonly secret?: boolean;
  /** Whether a remark may be written beside the answer. It comes back in `_meta["chat-form/notes"]`. */
  readonly note?: boolean;
  /** By the option's value, as text. */
  readonly options?: Readonly<Record<string, OptionHints>>;
}

/**
 * What a plugin may say about its form beyond the schema, in `_meta["chat-form/ui"]`. All of it is optional,
 * and none of it makes a card less careful than the host's profile.
 */
export interface UiHints {
  /** Property keys in the order to ask in; the others follow as received. */
  readonly order?: readonly string[];
  /** Sent by the button only, even where a click on an option would be enough. */
  readonly submit?: 'button';
  readonly fields?: Readonly<Record<string, FieldHints>>;
}
