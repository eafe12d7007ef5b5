type Maybe<T> = T | null | undefined;

/** One answer a person can choose, as Wework's blocks carry it. */
export interface RequestUserInputOption {
  readonly label?: Maybe<string>;
  /** What goes back. Absent in blocks of Wework's executor, whose answers go back by label. */
  readonly value?: Maybe<string>;
  readonly description?: Maybe<string>;
}

/** One question, in either spelling. */
export interface RequestUserInputQuestion {
  readonly id?: Maybe<string>;
  readonly header?: Maybe<string>;
  readonly question?: Maybe<string>;
  readonly options?: Maybe<readonly RequestUserInputOption[]>;
  readonly isOther?: Maybe<boolean>;
  readonly is_other?: Maybe<boolean>;
  readonly isSecret?: Maybe<boolean>;
  readonly is_secret?: Maybe<boolean>;
}

/**
 * A response as it may lie in a block: what a card gives has exactly `requestId`, `itemId` and `answers`;
 * what a history gives may be spelled in snake_case.
 */
export interface StoredResponse {
  readonly requestId?: Maybe<string | number>;
  readonly request_id?: Maybe<string | number>;
  readonly itemId?: Maybe<string>;
  readonly item_id?: Maybe<string>;
  readonly answers?: Maybe<Readonly<Record<string, Maybe<{ readonly answers?: Maybe<readonly string[]> }>>>>;
}

/** The `renderPayload` of a `request_user_input` block, in snake_case, camelCase, or a mixture. */
export interface RequestUserInputPayload {
  readonly kind?: Maybe<string>;
  readonly requestId?: Maybe<string | number>;
  readonly request_id?: Maybe<string | number>;
  readonly itemId?: Maybe<string>;
  readonly item_id?: Maybe<string>;
  readonly serverName?: Maybe<string>;
  readonly server_name?: Maybe<string>;
  readonly message?: Maybe<string>;
  readonly questions?: Maybe<readonly RequestUserInputQuestion[]>;
  readonly interactionKind?: Maybe<string>;
  readonly interaction_kind?: Maybe<string>;
  readonly approvalKind?: Maybe<string>;
  readonly approval_kind?: Maybe<string>;
  readonly command?: Maybe<string>;
  readonly cwd?: Maybe<string>;
  readonly reason?: Maybe<string>;
  readonly grantRoot?: Maybe<string>;
  readonly grant_root?: Maybe<string>;
  readonly response?: Maybe<StoredResponse>;
  readonly requestUserInputResponse?: Maybe<StoredResponse>;
  readonly request_user_input_response?: Maybe<StoredResponse>;
}

/** What the helpers find out about a block of the chat. In the browser the payload is `renderPayload`. */
export interface RequestUserInputChatBlock {
  readonly renderPayload: RequestUserInputPayload;
}

/** Payload keys (`requestUserInputPayloadKey`) or block ids of the questions that a host no longer shows. */
export type HiddenIds = ReadonlySet<string> | readonly string[];
