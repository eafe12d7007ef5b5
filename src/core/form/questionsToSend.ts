import { askedQuestions } from './askedQuestions.js';
import { isPlanConfirmation, PLAN_ID } from '../block/isPlanConfirmation.js';
import type { FormState, KeyedQuestion } from './formState.js';

/**
 * The questions whose answers go out: all that are asked; of a plan confirmation one, the adjustment once it says
 * something, else the plan itself.
 *
 * @param only the key of a question that goes out alone: the one that was chosen in.
 */
export function questionsToSend(
  state: Pick<FormState, 'block' | 'questions' | 'fields' | 'profile'>,
  only?: string,
): readonly KeyedQuestion[] {
  const { block, questions, fields } = state;
  if (!isPlanConfirmation(block)) return askedQuestions(state);
  if (only !== undefined) return questions.filter(({ key }) => key === only);
  const isAdjusted = questions.some(
    ({ key, question }) => question.id !== PLAN_ID && fields.get(key)?.text.trim(),
  );
  return questions.filter(({ question }) => (question.id === PLAN_ID) !== isAdjusted);
}

/** Whether a question's answer stays behind as things stand. */
export function isLeftOut(state: FormState, key: string): boolean {
  return isPlanConfirmation(state.block) && questionsToSend(state)[0]?.key !== key;
}
