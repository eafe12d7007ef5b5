import type { Locale } from '../messagesFor.js';
import { configFieldsEn } from './configFieldsEn.js';
import { configFieldsZhCN } from './configFieldsZhCN.js';
import { manifestEn } from './manifestEn.js';
import type { ManifestWords } from './manifestWords.js';
import { manifestZhCN } from './manifestZhCN.js';

/** The sentences for plugin authors in a built-in language, for `adviceText`. */
export function manifestAdviceFor(locale: Locale): ManifestWords {
  switch (locale) {
    case 'en':
      return { ...manifestEn, ...configFieldsEn };
    case 'zh-CN':
      return { ...manifestZhCN, ...configFieldsZhCN };
  }
}
