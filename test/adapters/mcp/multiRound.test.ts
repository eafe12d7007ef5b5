// @vitest-environment node
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/client';
import { inputRequired } from '@modelcontextprotocol/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '../../../src/adapters/mcp/index.js';
import { callUntilComplete, createElicitationHandler } from '../../../src/adapters/mcp/index.js';
import type { QuestionQueue } from '../../../src/core/index.js';
import { createQuestionQueue, mcp } from '../../../src/core/index.js';
import { accept, opened, sizeForm } from './answers.js';
import type { Tool } from './modernLink.js';
import { connectModern } from './modernLink.js';

let queue: QuestionQueue;
const closers: (() => Promise<void>)[] = [];

beforeEach(() => {
  queue = createQuestionQueue();
});
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const ask = (message: string) => inputRequired.elicit(sizeForm(message));

function done(value: unknown): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }] };
}

function said({ content }: CallToolResult): unknown {
  const [part] = content;
  return part?.type === 'text' ? JSON.parse(part.text) : part;
}

/** Both ways a host may go: the loop of ours over the SDK's manual mode, and the SDK's own over our handler. */
const ways = [
  {
    name: 'callUntilComplete',
    start: async (tool: Tool, options: CallOptions = {}) => {
      const link = await connectModern(tool);
      closers.push(link.close);
      const call = () =>
        callUntilComplete(
          (answer) => link.client.callTool({ name: 'ask', ...answer }, { allowInputRequired: true }),
          queue.ask,
          options,
        );
      return { ...link, call };
    },
  },
  {
    name: 'the SDK with createElicitationHandler',
    start: async (tool: Tool, { profile }: CallOptions = {}) => {
      const link = await connectModern(tool, createElicitationHandler(queue.ask, { profile }));
      closers.push(link.close);
      return { ...link, call: () => link.client.callTool({ name: 'ask' }) };
    },
  },
];

describe.each(ways)('$name', ({ start }) => {
  it('asks several forms of one result side by side', async () => {
    const { call } = await start(({ inputResponses }) =>
      inputResponses === undefined
        ? inputRequired({
            inputRequests: { first: ask('First'), second: ask('Second'), third: ask('Third') },
          })
        : done(inputResponses),
    );
    const result = call();
    const [first, second, third] = await opened(queue, 3);
    expect([first, second, third].map((entry) => entry!.block.message)).toEqual(['First', 'Second', 'Third']);
    queue.settle(third!.key, { action: 'cancel', reason: 'dismissed' });
    queue.settle(first!.key, accept({ size: 'large' }));
    queue.settle(second!.key, { action: 'decline' });
    expect(said(await result)).toEqual({
      first: { action: 'accept', content: { size: 'large' } },
      second: { action: 'decline' },
      third: { action: 'cancel' },
    });
  });

  it('goes round after round with keys of any kind, each retry under an id of its own', async () => {
    const rounds: InputRequiredResult[] = [
      inputRequired({ inputRequests: { confirm: ask('One') }, requestState: '1' }),
      inputRequired({ inputRequests: { other: ask('Two') }, requestState: '2' }),
      // The same key and the same words again: a new question all the same.
      inputRequired({ inputRequests: { confirm: ask('One') }, requestState: '3' }),
    ];
    const { call, calls } = await start(({ requestState, inputResponses }) => {
      const next = rounds[Number(requestState ?? 0)];
      return next ?? done(inputResponses);
    });
    const result = call();
    for (const [message, size] of [
      ['One', 'small'],
      ['Two', 'small'],
      ['One', 'large'],
    ] as const) {
      const [entry] = await opened(queue);
      expect(entry!.block.message).toBe(message);
      queue.settle(entry!.key, accept({ size }));
      await expect.poll(() => queue.getSnapshot().open).not.toContain(entry);
    }
    expect(said(await result)).toEqual({ confirm: { action: 'accept', content: { size: 'large' } } });
    expect(new Set(calls.map(({ id }) => id)).size).toBe(4);
    // Only the last round's answers and state go along, never those of an earlier one.
    expect(
      calls.map(({ params }) => [params['requestState'], Object.keys(params['inputResponses'] ?? {})]),
    ).toEqual([
      [undefined, []],
      ['1', ['confirm']],
      ['2', ['other']],
      ['3', ['confirm']],
    ]);
  });

  it.each([
    ['of any letters', '状态 — "é" e\u0301 \u{1f600} \\u0041 \u2028'],
    ['long', 'x+/='.repeat(50_000)],
  ])('echoes a state exactly: %s', async (_what, state) => {
    const { call, calls } = await start(({ requestState }) =>
      requestState === undefined
        ? inputRequired({ inputRequests: { a: ask('?') }, requestState: state })
        : done(requestState === state),
    );
    const result = call();
    const [entry] = await opened(queue);
    queue.settle(entry!.key, accept({ size: 'small' }));
    expect(said(await result)).toBe(true);
    expect(calls[1]!.params['requestState'] === state).toBe(true);
  });

  it('sends no state where none was given', async () => {
    const { call, calls } = await start(({ inputResponses }) =>
      inputResponses === undefined ? inputRequired({ inputRequests: { a: ask('?') } }) : done('ok'),
    );
    const result = call();
    const [entry] = await opened(queue);
    queue.settle(entry!.key, { action: 'decline' });
    await result;
    expect(calls[1]!.params).toHaveProperty('inputResponses');
    expect(calls[1]!.params).not.toHaveProperty('requestState');
  });

  it('retries without asking where there is a state only', async () => {
    const { call, calls } = await start(({ requestState }) =>
      requestState === undefined ? inputRequired({ requestState: 'later' }) : done('ok'),
    );
    expect(said(await call())).toBe('ok');
    expect(calls[1]!.params).not.toHaveProperty('inputResponses');
  });

  it('answers a request named __proto__ on the wire', async () => {
    const requests = JSON.parse('{"__proto__":null}') as Record<string, unknown>;
    Object.defineProperty(requests, '__proto__', { value: ask('?'), enumerable: true });
    const { call, calls } = await start(({ requestState }) =>
      requestState === undefined
        ? { resultType: 'input_required', inputRequests: requests as never, requestState: 's' }
        : done('ok'),
    );
    const result = call();
    const [entry] = await opened(queue);
    queue.settle(entry!.key, accept({ size: 'small' }));
    expect(said(await result)).toBe('ok');
    expect(JSON.stringify(calls[1]!.params['inputResponses'])).toBe(
      '{"__proto__":{"action":"accept","content":{"size":"small"}}}',
    );
  });

  it('asks for consent to an address, and waits until the person is done', async () => {
    const { call } = await start(
      ({ inputResponses }) =>
        inputResponses === undefined
          ? inputRequired({
              inputRequests: {
                login: inputRequired.elicitUrl({ message: 'Sign in', url: 'https://login.example.com/' }),
              },
            })
          : done(inputResponses),
      { profile: { ...mcp, urlMode: true } },
    );
    const result = call();
    const [entry] = await opened(queue);
    expect(entry!.block).toMatchObject({
      url: 'https://login.example.com/',
      waitsForDone: true,
      questions: [],
    });
    queue.settle(entry!.key, accept());
    expect(said(await result)).toEqual({ login: { action: 'accept' } });
  });
});

