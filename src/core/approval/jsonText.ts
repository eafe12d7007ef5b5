import { isSmall } from '../../schema/isSmall.js';

const LONGEST = 200_000;

/**
 * A JSON value as a person reads it: a text as it is, anything else as indented JSON.
 *
 * @returns the text, and whether it is cut, which a card has to say: beyond a size that nobody reads, and
 * where a value is nested or split up beyond all measure.
 */
export function jsonText(value: unknown): { readonly text: string; readonly isCut?: true } {
  if (!isSmall(value)) return { text: '…', isCut: true };
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null, null, 2);
  return text.length > LONGEST ? { text: `${text.slice(0, LONGEST)}…`, isCut: true } : { text };
}
