import { QuestionCard } from '@wework/chat-form';
import type { ElicitationResult } from '@wework/chat-form/core';
import { blockFromElicitation, cancelled, declined, resultFromAnswers } from '@wework/chat-form/core';
import { useMemo } from 'react';

interface AskProps {
  /** The `params` of the elicitation. */
  readonly params: unknown;
  readonly requestId: string | number;
  /** Sends the result. While its promise is pending the card is sending; if it rejects, the card asks again. */
  readonly reply: (result: ElicitationResult) => Promise<void>;
}

/** One request as one card, without a queue. */
export function Ask({ params, requestId, reply }: AskProps) {
  const read = useMemo(() => blockFromElicitation(params, { requestId }), [params, requestId]);
  if (!read.ok) return null; // read.result is the decline to send, read.reason is for your log
  return (
    <QuestionCard
      block={read.block}
      onSubmit={(response) => reply(resultFromAnswers(params, response))}
      onDecline={() => reply(declined())}
      onCancel={() => reply(cancelled())}
    />
  );
}
