'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef } from 'react';
import { askedQuestions } from '../../core/form/askedQuestions.js';
import type { FormState } from '../../core/form/formState.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useFormState } from '../shared/useFormState.js';
import { useCard } from './CardContext.js';
import { useCardHabits } from './CardHabits.js';
import { QuestionField } from './QuestionField.js';

export type QuestionListProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** All questions, one under the other. Renders `[data-chat-form="questions"]`, or nothing where nothing is asked. */
export const QuestionList = forwardRef<HTMLDivElement, QuestionListProps>(function QuestionList(props, ref) {
  const { control } = useCard('QuestionList');
  const { attributesOf } = useCardHabits();
  const questions = useFormState(control.form, (state) => state.questions);
  const hidden = JSON.parse(useFormState(control.form, hiddenKeys)) as string[];
  if (questions.length === 0) return null;
  return (
    <div {...dataAttributes('questions')} {...attributesOf?.({ part: 'questions' })} {...props} ref={ref}>
      {questions.map((keyed, index) =>
        hidden.includes(keyed.key) ? null : <QuestionField key={keyed.key} keyed={keyed} index={index} />,
      )}
    </div>
  );
});

/** As text, which is the same while no question appears or goes. */
function hiddenKeys(state: FormState): string {
  const asked = askedQuestions(state);
  if (asked === state.questions) return '[]';
  const keys = new Set(asked);
  return JSON.stringify(state.questions.flatMap((keyed) => (keys.has(keyed) ? [] : keyed.key)));
}
