import type { Question } from '../schema/block.js';

/** A field as a sentence names it: its key, and its title where that differs. */
export function nameOf({ id, header }: Question): string {
  return header === undefined || header === id ? `"${id}"` : `"${id}" (${header})`;
}
