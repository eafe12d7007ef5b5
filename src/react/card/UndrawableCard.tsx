'use client';
import { useState } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { ActionButton } from './ActionButton.js';
import type { QuestionFormHandlers } from './useQuestionForm.js';

export interface UndrawableCardProps extends Pick<QuestionFormHandlers, 'onCancel'> {
  readonly disabled?: boolean | undefined;
}

/** The face of a block that cannot be drawn: says so, and lets the person cancel once. */
export function UndrawableCard({ onCancel, disabled }: UndrawableCardProps) {
  const { messages } = useChatFormSettings();
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    if (isPressed) return;
    setPressed(true);
    const back = () => {
      setPressed(false);
    };
    try {
      Promise.resolve(onCancel?.()).catch(back);
    } catch {
      back();
    }
  };
  return (
    <div
      role="group"
      lang={messages.lang}
      tabIndex={-1}
      aria-label={messages.cardName(undefined)}
      {...dataAttributes('card', { phase: 'undrawable' })}
    >
      <div {...dataAttributes('body')}>
        <p {...dataAttributes('message')}>{messages.undrawable}</p>
      </div>
      {onCancel !== undefined && (
        <div {...dataAttributes('foot')}>
          <div {...dataAttributes('actions')}>
            <ActionButton action="cancel" busy={isPressed} disabled={disabled} onPress={press}>
              {messages.cancel}
            </ActionButton>
          </div>
        </div>
      )}
    </div>
  );
}
