import type { Constraints } from '../../schema/readConstraints.js';
import { checkFormat } from './checkFormat.js';

/** The first limit that a value breaks: its code and the limit itself. */
export interface Breach {
  readonly code: string;
  readonly limit?: number | string;
}

/** Runs a server's regular expression. A host passes one in; the library has none, since a pattern can stall the page. */
export type MatchPattern = (pattern: string, text: string) => boolean;

/** Which limit a text breaks, if any. Lengths count code points, as JSON Schema does; `pattern` needs a matcher. */
export function checkText(
  text: string,
  limits: Constraints,
  matchPattern?: MatchPattern,
): Breach | undefined {
  const { format, minLength, maxLength, pattern } = limits;
  const length = minLength === undefined && maxLength === undefined ? 0 : [...text].length;
  if (minLength !== undefined && length < minLength) return { code: 'minLength', limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { code: 'maxLength', limit: maxLength };
  if (format !== undefined && !checkFormat(format, text)) return { code: 'format', limit: format };
  return pattern === undefined || isMatch(pattern, text, matchPattern) ? undefined : { code: 'pattern' };
}

/** A pattern that nobody can run stops nobody: it may be no regular expression at all. */
function isMatch(pattern: string, text: string, matchPattern: MatchPattern | undefined): boolean {
  try {
    return matchPattern?.(pattern, text) ?? true;
  } catch {
    return true;
  }
}
