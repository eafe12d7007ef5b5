/** The words: zh-CN, en, the type any language fills, and sentences for issue codes. Pure. */
export { decisionText } from './decisionText.js';
export { en } from './en.js';
export { issueText } from './issueText.js';
export type { DecisionCode, IssueParams, Messages } from './messages.js';
export type { Locale } from './messagesFor.js';
export { messagesFor } from './messagesFor.js';
export { zhCN } from './zhCN.js';
