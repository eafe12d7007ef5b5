import { QuestionCard } from '@wework/chat-form';
import type { Outcome } from '@wework/chat-form/core';
import { useState } from 'react';
import type { Item } from '../../wire.js';
import type { Answer } from '../createHost.js';

interface QuestionItemProps {
  readonly item: Extract<Item, { kind: 'question' }>;
  readonly answer: Answer;
}

/**
 * A question at its place in the transcript, from asking to its receipt. The server decides which outcome
 * counts; the card waits for it.
 */
export function QuestionItem({ item: { key, block, outcome }, answer }: QuestionItemProps) {
  const [autoFocus] = useState(isFocusFree);
  const send = (sent: Outcome) => answer(key, sent);
  return (
    <QuestionCard
      block={block}
      outcome={outcome}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this question
      autoFocus={autoFocus}
      onSubmit={(response, { sources }) => send({ action: 'accept', response, sources })}
      onDecline={() => send({ action: 'decline' })}
      onCancel={() => send({ action: 'cancel', reason: 'dismissed' })}
    />
  );
}

/**
 * Whether the person looks at this page and is neither writing nor answering something else. An empty
 * composer counts as writing: the next Enter there is not meant for the card.
 */
function isFocusFree(): boolean {
  const active = document.activeElement;
  const isWriting = active instanceof HTMLTextAreaElement;
  return document.hasFocus() && !isWriting && !active?.closest('[data-phase="asking"]');
}
