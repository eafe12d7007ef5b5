import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { ElicitationHandlerOptions } from '../../../src/adapters/mcp/index.js';
import { createElicitationHandler } from '../../../src/adapters/mcp/index.js';
import type { Ask, Outcome, RequestUserInputBlock } from '../../../src/core/index.js';
import { createQuestionQueue, mcp, wework } from '../../../src/core/index.js';

const params = {
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: { target: { type: 'string', enum: ['staging', 'production'] } },
    required: ['target'],
  },
};

const accepted: Outcome = {
  action: 'accept',
  response: { answers: { target: { answers: ['staging'] } } },
  sources: { target: 'chosen' },
};

/** Keeps what was asked and answers it at once. */
function asked(outcome: Outcome = accepted) {
  const blocks: RequestUserInputBlock[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const ask: Ask = (block, signal) => {
    blocks.push(block);
    signals.push(signal);
    return Promise.resolve(outcome);
  };
  return { ask, blocks, signals };
}

describe('what is asked', () => {
  it.each([
    ['a whole request', { method: 'elicitation/create', params }],
    ['bare params', params],
  ])('reads %s', async (_name, request) => {
    const { ask, blocks } = asked();
    const handler = createElicitationHandler(ask);
    await expect(handler(request)).resolves.toStrictEqual({
      action: 'accept',
      content: { target: 'staging' },
    });
    expect(blocks[0]).toMatchObject({ message: 'Where to?', questions: [{ id: 'target' }], profile: mcp });
  });

  it.each([
    ['v1', (signal: AbortSignal) => ({ signal, requestId: 0 })],
    ['v2', (signal: AbortSignal) => ({ mcpReq: { signal, id: 0 } })],
  ])('takes id and signal from the context of %s', async (_name, contextOf) => {
    const { ask, blocks, signals } = asked();
    const server = new AbortController();
    await createElicitationHandler(ask)(params, contextOf(server.signal));
    expect(blocks[0]!.requestId).toBe(0);
    // The server's own words for it ("expired") must not choose how the card ends.
    server.abort('expired');
    expect(signals[0]).toMatchObject({ aborted: true, reason: 'withdrawn' });
  });

  it('names the server as the host does, not as the request says', async () => {
    const { ask, blocks } = asked();
    const handler = createElicitationHandler(ask, { serverName: 'Mine', profile: wework });
    await handler({ ...params, serverName: 'Somebody else' });
    expect(blocks[0]).toMatchObject({ serverName: 'Mine', profile: wework });
  });

  it.each([
    null,
    'text',
    7,
    [],
    {},
    { method: 'elicitation/create' },
    { requestedSchema: { type: 'array' } },
  ])('declines %j without asking', async (request) => {
    const { ask, blocks } = asked();
    await expect(createElicitationHandler(ask)(request)).resolves.toStrictEqual({ action: 'decline' });
    expect(blocks).toEqual([]);
  });
});

describe('modes', () => {
  it.each<[string, unknown, ElicitationHandlerOptions]>([
    ['a missing mode where form was not declared', undefined, { modes: ['url'] }],
    ['url under a profile without it', 'url', { profile: { ...mcp, urlMode: false } }],
    ['openai/form unless declared', 'openai/form', {}],
    ['a mode that is no text', 5, {}],
  ])('refuses %s with -32602', async (_name, mode, options) => {
    const { ask, blocks } = asked();
    const refusal = createElicitationHandler(ask, options)({ ...params, mode });
    await expect(refusal).rejects.toBeInstanceOf(Error);
    await expect(refusal).rejects.toMatchObject({ code: -32602 });
    expect(blocks).toEqual([]);
  });

  it.each<[string, unknown, ElicitationHandlerOptions]>([
    ['a missing mode', undefined, {}],
    ['a null mode', null, {}],
    ['form', 'form', {}],
    ['a declared openai/form', 'openai/form', { modes: ['form', 'openai/form'] }],
  ])('draws %s', async (_name, mode, options) => {
    const { ask, blocks } = asked();
    await createElicitationHandler(ask, options)({ ...params, mode });
    expect(blocks).toHaveLength(1);
  });

  it('counts url as declared where the profile has it', async () => {
    const { ask } = asked();
    const handler = createElicitationHandler(ask, { profile: { ...mcp, urlMode: true } });
    await expect(handler({ mode: 'url', message: 'Go', url: 'https://example.com/' })).resolves.toBeDefined();
  });
});

describe('what comes back', () => {
  it('cancels when asking fails', async () => {
    const rejects: Ask = () => Promise.reject(new Error('no window'));
    const throws: Ask = () => {
      throw new Error('no window');
    };
    for (const ask of [rejects, throws]) {
      await expect(createElicitationHandler(ask)(params)).resolves.toStrictEqual({ action: 'cancel' });
    }
  });

  it('cancels on an abort that the host does not hear', async () => {
    const controller = new AbortController();
    const deaf: Ask = () => new Promise(() => undefined);
    const result = createElicitationHandler(deaf)(params, { signal: controller.signal });
    controller.abort();
    await expect(result).resolves.toStrictEqual({ action: 'cancel' });
  });

  it('asks nobody when the request is already aborted', async () => {
    const ask = vi.fn<Ask>();
    const context = { signal: AbortSignal.abort() };
    await expect(createElicitationHandler(ask)(params, context)).resolves.toStrictEqual({ action: 'cancel' });
    expect(ask).not.toHaveBeenCalled();
  });

  it('tells who made the answers only when the host says so', async () => {
    const { ask } = asked();
    const handler = createElicitationHandler(ask, { sources: true });
    await expect(handler(params)).resolves.toStrictEqual({
      action: 'accept',
      content: { target: 'staging' },
      _meta: { 'chat-form/sources': { target: 'chosen' } },
    });
  });

  it('leaves out what the profile refuses', async () => {
    const { ask } = asked({
      action: 'accept',
      response: { answers: { target: { answers: ['moon'] } } },
      sources: {},
    });
    await expect(createElicitationHandler(ask)(params)).resolves.toStrictEqual({
      action: 'accept',
      content: {},
    });
  });

  it('has a type that needs no SDK', () => {
    const handler = createElicitationHandler(asked().ask);
    expectTypeOf(handler).parameter(0).toBeUnknown();
    expectTypeOf<Awaited<ReturnType<typeof handler>>['action']>().toEqualTypeOf<
      'accept' | 'decline' | 'cancel'
    >();
  });
});

describe('identity', () => {
  it('never takes a repeated id for a repeated request', async () => {
    const queue = createQuestionQueue();
    const handler = createElicitationHandler(queue.ask, { connection: 'stdio' });
    for (let round = 0; round < 3; round += 1) {
      void handler(params, { requestId: 0 });
      void handler(params, { requestId: '0' });
    }
    await vi.waitFor(() => expect(queue.getSnapshot().open).toHaveLength(6));
    expect(queue.getSnapshot().open.map(({ block }) => block.connection)).toEqual([
      'stdio',
      'stdio',
      'stdio#2',
      'stdio#2',
      'stdio#3',
      'stdio#3',
    ]);
  });

  it('keeps two handlers without a connection name apart', async () => {
    const queue = createQuestionQueue();
    void createElicitationHandler(queue.ask)(params, { requestId: 1 });
    void createElicitationHandler(queue.ask)(params, { requestId: 1 });
    await vi.waitFor(() => expect(queue.getSnapshot().open).toHaveLength(2));
  });

  it('asks each request without an id', async () => {
    const queue = createQuestionQueue();
    const handler = createElicitationHandler(queue.ask);
    void handler(params);
    void handler(params);
    await vi.waitFor(() => expect(queue.getSnapshot().open).toHaveLength(2));
  });
});
