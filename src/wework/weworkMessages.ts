import { en } from '../messages/en.js';
import type { Messages } from '../messages/messages.js';
import type { Locale } from '../messages/messagesFor.js';
import { weworkWords } from '../messages/weworkWords.js';
import { zhCN } from '../messages/zhCN.js';

const BUILT_IN: readonly (readonly [Locale, Messages])[] = [
  ['zh-CN', zhCN],
  ['en', en],
];

/** Words with Wework's Cancel, which ignores the question. A word that a host has put in its place stays. */
export function withIgnore(messages: Messages): Messages {
  const [locale] = BUILT_IN.find(([, { cancel }]) => cancel === messages.cancel) ?? [];
  if (locale === undefined) return messages;
  const { ignore, ignored } = weworkWords[locale];
  return { ...messages, cancel: ignore, ended: { ...messages.ended, cancelled: ignored } };
}

/**
 * Words for the labels by which Codex and Wework's executor ask whether a tool may run. Those blocks carry no
 * codes: the label is read in translation, and goes back as it came.
 */
export function withApprovalLabels(messages: Messages): Messages {
  const { allow, allow_session, allow_always, decline } = messages.decisions;
  const labels: Readonly<Record<string, string>> = {
    Allow: allow,
    'Allow for this session': allow_session,
    "Allow and don't ask me again": allow_always,
    Decline: decline,
    Cancel: messages.cancel,
  };
  return { ...messages, decisions: { ...labels, ...messages.decisions } };
}
