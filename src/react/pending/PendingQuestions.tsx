'use client';
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
  /** Whether ended requests stay as receipts. @default true */
  readonly receipts?: boolean | undefined;
}

/** The requests of a queue as cards, in the order of arrival. Adds no element of its own around them. */
export function PendingQuestions({ queue, send, receipts = true, ...props }: PendingQuestionsProps) {
  const { open, ended } = usePendingQuestions(queue);
  const entries = receipts ? inOrder([...ended, ...open]) : open;
  return entries.map((entry) => {
    const settle = async (outcome: Outcome) => {
      await send?.(entry, outcome);
      queue.settle(entry.key, outcome);
    };
    return (
      <QuestionCard
        {...props}
        key={entry.key}
        block={entry.block}
        outcome={entry.outcome}
        onSubmit={(response, { sources }) => settle({ action: 'accept', response, sources })}
        onDecline={() => settle({ action: 'decline' })}
        onCancel={() => settle({ action: 'cancel', reason: 'dismissed' })}
      />
    );
  });
}

function inOrder(entries: readonly QueueEntry[]): readonly QueueEntry[] {
  return [...entries].sort((a, b) => a.order - b.order);
}
