/** Longer expressions are nobody's. */
const LONGEST = 1_000;

/** Whether a text is a regular expression as JSON Schema means it: one that JavaScript accepts with the flag `u`. */
export function isPattern(pattern: string): boolean {
  try {
    return pattern.length <= LONGEST && new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
