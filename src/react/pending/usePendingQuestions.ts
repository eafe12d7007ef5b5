'use client';
import { useSyncExternalStore } from 'react';
import type { QuestionQueue, QueueSnapshot } from '../../core/queue/createQuestionQueue.js';

/** What a queue holds, open and ended, as it changes. */
export function usePendingQuestions(queue: QuestionQueue): QueueSnapshot {
  return useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
}
