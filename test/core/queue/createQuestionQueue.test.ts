// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Outcome, RequestUserInputBlock } from '../../../src/core/index.js';
import { createQuestionQueue } from '../../../src/core/index.js';

const yes: Outcome = { action: 'accept', response: { answers: { q: { answers: ['yes'] } } }, sources: {} };
const no: Outcome = { action: 'decline' };

function block(rest: Partial<RequestUserInputBlock> = {}): RequestUserInputBlock {
  return {
    kind: 'request_user_input',
    connection: 'c',
    serverName: 's',
    threadId: 't',
    requestId: 0,
    questions: [{ id: 'q', question: 'Q?', kind: 'text' }],
    ...rest,
  };
}

/** Whether a promise is still pending after everything due has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([promise, Promise.resolve().then(() => pending)])) === pending;
}

describe('one request', () => {
  it('waits until it is settled, and then has that outcome', async () => {
    const queue = createQuestionQueue();
    const asked = queue.ask(block());
    expect(await isPending(asked)).toBe(true);
    const [entry] = queue.getSnapshot().open;
    expect(entry).toEqual({ key: 'question-1', order: 1, block: block() });
    expect(queue.settle(entry!.key, yes)).toBe(true);
    await expect(asked).resolves.toBe(yes);
    expect(queue.getSnapshot()).toEqual({ open: [], ended: [{ ...entry, outcome: yes }] });
  });

  it('has exactly one outcome: the first', async () => {
    const queue = createQuestionQueue();
    const controller = new AbortController();
    const asked = queue.ask(block(), controller.signal);
    const [{ key } = { key: '' }] = queue.getSnapshot().open;
    expect(queue.settle(key, no)).toBe(true);
    expect([queue.settle(key, yes), queue.expire(key), queue.withdraw(key)]).toEqual([false, false, false]);
    controller.abort();
    await expect(asked).resolves.toBe(no);
    expect(queue.getSnapshot().ended).toMatchObject([{ outcome: no }]);
  });

  it.each([
    ['expire', 'expired'],
    ['withdraw', 'withdrawn'],
  ] as const)('%s cancels it as %s', async (how, reason) => {
    const queue = createQuestionQueue();
    const asked = queue.ask(block());
    expect(queue[how](queue.getSnapshot().open[0]!.key)).toBe(true);
    await expect(asked).resolves.toEqual({ action: 'cancel', reason });
  });

  it.each(['settle', 'expire', 'withdraw'] as const)('%s on an unknown key does nothing', (how) => {
    const queue = createQuestionQueue();
    const before = queue.getSnapshot();
    expect(queue[how]('toString', no)).toBe(false);
    expect(queue.getSnapshot()).toBe(before);
  });

  it('is not answered by time alone', async () => {
    vi.useFakeTimers();
    const queue = createQuestionQueue();
    const asked = queue.ask(block());
    await vi.advanceTimersByTimeAsync(1e9);
    expect(await isPending(asked)).toBe(true);
    vi.useRealTimers();
  });
});

describe('a stop by the asker', () => {
  it('cancels as aborted, now and later', async () => {
    const queue = createQuestionQueue();
    const controller = new AbortController();
    const asked = queue.ask(block(), controller.signal);
    controller.abort();
    await expect(asked).resolves.toEqual({ action: 'cancel', reason: 'aborted' });
    expect(queue.getSnapshot().open).toEqual([]);
  });

  it('before the question was asked leaves no trace', async () => {
    const queue = createQuestionQueue();
    const before = queue.getSnapshot();
    await expect(queue.ask(block(), AbortSignal.abort())).resolves.toEqual({
      action: 'cancel',
      reason: 'aborted',
    });
    expect(queue.getSnapshot()).toBe(before);
  });

  it('of a repeat ends the one request they share', async () => {
    const queue = createQuestionQueue();
    const controller = new AbortController();
    const asked = queue.ask(block());
    const again = queue.ask(block(), controller.signal);
    controller.abort();
    await expect(Promise.all([asked, again])).resolves.toEqual(
      Array(2).fill({ action: 'cancel', reason: 'aborted' }),
    );
    const late = queue.ask(block({ requestId: 1 }));
    void queue.ask(block({ requestId: 1 }), AbortSignal.abort());
    await expect(late).resolves.toEqual({ action: 'cancel', reason: 'aborted' });
  });

  it('is no longer listened for once the request has ended', () => {
    const queue = createQuestionQueue();
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    void queue.ask(block(), signal);
    void queue.ask(block(), signal);
    queue.settle('question-1', no);
    void queue.ask(block(), signal);
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed).toHaveBeenCalledTimes(2);
  });
});

describe('the same request asked again', () => {
  it('is the same question with the same outcome, before and after its end', async () => {
    const queue = createQuestionQueue();
    const first = queue.ask(block());
    expect(queue.ask(block())).toBe(first);
    expect(queue.getSnapshot().open).toHaveLength(1);
    queue.settle('question-1', yes);
    const snapshot = queue.getSnapshot();
    await expect(queue.ask(block())).resolves.toBe(yes);
    expect(queue.getSnapshot()).toBe(snapshot);
  });

  it('is known by what it asks too, however its keys are ordered', () => {
    const queue = createQuestionQueue();
    const first = queue.ask(block());
    expect(queue.ask(block({ questions: [{ kind: 'text', question: 'Q?', id: 'q' }] }))).toBe(first);
    expect(queue.ask(block({ questions: [{ id: 'q', question: 'Another?', kind: 'text' }] }))).not.toBe(
      first,
    );
  });

  it.each<readonly [string, Partial<RequestUserInputBlock>]>([
    ['another id', { requestId: 1 }],
    ['the same id as text', { requestId: '0' }],
    ['another connection', { connection: 'c2' }],
    ['another server', { serverName: 's2' }],
    ['another thread', { threadId: 't2' }],
    ['another text', { message: 'Please' }],
  ])('%s is another request', (_what, rest) => {
    const queue = createQuestionQueue();
    const first = queue.ask(block());
    expect(queue.ask(block(rest))).not.toBe(first);
    expect(queue.getSnapshot().open.map(({ key }) => key)).toEqual(['question-1', 'question-2']);
  });

  it.each<readonly [string, Partial<RequestUserInputBlock>]>([
    ['no id at all', {}],
    ['the item id that all elicitations share', { itemId: 'mcp_server_elicitation' }],
  ])('cannot be told by %s', (_what, rest) => {
    const queue = createQuestionQueue();
    const { requestId: _requestId, ...bare } = block(rest);
    void queue.ask(bare);
    void queue.ask(bare);
    expect(queue.getSnapshot().open).toHaveLength(2);
  });
});

describe('what is remembered', () => {
  it.each([
    [2, ['question-2', 'question-3']],
    [0, []],
  ])('the last %d that ended', (keepEnded, keys) => {
    const queue = createQuestionQueue({ keepEnded });
    for (const requestId of [1, 2, 3]) void queue.ask(block({ requestId }));
    for (const { key } of queue.getSnapshot().open) queue.settle(key, no);
    expect(queue.getSnapshot().ended.map(({ key }) => key)).toEqual(keys);
  });

  it('a forgotten one is asked anew', () => {
    const queue = createQuestionQueue({ keepEnded: 0 });
    void queue.ask(block());
    queue.settle('question-1', no);
    void queue.ask(block());
    expect(queue.getSnapshot().open).toMatchObject([{ key: 'question-2', order: 2 }]);
  });
});

describe('what an interface sees', () => {
  it('the same snapshot until something changes, the same entries while they do not', () => {
    const queue = createQuestionQueue();
    void queue.ask(block({ requestId: 1 }));
    const before = queue.getSnapshot();
    expect(queue.getSnapshot()).toBe(before);
    void queue.ask(block({ requestId: 2 }));
    const after = queue.getSnapshot();
    expect(after).not.toBe(before);
    expect(after.open[0]).toBe(before.open[0]);
    expect(before.open).toHaveLength(1);
    queue.settle('question-1', no);
    expect(queue.getSnapshot().open[0]).toBe(after.open[1]);
  });

  it('a call for each change, until it stops listening', () => {
    const queue = createQuestionQueue();
    const listener = vi.fn();
    const stop = queue.subscribe(listener);
    void queue.ask(block());
    queue.settle('question-1', no);
    queue.settle('question-1', no);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    void queue.ask(block({ requestId: 5 }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('the change itself by the time it is called, also when it acts at once', async () => {
    const queue = createQuestionQueue();
    queue.subscribe(() => {
      const [entry] = queue.getSnapshot().open;
      if (entry) queue.settle(entry.key, yes);
    });
    const { signal } = new AbortController();
    await expect(queue.ask(block(), signal)).resolves.toBe(yes);
    expect(queue.getSnapshot()).toMatchObject({ open: [], ended: [{ outcome: yes }] });
  });

  it('functions that work apart from their object', async () => {
    const { ask, getSnapshot, settle } = createQuestionQueue();
    const asked = ask(block());
    settle(getSnapshot().open[0]!.key, no);
    await expect(asked).resolves.toBe(no);
  });
});