describe('callUntilComplete', () => {
  const [{ start }] = ways as [(typeof ways)[0]];
  const endless: Tool = () => inputRequired({ requestState: 'again' });

  it('gives up after as many rounds as the host says', async () => {
    const { call, calls } = await start(endless, { maxRounds: 3 });
    await expect(call()).rejects.toThrow('The call still asks for input after 3 rounds.');
    expect(calls).toHaveLength(4);
  });

  it('gives up after ten rounds by itself', async () => {
    const { call, calls } = await start(endless);
    await expect(call()).rejects.toThrow('after 10 rounds');
    expect(calls).toHaveLength(11);
  });

  it('answers roots and sampling as the host says', async () => {
    const { call } = await start(
      ({ inputResponses }) =>
        inputResponses === undefined
          ? inputRequired({ inputRequests: { roots: inputRequired.listRoots(), size: ask('?') } })
          : done(inputResponses),
      { answerOther: () => Promise.resolve({ roots: [{ uri: 'file:///work' }] }) as Promise<never> },
    );
    const result = call();
    const [entry] = await opened(queue);
    queue.settle(entry!.key, accept({ size: 'large' }));
    expect(said(await result)).toEqual({
      roots: { roots: [{ uri: 'file:///work' }] },
      size: { action: 'accept', content: { size: 'large' } },
    });
  });

  it('passes on the errors of the call, and asks for none of them', async () => {
    const failure = Object.assign(new Error('no such tool'), { code: -32602 });
    await expect(callUntilComplete(() => Promise.reject(failure), queue.ask)).rejects.toBe(failure);
  });

  it('gives a result without resultType as it is: older servers know none', async () => {
    const result = { content: [], inputRequests: { a: ask('?') } };
    await expect(callUntilComplete(() => Promise.resolve(result), queue.ask)).resolves.toBe(result);
  });

  it('gives each round of a named call a name of its own', async () => {
    const { call } = await start(
      ({ requestState }) =>
        requestState === '2'
          ? done('ok')
          : inputRequired({
              inputRequests: { a: ask('?') },
              requestState: requestState === undefined ? '1' : '2',
            }),
      { connection: 'c', call: 'call-1' },
    );
    const result = call();
    for (const connection of ['c#call-1#0', 'c#call-1#1']) {
      await vi.waitFor(() => expect(queue.getSnapshot().open[0]?.block.connection).toBe(connection));
      queue.settle(queue.getSnapshot().open[0]!.key, accept({ size: 'small' }));
    }
    expect(said(await result)).toBe('ok');
  });

  it('ends with the signal of the host', async () => {
    const controller = new AbortController();
    const { call } = await start(() => inputRequired({ inputRequests: { a: ask('?') } }), {
      signal: controller.signal,
    });
    const result = call();
    await opened(queue);
    controller.abort(new Error('stopped'));
    await expect(result).rejects.toThrow('stopped');
    expect(queue.getSnapshot().open).toEqual([]);
  });
});
