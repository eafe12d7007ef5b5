/** The pure part: blocks, mapping, profiles, form state, queue. No React, no DOM, no clock, no words. */
export type {
  Answers,
  Ask,
  CancelReason,
  Outcome,
  RequestUserInputResponse,
  Source,
  Sources,
} from '../schema/answers.js';
export type { Option, Question, QuestionKind, RequestUserInputBlock, TextFormat } from '../schema/block.js';
export type { ElicitationResult } from '../schema/elicitation.js';
export type { Issue, Parsed } from '../schema/issue.js';
export { limits } from '../schema/limits.js';
export type { Profile } from '../schema/profile.js';
export { readBlock } from '../schema/readBlock.js';
export type { CheckAnswersOptions } from './answers/checkAnswers.js';
export { checkAnswers } from './answers/checkAnswers.js';
export type { CheckSettings } from './answers/checkQuestion.js';
export { checkQuestion } from './answers/checkQuestion.js';
export type { MatchPattern } from './answers/checkText.js';
export { initialAnswers } from './answers/initialAnswers.js';
export { parseNumber } from './answers/parseNumber.js';
export type { ResultOptions } from './answers/resultFromAnswers.js';
export { resultFromAnswers } from './answers/resultFromAnswers.js';
export { approvalDetails } from './approval/approvalDetails.js';
export type { ApprovalKind } from './approval/approvalKind.js';
export { blockFromApproval } from './approval/blockFromApproval.js';
export { decisionOf } from './approval/decisionOf.js';
export type { Detail, DetailCode } from './approval/detail.js';
export type { Decision } from './approval/readDecision.js';
export { readDecision } from './approval/readDecision.js';
export type { DecisionResult, PermissionsResult } from './approval/resultFromDecision.js';
export { resultFromDecision } from './approval/resultFromDecision.js';
export { fingerprint } from './block/fingerprint.js';
export { isPlanConfirmation } from './block/isPlanConfirmation.js';
export { needsDecision } from './block/needsDecision.js';
export { requestIdentity } from './block/requestIdentity.js';
export type { BlockReading, ElicitationContext } from './elicitation/blockFromElicitation.js';
export { blockFromElicitation } from './elicitation/blockFromElicitation.js';
export { cancelled, declined } from './elicitation/results.js';
export { answerOf } from './form/answerOf.js';
export type { QuestionForm } from './form/createQuestionForm.js';
export { createQuestionForm } from './form/createQuestionForm.js';
export { formReducer } from './form/formReducer.js';
export type { Failure, FieldState, FormEvent, FormState, KeyedQuestion, Phase } from './form/formState.js';
export { issueOf, issuesOf } from './form/issuesOf.js';
export { phaseOf } from './form/phaseOf.js';
export { responseOf, sourcesOf } from './form/responseOf.js';
export { startForm } from './form/startForm.js';
export type { LintCode } from './lint/lintCode.js';
export type { LintOptions } from './lint/lintElicitation.js';
export { lintElicitation } from './lint/lintElicitation.js';
export type { LintTarget } from './lint/rule.js';
export { mcp, wework } from './profiles.js';
export type { QuestionQueue, QueueEntry, QueueOptions, QueueSnapshot } from './queue/createQuestionQueue.js';
export { createQuestionQueue } from './queue/createQuestionQueue.js';
export type { ReceiptRow } from './receipt/receiptRows.js';
export { receiptRows } from './receipt/receiptRows.js';
export type { UrlParts, UrlReading, UrlWarning } from './url/inspectUrl.js';
export { inspectUrl } from './url/inspectUrl.js';
