'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef } from 'react';
import type { FormState } from '../../core/form/formState.js';
import { isDecidedByClick } from '../../core/form/isDecidedByClick.js';
import { issuesOf } from '../../core/form/issuesOf.js';
import { sendsOnSelect } from '../../core/form/sendsOnSelect.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useFormState } from '../shared/useFormState.js';
import { ActionButton } from './ActionButton.js';
import { useCard } from './CardContext.js';
import { useCardHabits } from './CardHabits.js';

export type CardFootProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * What a click does or what is missing, and the actions that the host can take. Renders
 * `[data-chat-form="foot"]`, and a failed send above it.
 */
export const CardFoot = forwardRef<HTMLDivElement, CardFootProps>(function CardFoot(props, ref) {
  const card = useCard('CardFoot');
  const { attributesOf, clickDecides } = useCardHabits();
  const { messages, matchPattern } = useChatFormSettings();
  const { form, cancel, decline } = card.control;
  const isBusy = useFormState(form, ({ phase }) => phase === 'sending');
  const failure = useFormState(form, (state) => state.failure);
  const isSentByClick = useFormState(
    form,
    (state) => sendsOnSelect(state) || (clickDecides === true && isDecidedByClick(state)),
  );
  const isConsent = useFormState(form, ({ questions }) => questions.length === 0);
  const problems = useFormState(form, (state: FormState) =>
    state.tried && state.profile.enforce ? issuesOf(state, matchPattern).size : 0,
  );
  const hint = isBusy ? messages.sending : problems > 0 ? messages.needAttention(problems) : undefined;
  const standing = isSentByClick && card.canSubmit ? messages.choosingSends : undefined;
  const hasActions = card.canCancel || card.canDecline || card.canSubmit;
  if (!hasActions && hint === undefined && failure === undefined) return null;
  const button = (action: 'submit' | 'decline' | 'cancel') => ({
    ...attributesOf?.({ part: 'action', action }),
    action,
    busy: isBusy,
    disabled: card.disabled,
  });
  return (
    <div {...dataAttributes('foot')} {...props} ref={ref}>
      {failure !== undefined && (
        <p {...dataAttributes('failure')} role="alert">
          {messages.sendFailed(failure.detail)}
        </p>
      )}
      <p {...dataAttributes('foot-hint', { invalid: problems > 0 })} id={`${card.id}-foot-hint`}>
        {hint ?? standing}
      </p>
      <div {...dataAttributes('actions')}>
        {card.canCancel && (
          <ActionButton {...button('cancel')} onPress={cancel}>
            {messages.cancel}
          </ActionButton>
        )}
        {card.canDecline && (
          <ActionButton {...button('decline')} onPress={decline}>
            {messages.decline}
          </ActionButton>
        )}
        {card.canSubmit && (
          <ActionButton {...button('submit')} onPress={card.submit}>
            {isConsent ? messages.allow : messages.submit}
          </ActionButton>
        )}
      </div>
    </div>
  );
});
