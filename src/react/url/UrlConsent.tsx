'use client';
import type { UrlParts } from '../../core/url/inspectUrl.js';
import { ActionButton } from '../card/ActionButton.js';
import { CardBody } from '../card/CardBody.js';
import { useCard } from '../card/CardContext.js';
import { useCardHabits } from '../card/CardHabits.js';
import { CardHeader } from '../card/CardHeader.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useFormState } from '../shared/useFormState.js';
import { UrlText } from './UrlText.js';
import { UrlWarnings } from './UrlWarnings.js';
import { useUrlOpener } from './useUrlOpener.js';

export interface UrlConsentProps {
  readonly url: UrlParts;
}

/**
 * The inside of a card that asks a person to open an address: who asks, why, where it leads and what is odd
 * about it. Nothing is fetched, and nothing opens but by a click on its button. Where the block waits, the
 * person then says when they are done; else to open it is the answer.
 */
export function UrlConsent({ url }: UrlConsentProps) {
  const card = useCard('UrlConsent');
  const { block, control, id } = card;
  const { messages } = useChatFormSettings();
  const { attributesOf } = useCardHabits();
  const isSending = useFormState(control.form, ({ phase }) => phase === 'sending');
  const failure = useFormState(control.form, (state) => state.failure);
  const { isOpened, isOpening, hasFailed, open } = useUrlOpener(
    url.whole,
    block.waitsForDone === true ? undefined : card.submit,
  );
  const button = (action: 'submit' | 'decline' | 'cancel' | 'again') => ({
    ...(action !== 'again' && attributesOf?.({ part: 'action', action })),
    action,
    busy: isSending || isOpening,
    disabled: card.disabled,
  });
  const failed = hasFailed ? messages.url.openFailed : failure && messages.sendFailed(failure.detail);
  const isLong = url.warnings.includes('long');
  const warnings = <UrlWarnings url={url} id={`${id}-warnings`} />;
  return (
    <>
      <CardBody>
        <CardHeader />
        <div {...dataAttributes('url-box')}>
          <p {...dataAttributes('url-label')}>{messages.url.opens}</p>
          {/* Below a long address they would be out of sight. */}
          {isLong && warnings}
          <UrlText url={url} id={`${id}-url`} />
          {!isLong && warnings}
        </div>
      </CardBody>
      <div {...dataAttributes('foot')}>
        {failed !== undefined && (
          <p {...dataAttributes('failure')} role="alert">
            {failed}
          </p>
        )}
        <p {...dataAttributes('foot-hint')} role="status">
          {isSending ? messages.sending : isOpened && messages.url.opened}
        </p>
        <div {...dataAttributes('actions')}>
          {card.canCancel && (
            <ActionButton {...button('cancel')} onPress={control.cancel}>
              {messages.cancel}
            </ActionButton>
          )}
          {card.canDecline && !isOpened && (
            <ActionButton {...button('decline')} onPress={control.decline}>
              {messages.decline}
            </ActionButton>
          )}
          {card.canSubmit && (
            <ActionButton
              // The same button before and after: focus stays, and a second press opens again and no more.
              key="open"
              {...button(isOpened ? 'again' : 'submit')}
              aria-describedby={url.warnings.length === 0 ? `${id}-url` : `${id}-url ${id}-warnings`}
              onPress={({ currentTarget }) => {
                open(currentTarget);
              }}
            >
              {isOpened ? messages.url.again : messages.url.open}
            </ActionButton>
          )}
          {card.canSubmit && isOpened && (
            <ActionButton
              {...button('submit')}
              onPress={({ detail }) => {
                // Not by the second click of a double click on what stood here before.
                if (detail < 2) card.submit();
              }}
            >
              {messages.url.done}
            </ActionButton>
          )}
        </div>
      </div>
    </>
  );
}
