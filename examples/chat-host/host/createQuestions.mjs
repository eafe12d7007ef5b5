import { createQuestionQueue } from '@wework/chat-form/core';

/** @import { Ask, Outcome } from '@wework/chat-form/core' */
/** @import { Conversation } from './createConversation.mjs' */

/**
 * The open questions: from the library's queue into the transcript, and answers back. The first outcome of
 * a question counts, from whichever page.
 *
 * @param {Conversation} conversation
 * @param {{ isAnyoneThere: () => boolean, limit?: number }} options `limit`: how many may be open at once
 */
export function createQuestions(conversation, { isAnyoneThere, limit = 20 }) {
  const queue = createQuestionQueue();
  /** @type {Map<string, number>} The transcript's entries of all questions, by the queue's keys. */
  const shown = new Map();

  queue.subscribe(() => {
    const { open, ended } = queue.getSnapshot();
    for (const { key, block } of open) {
      if (!shown.has(key)) shown.set(key, conversation.add({ kind: 'question', key, block }));
    }
    for (const { key, block, outcome } of ended) {
      const id = shown.get(key);
      const item = id === undefined ? undefined : conversation.item(id);
      if (id === undefined || item?.kind !== 'question' || item.outcome !== undefined) continue;
      conversation.replace(id, { kind: 'question', key, block, outcome: outcome && outcome });
    }
  });

  /** @type {Ask} */
  const ask = (block, signal) => {
    const refusal = !isAnyoneThere()
      ? 'nobodyThere'
      : queue.getSnapshot().open.length >= limit
        ? 'tooManyQuestions'
        : undefined;
    if (refusal === undefined) return queue.ask(block, signal);
    conversation.add({ kind: 'notice', notice: refusal, detail: block.message });
    return Promise.resolve({ action: 'cancel', reason: 'dismissed' });
  };

  return {
    ask,
    /**
     * @param {string} key
     * @param {Outcome} outcome
     * @returns {'taken' | 'unknown' | { endedAs: Outcome }} how it had ended before, where it had
     */
    answer: (key, outcome) => {
      if (queue.settle(key, outcome)) return 'taken';
      const id = shown.get(key);
      const item = id === undefined ? undefined : conversation.item(id);
      return item?.kind === 'question' && item.outcome !== undefined ? { endedAs: item.outcome } : 'unknown';
    },
    /** Nobody is left to answer. */
    cancelAll: () => {
      for (const { key } of queue.getSnapshot().open) {
        queue.settle(key, { action: 'cancel', reason: 'dismissed' });
      }
    },
  };
}

/** @typedef {ReturnType<typeof createQuestions>} Questions */
