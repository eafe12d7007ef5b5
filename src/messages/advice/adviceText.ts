import type { Issue } from '../../schema/issue.js';
import type { AdviceEntry, Sentence } from './adviceWords.js';

/** An issue for a person: what is the matter, and what to do. */
export interface Advice {
  readonly text: string;
  readonly advice: string;
}

/**
 * The sentences for an issue of `lintElicitation` or a diagnosis of `explainMissingForm` (words of `adviceFor`),
 * or for an issue of `readManifest` and its kin (words of `manifestAdviceFor`); undefined for codes of other
 * origin, which `issueText` puts into words.
 */
export function adviceText(
  words: Readonly<Record<string, AdviceEntry>>,
  { code, params = {} }: Issue,
): Advice | undefined {
  const entry = Object.hasOwn(words, code) ? words[code] : undefined;
  if (entry === undefined) return undefined;
  const say = (sentence: Sentence) => (typeof sentence === 'string' ? sentence : sentence(params));
  return { text: say(entry.text), advice: say(entry.advice) };
}
