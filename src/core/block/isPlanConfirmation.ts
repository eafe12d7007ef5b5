import type { RequestUserInputBlock } from '../../schema/block.js';
import { optionsOf } from '../answers/optionsOf.js';

/** The item id of a plan confirmation begins with it. */
export const PLAN_ITEM = 'implementation-plan:';
/** The question whose option says yes to the plan. */
export const PLAN_ID = 'implement';
/** The question whose text says what should change. */
export const ADJUSTMENT_ID = 'adjustment';

/**
 * Whether a block is the plan confirmation that the chat builds itself: its item id begins with
 * `implementation-plan:`, and it asks exactly `implement`, by options, and `adjustment`, by text. Never known
 * by words or by a plugin's keys: a block of `blockFromElicitation` has an item id of its own.
 *
 * One answer of the two goes out, alone: the option where it is chosen, else the text where one was typed.
 * What stands selected counts as in any card (`preselect`), so under `wework` Submit, and Enter on the card,
 * send the option; Enter in an empty text box sends nothing, and neither does a card without either.
 */
export function isPlanConfirmation({
  itemId,
  questions,
}: Pick<RequestUserInputBlock, 'itemId' | 'questions'>): boolean {
  if (itemId?.startsWith(PLAN_ITEM) !== true || questions.length !== 2) return false;
  const plan = questions.find(({ id }) => id === PLAN_ID);
  const adjustment = questions.find(({ id }) => id === ADJUSTMENT_ID);
  if (plan === undefined || adjustment === undefined) return false;
  return optionsOf(plan) !== undefined && plan.isOther !== true && optionsOf(adjustment) === undefined;
}
