// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Ask, CancelReason } from '../../../src/core/index.js';
import { createQuestionQueue } from '../../../src/core/index.js';
import { askUntilAborted } from '../../../src/core/queue/askUntilAborted.js';

const asked = { kind: 'request_user_input' as const, questions: [] };

/** What an abort may bring along, and why the card then ends. */
const reasons: [string, unknown, CancelReason][] = [
  ['withdrawn', 'withdrawn', 'withdrawn'],
  ['expired', 'expired', 'expired'],
  ['aborted', 'aborted', 'aborted'],
  ['nothing', undefined, 'aborted'],
  ['a text of its own', 'client went away', 'aborted'],
  ['an error', new Error('withdrawn'), 'aborted'],
  ['an object', { toString: () => 'withdrawn' }, 'aborted'],
];

describe.each(reasons)('an abort with %s', (_name, reason, expected) => {
  const outcome = { action: 'cancel', reason: expected };

  it(`ends an open entry as ${expected}`, async () => {
    const queue = createQuestionQueue();
    const controller = new AbortController();
    const promise = queue.ask(asked, controller.signal);
    controller.abort(reason);
    await expect(promise).resolves.toEqual(outcome);
    expect(queue.getSnapshot().ended[0]).toMatchObject({ outcome });
  });

  it('keeps a question from being asked at all', async () => {
    const queue = createQuestionQueue();
    await expect(queue.ask(asked, AbortSignal.abort(reason))).resolves.toEqual(outcome);
    expect(queue.getSnapshot()).toEqual({ open: [], ended: [] });
  });

  it('is heard even where the interface is deaf', async () => {
    const deaf: Ask = () => new Promise(() => undefined);
    const controller = new AbortController();
    const promise = askUntilAborted(deaf, asked, controller.signal);
    controller.abort(reason);
    await expect(promise).resolves.toEqual(outcome);
    await expect(askUntilAborted(deaf, asked, AbortSignal.abort(reason))).resolves.toEqual(outcome);
  });
});
