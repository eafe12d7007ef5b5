'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useContext } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useRenderText } from '../shared/RenderText.js';
import { CardContext } from './CardContext.js';

export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Who asks, as untrusted text. @default the block's of the card around it */
  readonly serverName?: string | undefined;
  /** What it is about, as untrusted text. @default the block's of the card around it */
  readonly message?: string | undefined;
}

/** Who asks and what: the server's name first, then the message. Renders `[data-chat-form="header"]`. */
export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(props, ref) {
  const card = useContext(CardContext);
  const { serverName = card?.block.serverName, message = card?.block.message, ...rest } = props;
  const { messages } = useChatFormSettings();
  const renderText = useRenderText();
  return (
    <div {...dataAttributes('header')} {...rest} ref={ref}>
      <p {...dataAttributes('server')}>
        <span {...dataAttributes('server-mark')} aria-hidden="true" />
        <bdi {...dataAttributes('server-name', { unknown: serverName === undefined })}>
          {serverName ?? messages.unknownServer}
        </bdi>
      </p>
      {message !== undefined && (
        <div {...dataAttributes('message')} id={card === null ? undefined : `${card.id}-message`} dir="auto">
          {renderText(message, 'message')}
        </div>
      )}
    </div>
  );
});
