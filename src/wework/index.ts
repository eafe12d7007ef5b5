/** Wework's own component and helpers, by their names, over the card and the receipt of this library. */
export type { WeworkWordsProps } from './WeworkProvider.js';
export { applyRequestUserInputResponseToBlock } from './applyRequestUserInputResponseToBlock.js';
export {
  hasRequestUserInputResponse,
  isAnsweredRequestUserInputBlock,
  isHiddenRequestUserInputBlock,
  isPendingRequestUserInputBlock,
  isRequestUserInputBlock,
} from './chatBlocks.js';
export { requestUserInputPayloadKey, requestUserInputResponseKey } from './keys.js';
export type {
  HiddenIds,
  RequestUserInputChatBlock,
  RequestUserInputOption,
  RequestUserInputPayload,
  RequestUserInputQuestion,
  StoredResponse,
} from './payload.js';
export type { PlanCardOptions } from './pendingRequestUserInputPayload.js';
export { pendingRequestUserInputPayload } from './pendingRequestUserInputPayload.js';
export {
  isImplementationPlanConfirmationResponse,
  isImplementationPlanRequestUserInput,
} from './planConfirmation.js';
export type { RequestUserInputCardProps } from './RequestUserInputCard.js';
export { RequestUserInputCard } from './RequestUserInputCard.js';
export type { RequestUserInputSummaryProps } from './RequestUserInputSummary.js';
export { RequestUserInputSummary } from './RequestUserInputSummary.js';
export type { RequestUserInputResponse } from '../schema/answers.js';
