// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Ask } from '../../../src/core/index.js';
import { createCodexHandler } from '../../../src/adapters/codex/index.js';
import { plainCommand } from '../../fixtures/codex/approvals.js';
import { THREAD, TURN, outsideATurn, pickAPlan } from '../../fixtures/codex/elicitations.js';
import { nativeToolApproval, whichLanguage } from '../../fixtures/codex/native.js';
import {
  resolved,
  threadArchived,
  turnCompleted,
  turnInterrupted,
  turnStarted,
} from '../../fixtures/codex/notifications.js';
import { accepted, ends, openIds, settle, waiting } from './support.js';

const plan = accepted({ plan: 'pro' });
const inThread = (threadId: string) => ({ ...pickAPlan, params: { ...pickAPlan.params, threadId } });

describe('a card closes as withdrawn, and nothing is sent,', () => {
  it.each<[string, { readonly params: unknown }, readonly unknown[]]>([
    ['when its request was resolved elsewhere', pickAPlan, [resolved(THREAD, 0)]],
    ['when its turn completed', pickAPlan, [turnCompleted(THREAD, TURN)]],
    [
      'when its turn was interrupted: turn/completed comes before resolved',
      pickAPlan,
      [turnInterrupted(THREAD, TURN), resolved(THREAD, 0)],
    ],
    [
      'when its turn completed, named beside the turn',
      pickAPlan,
      [{ method: 'turn/completed', params: { threadId: THREAD, turnId: TURN, turn: { status: 'failed' } } }],
    ],
    ['when its thread was archived', pickAPlan, [resolved(THREAD, 0), threadArchived(THREAD)]],
    ['when its thread was archived, said alone', pickAPlan, [threadArchived(THREAD)]],
    ['when its thread was closed', pickAPlan, [{ method: 'thread/closed', params: { threadId: THREAD } }]],
    [
      'when a turn starts in its thread and it belongs to none',
      outsideATurn,
      [turnStarted(THREAD, 'turn-2'), resolved(THREAD, 0)],
    ],
    ['as a native question, with its turn', whichLanguage, [turnInterrupted('thread-1', 'turn-1')]],
    ['as a native approval, when resolved', nativeToolApproval, [resolved('thread-1', 0)]],
    ['as a command approval, with its turn', plainCommand, [turnCompleted('thread-1', 'turn-1')]],
  ])('%s', async (_name, message, events) => {
    const { queue, handle } = waiting();
    const answer = handle(message);
    expect(openIds(queue)).toEqual([0]);
    for (const event of events) expect(await handle(event)).toBeUndefined();
    expect(await answer).toBeUndefined();
    expect(ends(queue)).toEqual(['withdrawn']);
    expect(openIds(queue)).toEqual([]);
  });

  it('when the app-server is gone, and no card opens after that', async () => {
    const controller = new AbortController();
    const { queue, handle } = waiting({ signal: controller.signal });
    const answers = [handle(pickAPlan), handle({ ...whichLanguage, id: 1 })];
    controller.abort();
    expect(await Promise.all(answers)).toEqual([undefined, undefined]);
    expect(ends(queue)).toEqual(['withdrawn', 'withdrawn']);
    expect(await handle({ ...pickAPlan, id: 2 })).toBeUndefined();
    expect(openIds(queue)).toEqual([]);
  });

  it('even where the interface does not listen and answers late', async () => {
    let answerLate: (outcome: typeof plan) => void = () => undefined;
    const deaf: Ask = () =>
      new Promise((resolve) => {
        answerLate = resolve;
      });
    const handle = createCodexHandler(deaf);
    const answer = handle(pickAPlan);
    await handle(resolved(THREAD, 0));
    expect(await answer).toBeUndefined();
    answerLate(plan);
    expect(await answer).toBeUndefined();
  });

  it('even when the answer and the end meet', async () => {
    const { queue, handle } = waiting();
    const answer = handle(pickAPlan);
    settle(queue, plan);
    void handle(turnCompleted(THREAD, TURN));
    expect(await answer).toBeUndefined();
  });
});

