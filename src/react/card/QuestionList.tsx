'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef } from 'react';
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
  if (questions.length === 0) return null;
  return (
    <div {...dataAttributes('questions')} {...attributesOf?.({ part: 'questions' })} {...props} ref={ref}>
      {questions.map((keyed, index) => (
        <QuestionField key={keyed.key} keyed={keyed} index={index} />
      ))}
    </div>
  );
});
