import type { QuestionFormHandlers } from '@wework/chat-form';
import { useFormState, useQuestionForm } from '@wework/chat-form';
import type { RequestUserInputBlock } from '@wework/chat-form/core';
import { useId } from 'react';
import './chips.css';

export interface ChipsProps extends QuestionFormHandlers {
  readonly block: RequestUserInputBlock;
}

/** One question as a row of chips: a host's own elements around the library's behaviour. */
export function Chips({ block, ...handlers }: ChipsProps) {
  const control = useQuestionForm(block, handlers);
  const phase = useFormState(control.form, (state) => state.phase);
  const first = useFormState(control.form, (state) => state.questions[0]);
  const chosen = useFormState(control.form, ({ fields }) =>
    first === undefined ? undefined : fields.get(first.key)?.selected[0],
  );
  const id = useId();
  if (first === undefined) return null;
  return (
    <div className="chips" role="group" aria-labelledby={id}>
      <p id={id}>{first.question.question}</p>
      {first.question.options?.map(({ value, label }, index) => (
        <button
          key={value}
          type="button"
          aria-pressed={index === chosen}
          disabled={phase !== 'asking'}
          onClick={() => {
            control.choose(first.key, index);
          }}
        >
          {label}
        </button>
      ))}
      <output>{phase}</output>
    </div>
  );
}
