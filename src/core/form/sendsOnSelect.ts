import { isPlanConfirmation, PLAN_ID } from '../block/isPlanConfirmation.js';
import { needsDecision } from '../block/needsDecision.js';
import type { FormState, KeyedQuestion } from './formState.js';

/**
 * Whether a card is sent by choosing: one question, a single choice, or the option of a plan confirmation,
 * under `submitOnSelect`, and no decision to guard.
 *
 * @param key the question that is chosen in; without it, whether there is one at all.
 */
export function isSentByChoosing(state: FormState, key?: string): boolean {
  return sentByChoosing(state, key) !== undefined;
}

/**
 * Whether choosing sends right now: not while a text of one's own stands beside the options, which would go
 * out instead. A plan's option goes out alone, whatever was typed.
 */
export function sendsOnSelect(state: FormState, key?: string): boolean {
  const found = sentByChoosing(state, key);
  if (found === undefined) return false;
  return found.question.isOther !== true || (state.fields.get(found.key)?.text ?? '').trim() === '';
}

/** The question that is sent by choosing in it; of one `key` only that. */
function sentByChoosing({ block, questions, profile }: FormState, key?: string): KeyedQuestion | undefined {
  if (!profile.submitOnSelect || block.submit === 'button' || needsDecision(block)) return undefined;
  const found = isPlanConfirmation(block)
    ? questions.find(({ question }) => question.id === PLAN_ID)
    : onlyChoice(questions);
  return key === undefined || found?.key === key ? found : undefined;
}

function onlyChoice(questions: readonly KeyedQuestion[]): KeyedQuestion | undefined {
  const [only] = questions;
  if (questions.length !== 1 || only === undefined) return undefined;
  return only.question.kind === 'choice' || only.question.kind === 'boolean' ? only : undefined;
}
