/**
 * Splits a command line into words. Quotes keep spaces; a backslash keeps the next character, outside of
 * single quotes. No variables, no wildcards, no shell.
 *
 * @param {string} line
 * @throws {Error} where a quote is not closed
 */
export function splitCommand(line) {
  /** @type {string[]} */
  const words = [];
  /** @type {string | undefined} */
  let word;
  /** @type {string | undefined} */
  let quote;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\' && quote !== "'" && at + 1 < line.length) {
      at += 1;
      word = (word ?? '') + line.charAt(at);
    } else if (quote === undefined && (character === '"' || character === "'")) {
      quote = character;
      word ??= '';
    } else if (character === quote) {
      quote = undefined;
    } else if (quote === undefined && /\s/.test(character)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else {
      word = (word ?? '') + character;
    }
  }
  if (quote !== undefined) throw new Error(`A quote (${quote}) is not closed.`);
  if (word !== undefined) words.push(word);
  return words;
}
