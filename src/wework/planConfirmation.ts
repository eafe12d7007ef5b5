import { isPlanConfirmation, PLAN_ID, PLAN_ITEM } from '../core/block/isPlanConfirmation.js';
import { readResponse } from '../schema/readResponse.js';
import { weworkBlock } from './weworkBlock.js';

/**
 * Whether a payload is the plan confirmation that the chat builds itself: its item id begins with
 * `implementation-plan:`, or it has neither request nor item id; and it asks exactly `implement`, by options,
 * and `adjustment`, by text. Words are never looked at, so that no plugin's form is taken for one.
 */
export function isImplementationPlanRequestUserInput(payload: unknown): boolean {
  const read = weworkBlock(payload);
  return read.ok && isPlanConfirmation(read.block);
}

/**
 * Whether a response says yes to a plan: its item id is a plan's, or it has no id at all, and it answers
 * `implement` and nothing else. The label it answers with does not count, so that it may be of any language.
 */
export function isImplementationPlanConfirmationResponse(response: unknown): boolean {
  const read = readResponse(response);
  if (read === undefined) return false;
  const { requestId, itemId, answers } = read;
  const isOfPlan = itemId === undefined ? requestId === undefined : itemId.startsWith(PLAN_ITEM);
  const answered = Object.keys(answers).filter((id) =>
    answers[id]?.answers.some((text) => text.trim() !== ''),
  );
  return isOfPlan && answered.length === 1 && answered[0] === PLAN_ID;
}
