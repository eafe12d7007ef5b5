/** A foreign value for use in a sentence: texts as they are, other values by their kind, nothing longer than a line. */
export function shortText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string') return value === null ? 'null' : Array.isArray(value) ? '[…]' : '{…}';
  const signs = [...value.slice(0, 200)];
  return signs.length > 80 ? `${signs.slice(0, 80).join('')}…` : value;
}
