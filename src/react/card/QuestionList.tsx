'use client';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useFormState } from '../shared/useFormState.js';
import { useCard } from './CardContext.js';
import { QuestionField } from './QuestionField.js';

/** All questions, one under the other. Renders `[data-chat-form="questions"]`, which scrolls where the card is full. */
export function QuestionList() {
  const { control } = useCard('QuestionList');
  const questions = useFormState(control.form, (state) => state.questions);
  if (questions.length === 0) return null;
  return (
    <div {...dataAttributes('questions')}>
      {questions.map((keyed, index) => (
        <QuestionField key={keyed.key} keyed={keyed} index={index} />
      ))}
    </div>
  );
}
