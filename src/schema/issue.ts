/**
 * Something a reader or a check has to say about data that came from outside.
 *
 * An issue is data for machines: a code and its parameters. Sentences for people are made from it
 * with `issueText` of `@wework/chat-form/messages`.
 */
export interface Issue {
  /** Where: property names and array indexes from the root of what was read. Never a dotted string. */
  readonly path: readonly (string | number)[];
  /** What: a stable word such as `required`, `minLength` or `unsupported`. */
  readonly code: string;
  /** How bad. Absent means `error`. */
  readonly severity?: 'error' | 'warning' | 'hint';
  /** Facts a sentence needs, such as `{ limit: 3 }`. JSON values only. */
  readonly params?: Readonly<Record<string, unknown>>;
}

/** What a tolerant reader returns: never a throw, always what was understood and what was not. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };
