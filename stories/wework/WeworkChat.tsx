import {
  applyRequestUserInputResponseToBlock,
  pendingRequestUserInputPayload,
  RequestUserInputCard,
  requestUserInputPayloadKey,
} from '@wework/chat-form/wework';
import type { RequestUserInputResponse } from '@wework/chat-form/wework';
import { useState } from 'react';
import { preflight } from '../../test/fixtures/preflight.js';
import './mapping.css';
import type { ChatMessage } from './messages.js';
import './tokens.css';
import './wework.css';
import { WeworkComposer } from './WeworkComposer.js';
import { WeworkMessage } from './WeworkMessage.js';

export interface WeworkChatProps {
  readonly messages: readonly ChatMessage[];
  readonly theme: 'light' | 'dark';
  /** Whether the page is as narrow as a phone. */
  readonly narrow?: boolean;
  /** Sends the answer; `false` means that it was not sent. */
  readonly onSend: (response: RequestUserInputResponse) => unknown;
  /** Stops the task, since its question is ignored. */
  readonly onStop: () => unknown;
}

/** A chat like Wework's, with its reset and its tokens. All of the host's part is here, as it stands today. */
export function WeworkChat({ messages: given, theme, narrow = false, onSend, onStop }: WeworkChatProps) {
  const [messages, setMessages] = useState(given);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const payload = pendingRequestUserInputPayload(messages, hidden);
  const key = requestUserInputPayloadKey(payload);

  const submit = async (response: RequestUserInputResponse) => {
    if ((await onSend(response)) === false) return false;
    setMessages((before) => [
      ...before.map((message) => ({
        ...message,
        blocks: message.blocks.map((block) => applyRequestUserInputResponseToBlock(block, response)),
      })),
      ...(response.itemId?.startsWith('implementation-plan:') ? [said(response)] : []),
    ]);
    return true;
  };
  const ignore = async () => {
    await onStop();
    if (key !== null) setHidden((before) => new Set(before).add(key));
  };

  return (
    <div className={narrow ? 'ww ww-narrow' : 'ww'} data-theme={theme}>
      <style>{preflight.tailwind3}</style>
      <header className="ww-bar">
        <h1>发布 2.4</h1>
        <p>chat-form · main</p>
      </header>
      <main className="ww-messages">
        {messages.map((message) => (
          <WeworkMessage key={message.id} message={message} />
        ))}
      </main>
      <div className="ww-composer-place">
        {payload === null ? (
          <WeworkComposer />
        ) : (
          <RequestUserInputCard key={key} payload={payload} onSubmit={submit} onIgnore={ignore} />
        )}
      </div>
    </div>
  );
}

/** The answer to a plan goes into the conversation as the person's own message. */
function said({ answers }: RequestUserInputResponse): ChatMessage {
  const content = Object.values(answers).flatMap((answer) => answer.answers);
  return { id: `said-${content.join()}`, role: 'user', content: content.join('\n'), blocks: [] };
}
