/** What a detail of an approval is about: its label is one of `details` of `@wework/chat-form/messages`. */
export type DetailCode =
  | 'reason'
  | 'tool'
  | 'description'
  | 'parameters'
  | 'command'
  | 'host'
  | 'protocol'
  | 'network'
  | 'read'
  | 'write'
  | 'permissions'
  | 'grantRoot'
  | 'cwd';

/** One thing that a person has to know before deciding. */
export interface Detail {
  readonly code: DetailCode;
  /** The asker's own name for it, in place of the label. Untrusted text. */
  readonly name?: string;
  /** Untrusted text; of `network` there is none, since the label says all. */
  readonly text: string;
  /** Whether every character counts, so that it is shown as code, not as prose. */
  readonly isCode: boolean;
  /** Whether the text is not all there is, because that is beyond all measure. */
  readonly isCut?: true;
}
