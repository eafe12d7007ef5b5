import type { Locale } from '../messagesFor.js';
import type { AdviceWords } from './adviceWords.js';
import { diagnosesEn } from './diagnosesEn.js';
import { diagnosesZhCN } from './diagnosesZhCN.js';

const LANGUAGES: Readonly<Record<Locale, AdviceWords>> = {
  en: diagnosesEn,
  'zh-CN': diagnosesZhCN,
};

/** The sentences of `adviceText` in a built-in language. */
export function adviceFor(locale: Locale): AdviceWords {
  return LANGUAGES[locale];
}
