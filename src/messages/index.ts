/** The words: zh-CN, en, the type any language fills, and sentences for issue and diagnosis codes. Pure. */
export { adviceFor } from './advice/adviceFor.js';
export type { Advice } from './advice/adviceText.js';
export { adviceText } from './advice/adviceText.js';
export type { AdviceEntry, AdviceWords, Sentence } from './advice/adviceWords.js';
export { decisionText } from './decisionText.js';
export { en } from './en.js';
export { issueText } from './issueText.js';
export { configIssuesFor } from './manifest/configIssuesFor.js';
export { manifestAdviceFor } from './manifest/manifestAdviceFor.js';
export type { ManifestWords } from './manifest/manifestWords.js';
export type { DecisionCode, IssueParams, Messages } from './messages.js';
export type { Locale } from './messagesFor.js';
export { messagesFor } from './messagesFor.js';
export { zhCN } from './zhCN.js';
