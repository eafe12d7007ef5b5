import type { RequestUserInputBlock } from '../../schema/block.js';

/** A text that is equal for blocks that ask the same. Drafts and repeats of a request are held against it. */
export function fingerprint({ message, questions }: RequestUserInputBlock): string {
  return JSON.stringify([message ?? null, questions]);
}
