import { expect } from 'vitest';
import type { Outcome, QuestionQueue } from '../../../src/core/index.js';

/** The open entries of a queue, once there are that many. */
export async function opened(queue: QuestionQueue, count = 1) {
  await expect.poll(() => queue.getSnapshot().open.length).toBe(count);
  return queue.getSnapshot().open;
}

/** A response as a card gives it. */
export function accept(answers: Readonly<Record<string, string>> = {}): Outcome {
  const entries = Object.entries(answers).map(
    ([id, text]) => [id, { answers: [text] }] as [string, { answers: string[] }],
  );
  return { action: 'accept', response: { answers: Object.fromEntries(entries) }, sources: {} };
}

/** A form with one required choice of two sizes. */
export function sizeForm(message: string) {
  return {
    mode: 'form' as const,
    message,
    requestedSchema: {
      type: 'object' as const,
      properties: { size: { type: 'string' as const, enum: ['small', 'large'] } },
      required: ['size'],
    },
  };
}

/** The same, as it stands inside a result. */
export function sizeRequest(message: string) {
  return { method: 'elicitation/create' as const, params: sizeForm(message) };
}