describe('a card stays open', () => {
  it.each<[string, unknown, unknown]>([
    ['another request is resolved', pickAPlan, resolved(THREAD, 1)],
    ['the same id is resolved in another thread', pickAPlan, resolved('thread-2', 0)],
    ['"0" is resolved, where its id is 0', pickAPlan, resolved(THREAD, '0')],
    ['another turn completes', pickAPlan, turnCompleted(THREAD, 'turn-2')],
    ['the turn of another thread completes', pickAPlan, turnCompleted('thread-2', TURN)],
    ['a turn starts and it belongs to another', pickAPlan, turnStarted(THREAD, 'turn-2')],
    ['a turn completes and it belongs to none', outsideATurn, turnCompleted(THREAD, TURN)],
    [
      'a turn without an id completes',
      outsideATurn,
      { method: 'turn/completed', params: { threadId: THREAD } },
    ],
    ['a turn starts in another thread', outsideATurn, turnStarted('thread-2', TURN)],
    ['another thread is archived', pickAPlan, threadArchived('thread-2')],
    ['a notification has no params', pickAPlan, { method: 'serverRequest/resolved' }],
    [
      'the thread’s status changes',
      pickAPlan,
      { method: 'thread/status/changed', params: { threadId: THREAD } },
    ],
    ['the tool’s item completes', pickAPlan, { method: 'item/completed', params: { threadId: THREAD } }],
  ])('while %s', async (_name, message, event) => {
    const { queue, handle } = waiting();
    const answer = handle(message);
    expect(await handle(event)).toBeUndefined();
    expect(openIds(queue)).toEqual([0]);
    settle(queue, plan);
    expect(await answer).toMatchObject({ id: 0, result: { action: 'accept' } });
  });

  it('next to another that is answered first', async () => {
    const { queue, handle } = waiting();
    const [first, second] = [handle(pickAPlan), handle({ ...pickAPlan, id: 1 })];
    settle(queue, plan, 1);
    expect(await second).toMatchObject({ id: 1 });
    await handle(resolved(THREAD, 1));
    expect(openIds(queue)).toEqual([0]);
    settle(queue, plan);
    expect(await first).toMatchObject({ id: 0 });
    expect(ends(queue)).toEqual(['accept', 'accept']);
  });
});

describe('a request is told from another', () => {
  it('by thread and typed id: 0, "0", 1 and another thread’s 0 are four cards', () => {
    const { queue, handle } = waiting();
    for (const id of [0, '0', 1]) void handle({ ...pickAPlan, id });
    void handle(inThread('thread-2'));
    expect(openIds(queue)).toEqual([0, '0', 1, 0]);
  });

  it('by connection: two handlers on one queue ask twice', () => {
    const { queue, handle } = waiting();
    void handle(pickAPlan);
    void createCodexHandler(queue.ask)(pickAPlan);
    expect(openIds(queue)).toEqual([0, 0]);
  });

  it('but a repeat while it is open gives no second card and no second answer', async () => {
    const { queue, handle } = waiting();
    const answer = handle(pickAPlan);
    expect(await handle(structuredClone(pickAPlan))).toBeUndefined();
    expect(openIds(queue)).toEqual([0]);
    settle(queue, plan);
    expect(await answer).toMatchObject({ id: 0 });
    // The thread was resumed before the app-server had read the answer.
    expect(await handle(structuredClone(pickAPlan))).toBeUndefined();
    expect(openIds(queue)).toEqual([]);
  });

  it('and a repeat closes with the original', async () => {
    const { queue, handle } = waiting();
    const answers = [handle(pickAPlan), handle(pickAPlan)];
    await handle(resolved(THREAD, 0));
    expect(await Promise.all(answers)).toEqual([undefined, undefined]);
    expect(ends(queue)).toEqual(['withdrawn']);
  });

  it('from an old one whose id is used again after its end', async () => {
    const { queue, handle } = waiting({ connection: 'codex' });
    const first = handle(pickAPlan);
    settle(queue, plan);
    await first;
    await handle(resolved(THREAD, 0));
    const second = handle(pickAPlan);
    expect(queue.getSnapshot().open.map(({ block }) => block.connection)).toEqual(['codex#2']);
    settle(queue, accepted({ plan: 'free' }));
    expect(await second).toMatchObject({ result: { content: { plan: 'free' } } });
  });

  it('from an open one whose id now asks something else: nobody answers the new one by the old card', async () => {
    const { queue, handle } = waiting();
    const before = handle(pickAPlan);
    const after = handle({ ...plainCommand, params: { ...plainCommand.params, threadId: THREAD } });
    expect(await before).toBeUndefined();
    expect(ends(queue)).toEqual(['withdrawn']);
    settle(queue, accepted({ __codex_approval: 'allow_once' }));
    expect(await after).toEqual({ id: 0, result: { decision: 'accept' } });
  });
});

describe('nothing is sent for', () => {
  it.each<[string, unknown]>([
    ['a response', { id: 0, result: {} }],
    ['an error', { id: 0, error: { code: -32600, message: 'no' } }],
    ['another request', { method: 'item/tool/call', id: 0, params: {} }],
    ['a method that every object has', { method: 'toString', id: 0, params: {} }],
    ['a method that is no text', { method: ['mcpServer/elicitation/request'], id: 0 }],
    ['a request without an id', { method: pickAPlan.method, params: pickAPlan.params }],
    ['a request whose id is null', { ...pickAPlan, id: null }],
    ['a request whose id is an object', { ...pickAPlan, id: { valueOf: () => 0 } }],
    ['a request whose id is no number', { ...pickAPlan, id: Number.NaN }],
    ['a text', JSON.stringify(pickAPlan)],
    ['a batch', [pickAPlan]],
    ['null', null],
    ['nothing', undefined],
  ])('%s', async (_name, message) => {
    const ask = vi.fn<Ask>();
    expect(await createCodexHandler(ask)(message)).toBeUndefined();
    expect(ask).not.toHaveBeenCalled();
  });
});
