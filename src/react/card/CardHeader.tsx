'use client';
import type { ComponentPropsWithoutRef } from 'react';
import { forwardRef } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useRenderText } from '../shared/RenderText.js';

export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Who asks, as untrusted text. */
  readonly serverName: string | undefined;
  /** What it is about, as untrusted text. */
  readonly message: string | undefined;
  /** The id of the message, where something is described by it. */
  readonly messageId?: string | undefined;
}

/** Who asks and what: the server's name first, then the message. Renders `[data-chat-form="header"]`. */
export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(
  { serverName, message, messageId, ...rest },
  ref,
) {
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
        <div {...dataAttributes('message')} id={messageId} dir="auto">
          {renderText(message, 'message')}
        </div>
      )}
    </div>
  );
});
