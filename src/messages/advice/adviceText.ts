import type { Issue } from '../../schema/issue.js';
import type { AdviceEntry, AdviceWords, Sentence } from './adviceWords.js';

/** An issue for a person: what is the matter, and what to do. */
export interface Advice {
  readonly text: string;
  readonly advice: string;
}

/**
 * The sentences for an issue of `lintElicitation` or a diagnosis of `explainMissingForm`; undefined for
 * codes of other origin, which `issueText` puts into words.
 */
export function adviceText(words: AdviceWords, { code, params = {} }: Issue): Advice | undefined {
  const entries: Readonly<Record<string, AdviceEntry>> = words;
  const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
  if (entry === undefined) return undefined;
  const say = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence(params));
  return { text: say(entry.text), advice: say(entry.advice) };
}
