import type { Decision } from '../core/approval/readDecision.js';
import type { Messages } from './messages.js';

/** A decision as a person reads it. A code without a word is shown as it is; the rule, if any, stands beside it. */
export function decisionText({ decisions }: Pick<Messages, 'decisions'>, { code }: Decision): string {
  const words: Readonly<Record<string, string>> = decisions;
  return (Object.hasOwn(words, code) ? words[code] : undefined) ?? code;
}
