import type { CodexHandlerOptions } from '../../../src/adapters/codex/index.js';
import { createCodexHandler } from '../../../src/adapters/codex/index.js';
import type { Answers, Ask, Outcome, QuestionQueue, RequestUserInputBlock } from '../../../src/core/index.js';
import { createQuestionQueue } from '../../../src/core/index.js';

/** What a person's answers make of a card: each id with one text, or several. */
export function accepted(answers: Readonly<Record<string, string | readonly string[]>>): Outcome {
  const entries = Object.entries(answers).map(([id, given]): [string, Answers[string]] => [
    id,
    { answers: typeof given === 'string' ? [given] : [...given] },
  ]);
  return { action: 'accept', response: { answers: Object.fromEntries(entries) }, sources: {} };
}

export const dismissed: Outcome = { action: 'cancel', reason: 'dismissed' };
export const refused: Outcome = { action: 'decline' };

/** A handler whose person always does the same, and what that person was asked. */
export function answering(outcome: Outcome, options?: CodexHandlerOptions) {
  const blocks: RequestUserInputBlock[] = [];
  const ask: Ask = (block) => {
    blocks.push(block);
    return Promise.resolve(outcome);
  };
  return { handle: createCodexHandler(ask, options), blocks };
}

/** A handler with a queue: cards that stay open until the test does something. */
export function waiting(options?: CodexHandlerOptions) {
  const queue = createQuestionQueue();
  return { queue, handle: createCodexHandler(queue.ask, options) };
}

/** The open cards, as their request ids. */
export function openIds(queue: QuestionQueue) {
  return queue.getSnapshot().open.map(({ block }) => block.requestId);
}

/** How the ended cards ended. */
export function ends(queue: QuestionQueue): string[] {
  return queue.getSnapshot().ended.map(({ outcome }) => {
    if (outcome === undefined) throw new Error('an ended entry has no outcome');
    return outcome.action === 'cancel' ? outcome.reason : outcome.action;
  });
}

/** Answers the open card with this place in the queue. */
export function settle(queue: QuestionQueue, outcome: Outcome, index = 0): boolean {
  return queue.settle(queue.getSnapshot().open[index]?.key ?? '', outcome);
}
