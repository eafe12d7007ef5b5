// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { answerInputRequired } from '../../../src/adapters/mcp/index.js';
import type { Ask } from '../../../src/core/index.js';
import { createQuestionQueue, mcp, wework } from '../../../src/core/index.js';
import { accept, opened, sizeRequest } from './answers.js';

const two = {
  resultType: 'input_required',
  inputRequests: { first: sizeRequest('First'), second: sizeRequest('Second') },
  requestState: 'state-1',
};

const large: Ask = () => Promise.resolve(accept({ size: 'large' }));

/** Parsed from text, so that `__proto__` is a key like any other. */
function hostile(key: string) {
  return JSON.parse(
    `{"resultType":"input_required","inputRequests":{${JSON.stringify(key)}:${JSON.stringify(sizeRequest('?'))}}}`,
  ) as unknown;
}

describe('what is asked', () => {
  it('is asked all at once, and answered in any order under its own key', async () => {
    const queue = createQuestionQueue();
    const answer = answerInputRequired(two, queue.ask, { serverName: 'Mine' });
    const [first, second] = await opened(queue, 2);
    expect([first!.block, second!.block]).toMatchObject([
      { requestId: 'first', message: 'First', serverName: 'Mine', profile: mcp },
      { requestId: 'second', message: 'Second', serverName: 'Mine', profile: mcp },
    ]);
    queue.settle(second!.key, accept({ size: 'large' }));
    queue.settle(first!.key, { action: 'decline' });
    await expect(answer).resolves.toStrictEqual({
      inputResponses: {
        first: { action: 'decline' },
        second: { action: 'accept', content: { size: 'large' } },
      },
      requestState: 'state-1',
    });
  });

  it('leaves the other forms alone when one is cancelled', async () => {
    const queue = createQuestionQueue();
    const answer = answerInputRequired(two, queue.ask);
    const [first, second] = await opened(queue, 2);
    queue.settle(first!.key, { action: 'cancel', reason: 'dismissed' });
    await opened(queue, 1);
    queue.settle(second!.key, accept({ size: 'small' }));
    await expect(answer).resolves.toMatchObject({
      inputResponses: { first: { action: 'cancel' }, second: { content: { size: 'small' } } },
    });
  });

  it.each(['__proto__', 'constructor', 'toString', '', ' a ', '0', 'a.b', '你好'])(
    'answers a request named %j',
    async (key) => {
      const { inputResponses } = await answerInputRequired(hostile(key), large);
      expect(JSON.stringify(inputResponses)).toBe(
        `{${JSON.stringify(key)}:{"action":"accept","content":{"size":"large"}}}`,
      );
    },
  );

  it('declines a form that cannot be drawn, and asks the others', async () => {
    const undrawable = { type: 'object', properties: { a: { type: 'object' } } };
    const requests = {
      bad: { method: 'elicitation/create', params: { message: '?', requestedSchema: undrawable } },
      none: { method: 'elicitation/create' },
      good: sizeRequest('Good'),
    };
    await expect(answerInputRequired({ inputRequests: requests }, large)).resolves.toStrictEqual({
      inputResponses: {
        bad: { action: 'decline' },
        none: { action: 'decline' },
        good: { action: 'accept', content: { size: 'large' } },
      },
    });
  });

  it('follows the profile, and says who answered only when the host wants it', async () => {
    const ask: Ask = ({ profile }) =>
      Promise.resolve({
        action: 'accept',
        response: { answers: { size: { answers: [profile === wework ? 'large' : 'small'] } } },
        sources: { size: 'chosen' },
      });
    const { inputResponses } = await answerInputRequired({ inputRequests: { a: sizeRequest('?') } }, ask, {
      profile: wework,
      sources: true,
    });
    expect(inputResponses).toEqual({
      a: { action: 'accept', content: { size: 'large' }, _meta: { 'chat-form/sources': { size: 'chosen' } } },
    });
  });
});

