import { askedIds } from '../hints/askedIds.js';
import { answerOf } from './answerOf.js';
import type { FormState, KeyedQuestion } from './formState.js';

/** The questions that are asked as the answers stand. Without conditions the same list each time. */
export function askedQuestions({
  questions,
  fields,
  profile,
}: Pick<FormState, 'questions' | 'fields' | 'profile'>): readonly KeyedQuestion[] {
  if (questions.every(({ question }) => question.showIf === undefined)) return questions;
  const keys = new Map(questions.map(({ key, question }) => [question, key]));
  const asked = askedIds([...keys.keys()], (question) => {
    const field = fields.get(keys.get(question) ?? '');
    return field && answerOf(question, field, profile.blankText);
  });
  return questions.filter(({ question }) => asked.has(question.id));
}
