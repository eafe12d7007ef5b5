import type { Locale } from '../messages/messagesFor.js';

/** The built-in language for a language tag such as i18next's `en-US`: English for `en…`, else Chinese. */
export function localeOf(tag: string | undefined): Locale {
  return tag !== undefined && /^en\b/i.test(tag) ? 'en' : 'zh-CN';
}