describe('requestState', () => {
  it.each([
    ['empty', ''],
    ['of white space', ' \n\t '],
    ['of any letters', '状态 — "é" e\u0301 \u{1f600} \u0000 \ud800 \u2028 \\u0041'],
    ['as long as can be', 'x+/='.repeat(250_000)],
  ])('goes back exactly: %s', async (_what, requestState) => {
    const { requestState: echoed } = await answerInputRequired({ ...two, requestState }, large);
    expect(echoed === requestState).toBe(true);
  });

  it('alone is all there is to send back', async () => {
    const ask = vi.fn<Ask>();
    for (const inputRequests of [undefined, {}])
      await expect(
        answerInputRequired({ resultType: 'input_required', inputRequests, requestState: 's' }, ask),
      ).resolves.toStrictEqual({ requestState: 's' });
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([undefined, null, 7, { a: 1 }])('given as %j is none, and none is sent', async (requestState) => {
    const answer = await answerInputRequired({ ...two, requestState }, large);
    expect(Object.keys(answer)).toEqual(['inputResponses']);
  });
});

describe('what cannot be answered is said before anyone is asked', () => {
  const sampling = { method: 'sampling/createMessage', params: { messages: [] } };
  const url = { method: 'elicitation/create', params: { mode: 'url', message: '?', url: 'https://a.test/' } };

  it.each<[string, unknown, object]>([
    [
      'another kind of request',
      { inputRequests: { a: sizeRequest('?'), b: sampling } },
      { message: /"b" is a sampling\/createMessage/, code: -32601 },
    ],
    [
      'a mode that was not declared',
      { inputRequests: { a: sizeRequest('?'), b: url } },
      { message: /did not declare the elicitation mode "url"/, code: -32602 },
    ],
    ['a request without a method', { inputRequests: { a: sizeRequest('?'), b: {} } }, { message: /"b"/ }],
    ['a request that is none', { inputRequests: { b: 'text' } }, { message: /"b"/ }],
    ['requests that are a list', { inputRequests: [sizeRequest('?')] }, { message: /no object/ }],
    ['neither requests nor a state', { resultType: 'input_required' }, { message: /neither/ }],
    ['a complete result', { content: [] }, { message: /neither/ }],
    ['no result', undefined, { message: /neither/ }],
  ])('%s', async (_what, result, expected) => {
    const ask = vi.fn<Ask>();
    const { message, ...rest } = expected as { message: RegExp };
    const refusal = answerInputRequired(result, ask, { modes: ['form'] });
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toMatchObject(rest);
    expect(ask).not.toHaveBeenCalled();
  });

  it('leaves other kinds to the host', async () => {
    const result = { inputRequests: { a: sizeRequest('?'), b: sampling }, requestState: 's' };
    const answerOther = vi.fn(() => Promise.resolve({ role: 'assistant' as const, model: 'm' }));
    await expect(answerInputRequired(result, large, { answerOther })).resolves.toEqual({
      inputResponses: {
        a: { action: 'accept', content: { size: 'large' } },
        b: { role: 'assistant', model: 'm' },
      },
      requestState: 's',
    });
    expect(answerOther).toHaveBeenCalledWith(
      { key: 'b', method: 'sampling/createMessage', params: { messages: [] } },
      expect.any(AbortSignal),
    );
  });

  it('closes the open forms when the host cannot answer the rest', async () => {
    const queue = createQuestionQueue();
    const result = { inputRequests: { a: sizeRequest('?'), b: sampling } };
    let fail: (reason: Error) => void = () => undefined;
    const answerOther = () => new Promise<never>((_resolve, reject) => (fail = reject));
    const answer = answerInputRequired(result, queue.ask, { answerOther });
    await opened(queue);
    fail(new Error('no model'));
    await expect(answer).rejects.toThrow('no model');
    expect(queue.getSnapshot().ended[0]!.outcome).toEqual({ action: 'cancel', reason: 'aborted' });
  });
});

describe('an abort', () => {
  it('closes every form for the reason of the host, and nothing is to be sent', async () => {
    const queue = createQuestionQueue();
    const controller = new AbortController();
    const answer = answerInputRequired(two, queue.ask, { signal: controller.signal });
    const [first] = await opened(queue, 2);
    queue.settle(first!.key, accept({ size: 'large' }));
    controller.abort('expired');
    await expect(answer).rejects.toBe('expired');
    expect(queue.getSnapshot().ended.map(({ outcome }) => outcome)).toMatchObject([
      { action: 'accept' },
      { action: 'cancel', reason: 'expired' },
    ]);
  });

  it('beforehand asks nobody', async () => {
    const ask = vi.fn<Ask>();
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(answerInputRequired(two, ask, { signal })).rejects.toThrow('stopped');
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('keys', () => {
  it('of another call are other questions, though they read the same', async () => {
    const queue = createQuestionQueue();
    void answerInputRequired(two, queue.ask, { connection: 'c' });
    void answerInputRequired(two, queue.ask, { connection: 'c' });
    await opened(queue, 4);
  });

  it('of a call handed over twice are asked once', async () => {
    const queue = createQuestionQueue();
    const answers = [1, 2].map(() => answerInputRequired(two, queue.ask, { connection: 'c', call: 7 }));
    const [first, second] = await opened(queue, 2);
    queue.settle(first!.key, accept({ size: 'small' }));
    queue.settle(second!.key, accept({ size: 'large' }));
    const [one, other] = await Promise.all(answers);
    expect(one).toEqual(other);
  });

  it('of a task are asked once in all its polls, and new ones are asked beside them', async () => {
    const queue = createQuestionQueue();
    const asked = new Set<string>();
    const task = (...keys: string[]) => ({
      taskId: 't',
      status: 'input_required',
      inputRequests: Object.fromEntries(keys.map((key) => [key, sizeRequest(key)])),
    });
    const first = answerInputRequired(task('a'), queue.ask, { asked });
    await opened(queue, 1);
    await expect(answerInputRequired(task('a'), queue.ask, { asked })).resolves.toStrictEqual({});
    const second = answerInputRequired(task('a', 'b'), queue.ask, { asked });
    const [a, b] = await opened(queue, 2);
    queue.settle(b!.key, { action: 'decline' });
    queue.settle(a!.key, accept({ size: 'small' }));
    await expect(first).resolves.toEqual({
      inputResponses: { a: { action: 'accept', content: { size: 'small' } } },
    });
    await expect(second).resolves.toEqual({ inputResponses: { b: { action: 'decline' } } });
    await expect(answerInputRequired(task('a', 'b'), queue.ask, { asked })).resolves.toStrictEqual({});
  });

  it('that nobody came to answer are asked again', async () => {
    const queue = createQuestionQueue();
    const asked = new Set<string>();
    const controller = new AbortController();
    const first = answerInputRequired(two, queue.ask, { asked, signal: controller.signal });
    await opened(queue, 2);
    controller.abort(new Error('the page was closed'));
    await expect(first).rejects.toThrow('the page was closed');
    void answerInputRequired(two, queue.ask, { asked });
    await opened(queue, 2);
  });
});
