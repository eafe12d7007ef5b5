import { needsDecision } from '../block/needsDecision.js';
import type { FormState } from './formState.js';

/** Whether a card is sent by choosing: one question, a single choice, under `submitOnSelect`, and no decision to guard. */
export function isSentByChoosing({ block, questions, profile }: FormState): boolean {
  const [only] = questions;
  if (!profile.submitOnSelect || questions.length !== 1 || only === undefined || needsDecision(block))
    return false;
  return only.question.kind === 'choice' || only.question.kind === 'boolean';
}

/** Whether choosing sends right now: not while a text of one's own stands beside the options, which would go out instead. */
export function sendsOnSelect(state: FormState): boolean {
  const [only] = state.questions;
  if (only === undefined || !isSentByChoosing(state)) return false;
  return only.question.isOther !== true || (state.fields.get(only.key)?.text ?? '').trim() === '';
}
