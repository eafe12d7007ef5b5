import type { RequestUserInputResponse } from './answers.js';
import type { Profile } from './profile.js';

/** How a question is answered: by one option, several options, one of two words, or text. */
export type QuestionKind = 'choice' | 'multi' | 'boolean' | 'text' | 'number' | 'integer';

/** The string formats of MCP elicitation. Others are ignored. */
export type TextFormat = 'email' | 'uri' | 'date' | 'date-time';

/** One answer a person can choose. */
export interface Option {
  /** What goes over the wire. Never shown, never translated. Values that are no strings are restored by `resultFromAnswers`. */
  readonly value: string;
  /** What the person reads. Never an identity: two options may carry the same label. */
  readonly label: string;
  /** A line under the label. */
  readonly description?: string;
  /** Text or code that shows what the option means. Never cut. */
  readonly preview?: string;
}

/** One question of a block. JSON-serialisable. */
export interface Question {
  /** The key of the answer; for an elicitation the property key, raw. */
  readonly id: string;
  /** A short title. */
  readonly header?: string;
  /** The question itself, as text. */
  readonly question: string;
  readonly kind: QuestionKind;
  /** What can be chosen. Present for `choice`, `multi` and `boolean`. */
  readonly options?: Option[];
  readonly required?: boolean;
  /** Whether `null` is allowed: a blank answer is left out. */
  readonly nullable?: boolean;
  /** The schema's default as wire strings; used only where a profile says so. */
  readonly default?: string[];
  /** Whether the result is an array although one choice or one text is drawn. */
  readonly list?: boolean;
  /** Whether a text box of its own stands beside the options (native Codex questions). */
  readonly isOther?: boolean;
  /** Whether the text is masked, kept out of drafts and shown as dots in receipts. */
  readonly isSecret?: boolean;
  /** Whether `isSecret` was concluded from the name or title, so that a warning is due. */
  readonly looksSecret?: boolean;
  /** Whether the text may have several lines. */
  readonly multiline?: boolean;
  /** An example of an answer, for an empty text box. */
  readonly placeholder?: string;
  /** Whether a remark may be written beside the answer. */
  readonly note?: boolean;
  /** Asked only while each of these questions has one of these wire strings. Else neither checked nor sent. */
  readonly showIf?: Readonly<Record<string, string[]>>;
  readonly format?: TextFormat;
  /** Lengths in Unicode code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression of the server. Checked only by a matcher that the host passes in. */
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** How many options at least and at most, for `multi`. */
  readonly minItems?: number;
  readonly maxItems?: number;
}

/**
 * A question to a person, as the chat keeps it. JSON-serialisable, and a superset of what Wework's
 * executor emits as `render_payload`, so that older readers still work.
 */
export interface RequestUserInputBlock {
  readonly kind: 'request_user_input';
  /** The host's name for the connection the request came by. Request ids are unique within it. */
  readonly connection?: string;
  /** The JSON-RPC id. `0`, `1` and `"1"` are three ids. */
  readonly requestId?: string | number;
  readonly itemId?: string;
  readonly threadId?: string;
  readonly turnId?: string | null;
  /** Who asks. Untrusted text. */
  readonly serverName?: string;
  /** What it is about. Untrusted text. */
  readonly message?: string;
  readonly questions: Question[];
  /** The address of a URL request, as the server wrote it; such a block has no questions. Untrusted: see `inspectUrl`. */
  readonly url?: string;
  /** The server's name for a URL request. */
  readonly elicitationId?: string;
  /**
   * Whether a URL request is answered once the person is done there, since the answer makes the call go on.
   * Otherwise opening the address is the whole answer.
   */
  readonly waitsForDone?: boolean;
  /** The request's `_meta`, untouched. */
  readonly meta?: unknown;
  /** `button` where only the button sends, even if one click would be enough. */
  readonly submit?: 'button';
  /** The profile the block was made with. */
  readonly profile?: Profile;
  /** `approval` for decisions about permissions; absent for ordinary questions. */
  readonly interactionKind?: string;
  readonly approvalKind?: string;
  readonly command?: string;
  readonly cwd?: string;
  readonly reason?: string;
  readonly grantRoot?: string;
  /** What an approval of network access wants to reach. */
  readonly network?: { readonly host: string; readonly protocol?: string };
  /** The permissions that an approval asks for, as Codex has them. */
  readonly permissions?: Readonly<Record<string, unknown>>;
  /** The answers, once given. */
  readonly response?: RequestUserInputResponse;
}
