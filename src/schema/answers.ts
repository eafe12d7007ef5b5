import type { RequestUserInputBlock } from './block.js';

/** Answers by question id, each a list of wire strings. A question without an entry is unanswered. */
export type Answers = Record<string, { answers: string[] }>;

/** What a card sends: exactly these three keys, ids `undefined` where the block has none. */
export interface RequestUserInputResponse {
  readonly requestId?: string | number | undefined;
  readonly itemId?: string | undefined;
  readonly answers: Answers;
}

/** Who made an answer: the person chose or typed it, or it was left as it stood. */
export type Source = 'chosen' | 'typed' | 'default';

/** The source of each answer, by question id. */
export type Sources = Record<string, Source>;

/** Why a request was cancelled: by the person, by the host stopping, by a deadline, or by the asker. */
export type CancelReason = 'dismissed' | 'aborted' | 'expired' | 'withdrawn';

/** How a request ended. Exactly one per request. */
export type Outcome =
  | { readonly action: 'accept'; readonly response: RequestUserInputResponse; readonly sources: Sources }
  | { readonly action: 'decline' }
  | { readonly action: 'cancel'; readonly reason: CancelReason };

/** All that an adapter knows of an interface: it can be asked. Resolves once, never rejects. */
export type Ask = (block: RequestUserInputBlock, signal?: AbortSignal) => Promise<Outcome>;
