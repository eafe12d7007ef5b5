import type { Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import type { Profile } from '../../schema/profile.js';

/** What the handler knows of a request beside its `params`. */
export interface RequestContext {
  readonly connection: string;
  readonly requestId: string | number;
  /** Who asks where the params name nobody. */
  readonly serverName: string | undefined;
  readonly profile: Profile;
  /** Whether a plugin learns who made each answer. */
  readonly sources: boolean;
}

/** A request as a question to a person and the way back; or the result it gets without asking anyone. */
export type RequestReading =
  | {
      readonly ok: true;
      readonly block: RequestUserInputBlock;
      readonly resultOf: (outcome: Outcome) => unknown;
    }
  | { readonly ok: false; readonly result: unknown };
