'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Phase } from '../../core/form/formState.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { SafeReceipt } from '../receipt/SafeReceipt.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { RenderText } from '../shared/RenderText.js';
import { RenderTextContext } from '../shared/RenderText.js';
import { useFormState } from '../shared/useFormState.js';
import type { CardSettings } from './CardContext.js';
import { CardContext } from './CardContext.js';
import { CardStatus } from './CardStatus.js';
import { KeepFocus } from './KeepFocus.js';
import { focusField } from './focusField.js';
import { useCardEvents } from './useCardEvents.js';
import type { QuestionFormOptions } from './QuestionFormOptions.js';
import { useQuestionForm } from './useQuestionForm.js';

type ElementProps = Omit<ComponentPropsWithoutRef<'div'>, keyof QuestionFormOptions | 'autoFocus'>;

export interface QuestionCardRootProps extends ElementProps, QuestionFormOptions {
  readonly block: RequestUserInputBlock;
  /** Whether the card takes focus when it appears. @default false */
  readonly autoFocus?: boolean | undefined;
  /** Draws the server's texts in a way of your own. @default plain text */
  readonly renderText?: RenderText | undefined;
}

/**
 * A card without content: its form, its keys, its states. Renders `[data-chat-form="card"]` with
 * `data-phase`; children are drawn while it is open, a receipt once it has ended. Give it a `key` by request.
 */
export const QuestionCardRoot = forwardRef<HTMLDivElement, QuestionCardRootProps>(function QuestionCardRoot(
  {
    block: given,
    children,
    autoFocus,
    renderText,
    profile,
    disabled,
    outcome,
    onSubmit,
    onDecline,
    onCancel,
    ...rest
  },
  ref,
) {
  const { messages } = useChatFormSettings();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const control = useQuestionForm(given, { profile, disabled, outcome, onSubmit, onDecline, onCancel });
  // The form's own block stays the same object while the host gives equal ones anew.
  const block = useFormState(control.form, (state) => state.block);
  const phase = useFormState(control.form, (state) => state.phase);
  const ending = useFormState(control.form, (state) => (isEnd(state.phase) ? state.outcome : undefined));
  const [startedAs] = useState(phase);
  const isLive = !isEnd(startedAs);
  const canSubmit = onSubmit !== undefined;
  const canDecline = onDecline !== undefined;
  const canCancel = onCancel !== undefined;
  const card: CardSettings = useMemo(
    () => ({
      block,
      control,
      id,
      disabled: disabled ?? false,
      isLive,
      canSubmit,
      canDecline,
      canCancel,
      submit: () => {
        const stopped = control.submit();
        if (stopped !== undefined) focusField(root.current, control.form.getState(), stopped);
      },
    }),
    [block, control, id, disabled, isLive, canSubmit, canDecline, canCancel],
  );
  const events = useCardEvents(card, root, {
    autoFocus: autoFocus ?? false,
    isOpen: !isEnd(phase),
    host: rest,
  });
  return (
    <CardContext.Provider value={card}>
      <RenderTextContext.Provider value={renderText ?? null}>
        <div
          role="group"
          lang={messages.lang}
          tabIndex={-1}
          aria-label={messages.cardName(block.serverName)}
          aria-describedby={!isEnd(phase) && block.message !== undefined ? `${id}-message` : undefined}
          aria-busy={phase === 'sending' ? true : undefined}
          {...dataAttributes('card', { phase, disabled })}
          {...rest}
          {...events}
          ref={root}
        >
          <KeepFocus within={root} phase={isEnd(phase) ? 'ended' : 'open'}>
            {ending === undefined ? children : <SafeReceipt block={block} outcome={ending} />}
          </KeepFocus>
          <CardStatus block={block} outcome={isLive ? ending : undefined} />
        </div>
      </RenderTextContext.Provider>
    </CardContext.Provider>
  );
});

function isEnd(phase: Phase): boolean {
  return phase !== 'asking' && phase !== 'sending';
}
