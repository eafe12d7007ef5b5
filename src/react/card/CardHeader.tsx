'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef, useContext } from 'react';
import { isOwnQuestion } from '../../core/block/isOwnQuestion.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useRenderText } from '../shared/RenderText.js';
import { CardContext } from './CardContext.js';

export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Who asks, as untrusted text. @default the block's of the card around it */
  readonly serverName?: string | undefined;
  /** What it is about, as untrusted text. @default the block's of the card around it */
  readonly message?: string | undefined;
  /** The request. @default the block of the card around it */
  readonly block?: RequestUserInputBlock | undefined;
}

/**
 * Who asks and what: the server's name first, then the message. Renders `[data-chat-form="header"]`, or
 * nothing where the chat asks for itself and there is no message.
 */
export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(props, ref) {
  const card = useContext(CardContext);
  const { block = card?.block, ...given } = props;
  const { serverName = block?.serverName, message = block?.message, ...rest } = given;
  const isNamed = serverName !== undefined || block === undefined || !isOwnQuestion(block);
  const { messages } = useChatFormSettings();
  const renderText = useRenderText();
  if (!isNamed && message === undefined) return null;
  return (
    <div {...dataAttributes('header')} {...rest} ref={ref}>
      {isNamed && (
        <p {...dataAttributes('server')}>
          <span {...dataAttributes('server-mark')} aria-hidden="true" />
          <bdi {...dataAttributes('server-name', { unknown: serverName === undefined })}>
            {serverName ?? messages.unknownServer}
          </bdi>
        </p>
      )}
      {message !== undefined && (
        <div {...dataAttributes('message')} id={card === null ? undefined : `${card.id}-message`} dir="auto">
          {renderText(message, 'message')}
        </div>
      )}
    </div>
  );
});
