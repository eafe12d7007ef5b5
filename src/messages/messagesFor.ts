import { en } from './en.js';
import type { Messages } from './messages.js';
import { zhCN } from './zhCN.js';

/** The languages that are built in. */
export type Locale = 'en' | 'zh-CN';

const LANGUAGES: Readonly<Record<Locale, Messages>> = { en, 'zh-CN': zhCN };

/** The words of a built-in language, with a host's own in place of any of them. */
export function messagesFor(locale: Locale, own?: Partial<Messages>): Messages {
  return withOwnWords(LANGUAGES[locale], own);
}

/** Words with a host's own in place of any of them. */
export function withOwnWords(messages: Messages, own?: Partial<Messages>): Messages {
  if (own === undefined) return messages;
  return {
    ...messages,
    ...own,
    decisions: { ...messages.decisions, ...own.decisions },
    approvals: { ...messages.approvals, ...own.approvals },
    details: { ...messages.details, ...own.details },
    url: {
      ...messages.url,
      ...own.url,
      warnings: { ...messages.url.warnings, ...own.url?.warnings },
    },
    issues: { ...messages.issues, ...own.issues },
  };
}
