import type { DetailCode } from '../core/approval/detail.js';
import type { UrlWarning } from '../core/url/inspectUrl.js';

/** Parameters of an issue, as its code needs them: `{ limit: 3 }` for bounds and lengths. */
export type IssueParams = Readonly<Record<string, unknown>>;

/** The decisions an approval may offer. Rules and hosts have their own text beside the word. */
export type DecisionCode =
  | 'allow'
  | 'allow_once'
  | 'allow_session'
  | 'allow_always'
  | 'allow_turn_strict_review'
  | 'allow_execpolicy'
  | 'allow_host'
  | 'deny_host'
  | 'decline'
  | 'cancel';

/** What an approval asks for by itself, without a question of its own. */
export type ApprovalQuestion = 'command' | 'network' | 'file_change' | 'permissions' | 'other';

/** What is said about an address before and after it is opened. */
export interface UrlMessages {
  /** Stands above the address. */
  readonly opens: string;
  readonly open: string;
  readonly again: string;
  /** Says that the person has come back and the call may go on. */
  readonly done: string;
  /** Said once the address was opened, while that is waited for. */
  readonly opened: string;
  readonly openFailed: string;
  /** How such a request ended, in its receipt. */
  readonly ended: string;
  /**
   * What a person should know about the address. After `userinfo` stands the host, after `punycode` the host
   * as it reads, after `port` the port.
   */
  readonly warnings: Readonly<Record<UrlWarning, string>>;
}

/** All the words of the library in one language. A host may replace any of them. */
export interface Messages {
  /**
   * The BCP 47 tag that a card carries, where the choice of glyphs depends on it (Chinese, Japanese). Without
   * it the server's texts keep the language of the page.
   */
  readonly lang?: string | undefined;
  /** The name of a card, for screen readers. */
  readonly cardName: (serverName: string | undefined) => string;
  /** Said where the asking server has no name. */
  readonly unknownServer: string;
  readonly submit: string;
  readonly decline: string;
  readonly cancel: string;
  /** The submit of a form that asks for nothing but consent. */
  readonly allow: string;
  /** The words of a boolean without titles of its own. */
  readonly yes: string;
  readonly no: string;
  /** Marks a field that may be left blank where others may not. */
  readonly optional: string;
  /** What a click on an option does in a card of one question. */
  readonly choosingSends: string;
  /** The label of the text box beside options. */
  readonly other: string;
  /** Said while that box has text, which goes out in place of the option. */
  readonly otherWins: string;
  /** How many options may be chosen; either bound may be missing. */
  readonly selectionRange: (minimum: number | undefined, maximum: number | undefined) => string;
  /** What a date, address or time looks like. */
  readonly formatHints: Readonly<Record<'email' | 'uri' | 'date' | 'date-time', string>>;
  /** The button that opens the browser's own picker beside a date. */
  readonly pickDate: Readonly<Record<'date' | 'date-time', string>>;
  /** Said while a date and time is typed without its zone: what will be sent in its place. */
  readonly sentAs: (text: string) => string;
  /** A date and time as the person's own clock has it, with that clock's offset from UTC, such as `+08:00`. */
  readonly localTime: (text: string, offset: string) => string;
  /** The least and the greatest number allowed. */
  readonly between: (minimum: number, maximum: number) => string;
  /** How much of a length is left; below zero, by how much it is exceeded. */
  readonly charactersLeft: (count: number) => string;
  /** Stands before the server's regular expression. */
  readonly mustMatch: string;
  /** Takes back the choice of an optional field. */
  readonly clear: string;
  readonly looksSecret: string;
  /** Said of a text that is no number where that stops nothing. */
  readonly numberNotSent: string;
  readonly sending: string;
  /** Said after a failed send; the detail is the host's own error text. */
  readonly sendFailed: (detail: string | undefined) => string;
  /** How many answers stopped a submit. */
  readonly needAttention: (count: number) => string;
  /** Said by a block that cannot be drawn. */
  readonly undrawable: string;
  /** The end states, as a receipt names them. */
  readonly ended: Readonly<Record<'answered' | 'declined' | 'cancelled' | 'expired' | 'withdrawn', string>>;
  /** What a screen reader hears when a card has been answered. */
  readonly answeredWith: (answers: string) => string;
  /** The fold of a receipt that holds what could have been chosen. */
  readonly offered: string;
  readonly noAnswer: string;
  /** What a screen reader hears in place of a secret. */
  readonly hiddenAnswer: string;
  /** Separates several answers to one question. */
  readonly listSeparator: string;
  /**
   * The decisions of an approval, by the code that `readDecision` of `@wework/chat-form/core` gives. A code
   * without a word is shown as it is.
   */
  readonly decisions: Readonly<Record<DecisionCode, string>>;
  /** What an approval asks, where the request has no words for it but what is shown anyway. */
  readonly approvals: Readonly<Record<ApprovalQuestion, string>>;
  /** The labels of what `approvalDetails` of `@wework/chat-form/core` tells before a decision. */
  readonly details: Readonly<Record<DetailCode, string>>;
  /** The network permission: everything is within reach. */
  readonly networkAccess: string;
  /** Said under a detail that is too large to be shown whole. */
  readonly detailCut: string;
  /** The card of a request to open an address. */
  readonly url: UrlMessages;
  /** Sentences by issue code. An unknown code uses `unknown`. */
  readonly issues: Readonly<Record<string, (params: IssueParams) => string>> & {
    readonly unknown: (params: IssueParams) => string;
  };
}
