import type { Locale } from '../messagesFor.js';
import type { AdviceWords } from './adviceWords.js';
import { diagnosesEn } from './diagnosesEn.js';
import { diagnosesZhCN } from './diagnosesZhCN.js';
import { lintFieldEn } from './lintFieldEn.js';
import { lintFieldZhCN } from './lintFieldZhCN.js';
import { lintRequestEn } from './lintRequestEn.js';
import { lintRequestZhCN } from './lintRequestZhCN.js';

/** The sentences of `adviceText` in a built-in language. */
export function adviceFor(locale: Locale): AdviceWords {
  switch (locale) {
    case 'en':
      return { ...diagnosesEn, ...lintRequestEn, ...lintFieldEn };
    case 'zh-CN':
      return { ...diagnosesZhCN, ...lintRequestZhCN, ...lintFieldZhCN };
  }
}
