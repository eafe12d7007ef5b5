'use client';
import { useState } from 'react';
import type { QuestionQueue, QueueEntry } from '../../core/queue/createQuestionQueue.js';
import type { Outcome } from '../../schema/answers.js';
import type { QuestionCardProps } from '../card/QuestionCard.js';
import { QuestionCard } from '../card/QuestionCard.js';
import { usePendingQuestions } from './usePendingQuestions.js';

type CardProps = Omit<QuestionCardProps, 'block' | 'outcome' | 'onSubmit' | 'onDecline' | 'onCancel'>;

export interface PendingQuestionsProps extends CardProps {
  readonly queue: QuestionQueue;
  /** Carries an outcome to where it must go. The card settles only after it; if it rejects, the card asks again. */
  readonly send?: ((entry: QueueEntry, outcome: Outcome) => unknown) | undefined;
  /**
   * Whether ended requests stay as receipts. Without them an ended card is gone, and focus with it: the host
   * takes it where the person goes on. @default true
   */
  readonly receipts?: boolean | undefined;
}

/**
 * The requests of a queue as cards, in the order of arrival. Adds no element of its own around them. With
 * `autoFocus` a card takes focus if it is the first one open when it appears.
 */
export function PendingQuestions({
  queue,
  send,
  receipts = true,
  autoFocus,
  ...props
}: PendingQuestionsProps) {
  const { open, ended } = usePendingQuestions(queue);
  const turn = useTurn(queue);
  const entries = receipts ? inOrder([...ended, ...open]) : open;
  return entries.map((entry) => {
    const settle = async (outcome: Outcome) => {
      await send?.(entry, outcome);
      // Ended otherwise meanwhile: the card stays as it is until the queue's own outcome reaches it.
      if (!queue.settle(entry.key, outcome)) await new Promise(() => undefined);
    };
    return (
      <QuestionCard
        {...props}
        key={`${turn}-${entry.key}`}
        block={entry.block}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only where the host asks for it
        autoFocus={autoFocus === true && entry === open[0]}
        outcome={entry.outcome}
        onSubmit={(response, { sources }) => settle({ action: 'accept', response, sources })}
        onDecline={() => settle({ action: 'decline' })}
        onCancel={() => settle({ action: 'cancel', reason: 'dismissed' })}
      />
    );
  });
}

/** Counts the queues seen: two queues give their entries the same keys, and their cards must not mix. */
function useTurn(queue: QuestionQueue): number {
  const [seen, setSeen] = useState({ queue, turn: 0 });
  if (seen.queue === queue) return seen.turn;
  setSeen({ queue, turn: seen.turn + 1 });
  return seen.turn + 1;
}

function inOrder(entries: readonly QueueEntry[]): readonly QueueEntry[] {
  return [...entries].sort((a, b) => a.order - b.order);
}
