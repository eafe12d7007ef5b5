/**
 * What one request or block may hold. Far above any form a person would answer and far below what would
 * stall a chat; beyond it the request is declined with reason `limit`.
 */
export const limits = {
  /** Questions in one form. */
  questions: 2_000,
  /** Options in all questions of one form together. */
  options: 20_000,
  /** Entries of all lists that a schema gives its fields (options, their names, defaults), each time one is read. */
  entries: 100_000,
  /** Characters of titles, descriptions, labels, values, patterns and the message together. */
  characters: 4_000_000,
  /** References, `allOf`s and alternatives followed one after another for one property. */
  references: 32,
  /** Objects and lists inside one another, in a plugin manifest or a config. */
  depth: 100,
} as const;
