import type { ChatFormProviderProps } from '@wework/chat-form';
import { ChatFormProvider, QuestionCard } from '@wework/chat-form';
import type { Outcome } from '@wework/chat-form/core';
import { cancelled, declined, resultFromAnswers } from '@wework/chat-form/core';
import { useMemo, useState } from 'react';
import { blockFrom } from '../support/blockFrom.js';
import { profileFrom } from '../support/profileFrom.js';
import { shortJson } from '../support/shortJson.js';
import './guide.css';

export interface LiveProps extends Pick<ChatFormProviderProps, 'locale' | 'messages'> {
  /** The `params` of an elicitation, or a block. */
  readonly request: unknown;
  readonly profile?: 'wework' | 'mcp';
  readonly theme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  /** A class of the host around the card. */
  readonly className?: string;
  /** Only Submit, where a page is not about the other two. */
  readonly isBare?: boolean;
}

/** A card on a docs page. Answer it, and what the plugin gets stands under it. */
export function Live({
  request,
  profile = 'wework',
  theme = 'light',
  direction = 'ltr',
  className = '',
  isBare = false,
  ...words
}: LiveProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const block = useMemo(() => blockFrom(request, profileFrom(profile)), [request, profile]);
  return (
    <div
      className={`live sb-unstyled host-page ${className}`}
      style={{ colorScheme: theme }}
      lang={words.messages?.lang ?? words.locale}
      dir={direction}
    >
      <ChatFormProvider {...words}>
        <QuestionCard
          key={round}
          block={block}
          onSubmit={(response, { sources }) => {
            setOutcome({ action: 'accept', response, sources });
          }}
          onDecline={
            isBare
              ? undefined
              : () => {
                  setOutcome({ action: 'decline' });
                }
          }
          onCancel={
            isBare
              ? undefined
              : () => {
                  setOutcome({ action: 'cancel', reason: 'dismissed' });
                }
          }
        />
      </ChatFormProvider>
      {outcome !== undefined && (
        <div className="live-result" lang="en" dir="ltr">
          <pre>{shortJson(resultOf(request, outcome, profile))}</pre>
          <button
            type="button"
            onClick={() => {
              setOutcome(undefined);
              setRound(round + 1);
            }}
          >
            Ask again
          </button>
        </div>
      )}
    </div>
  );
}

function resultOf(request: unknown, outcome: Outcome, profile: 'wework' | 'mcp'): unknown {
  if (outcome.action === 'decline') return declined();
  if (outcome.action === 'cancel') return cancelled();
  const isElicitation = typeof request === 'object' && request !== null && 'requestedSchema' in request;
  if (!isElicitation) return outcome.response;
  return resultFromAnswers(request, outcome.response, { profile: profileFrom(profile) });
}
