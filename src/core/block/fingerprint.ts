import type { RequestUserInputBlock } from '../../schema/block.js';
import { isBag } from '../../schema/json.js';

/**
 * A text that is equal for blocks that ask the same, whoever made them: the order of an object's keys does
 * not count. Drafts and repeats of a request are held against it.
 */
export function fingerprint({ message, url, questions }: RequestUserInputBlock): string {
  return JSON.stringify([message ?? null, url ?? null, questions], (_key, value: unknown) =>
    isBag(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
