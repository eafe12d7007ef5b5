// @vitest-environment node
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ElicitationCompleteNotificationSchema,
  UrlElicitationRequiredError as RequiredV1,
} from '@modelcontextprotocol/sdk/types.js';
import {
  McpServer as McpServerV2,
  UrlElicitationRequiredError as RequiredV2,
} from '@modelcontextprotocol/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import {
  answerUrlRequired,
  callUntilComplete,
  completeUrlElicitation,
  createElicitationHandler,
} from '../../../src/adapters/mcp/index.js';
import type { Ask, QuestionQueue } from '../../../src/core/index.js';
import { createQuestionQueue, mcp } from '../../../src/core/index.js';
import { accept, opened } from './answers.js';

const info = { name: 'test', version: '1.0.0' };
const profile = { ...mcp, urlMode: true };
const settings = { profile, connection: 'stdio', serverName: 'Mine' };
const login = { mode: 'url' as const, message: 'Sign in', url: 'https://a.test/', elicitationId: 'e-1' };
const terms = { mode: 'url' as const, message: 'Agree', url: 'https://b.test/', elicitationId: 'e-2' };

let queue: QuestionQueue;
const closers: (() => Promise<void>)[] = [];

beforeEach(() => {
  queue = createQuestionQueue();
});
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const required = (...elicitations: unknown[]) =>
  Object.assign(new Error('Sign in first'), { code: -32042, data: { elicitations } });

describe('the error -32042', () => {
  it('asks for consent to each address at once, and for the call again once all are done', async () => {
    const again = answerUrlRequired(required(login, terms), queue.ask, settings);
    const [first, second] = await opened(queue, 2);
    expect([first!.block, second!.block]).toMatchObject([
      {
        url: 'https://a.test/',
        message: 'Sign in',
        elicitationId: 'e-1',
        serverName: 'Mine',
        waitsForDone: true,
      },
      { url: 'https://b.test/', message: 'Agree', elicitationId: 'e-2', waitsForDone: true },
    ]);
    queue.settle(second!.key, accept());
    await opened(queue, 1);
    queue.settle(first!.key, accept());
    await expect(again).resolves.toBe(true);
  });

  it.each([
    ['declined', { action: 'decline' }],
    ['cancelled', { action: 'cancel', reason: 'dismissed' }],
  ] as const)('ends with one address %s, and the others close', async (_what, outcome) => {
    const again = answerUrlRequired(required(login, terms), queue.ask, settings);
    const [first] = await opened(queue, 2);
    queue.settle(first!.key, outcome);
    await expect(again).resolves.toBe(false);
    expect(queue.getSnapshot().ended[1]!.outcome).toEqual({ action: 'cancel', reason: 'aborted' });
  });

  it.each<[string, unknown]>([
    ['a plain JSON-RPC error', { code: -32042, message: '', data: { elicitations: [login] } }],
    ['no mode', required({ message: 'Sign in', url: 'https://a.test/', elicitationId: 'e-1' })],
    ['no elicitationId', required({ mode: 'url', message: 'Sign in', url: 'https://a.test/' })],
    ['no message', required({ mode: 'url', url: 'https://a.test/' })],
    ['SDK v1', new RequiredV1([login])],
    ['SDK v2', new RequiredV2([login])],
  ])('is read from %s', async (_what, error) => {
    const again = answerUrlRequired(error, queue.ask, settings);
    const [entry] = await opened(queue);
    expect(entry!.block.url).toBe('https://a.test/');
    queue.settle(entry!.key, accept());
    await expect(again).resolves.toBe(true);
  });

  it.each<[string, unknown]>([
    ['another error', Object.assign(new Error('no'), { code: -32602, data: { elicitations: [login] } })],
    ['an error of the page', new TypeError('no')],
    ['no addresses', required()],
    ['no data', Object.assign(new Error('no'), { code: -32042 })],
    ['addresses that are no list', { code: -32042, data: { elicitations: login } }],
    ['a form among them', required(login, { mode: 'form', requestedSchema: {} })],
    ['a script among them', required(login, { ...terms, url: 'javascript:alert(1)' })],
    ['an address that is none', required(login, null)],
    ['nothing', undefined],
    ['text', 'URLElicitationRequired'],
  ])('asks nobody for %s', async (_what, error) => {
    const ask = vi.fn<Ask>();
    await expect(answerUrlRequired(error, ask, settings)).resolves.toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks nobody while the profile has no URL mode', async () => {
    const ask = vi.fn<Ask>();
    await expect(
      answerUrlRequired(required(login), ask, { profile: { ...mcp, urlMode: false } }),
    ).resolves.toBe(false);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks anew when the person came back too early and the server names the same address', async () => {
    for (let round = 0; round < 2; round += 1) {
      const again = answerUrlRequired(required(login), queue.ask, settings);
      const [entry] = await opened(queue);
      queue.settle(entry!.key, accept());
      await expect(again).resolves.toBe(true);
    }
    expect(queue.getSnapshot().ended).toHaveLength(2);
  });

  it('ends with the signal of the host', async () => {
    const controller = new AbortController();
    const again = answerUrlRequired(required(login), queue.ask, { ...settings, signal: controller.signal });
    await opened(queue);
    controller.abort('expired');
    await expect(again).rejects.toBe('expired');
    expect(queue.getSnapshot().ended[0]!.outcome).toEqual({ action: 'cancel', reason: 'expired' });
  });
});

describe('notifications/elicitation/complete', () => {
  const complete = (elicitationId: unknown) => ({
    method: 'notifications/elicitation/complete',
    params: { elicitationId },
  });

  it('ends the card that waits, as if the person had said so', async () => {
    const again = answerUrlRequired(required(login), queue.ask, settings);
    await opened(queue);
    expect(completeUrlElicitation(queue, complete('e-1'), 'stdio')).toBe(true);
    await expect(again).resolves.toBe(true);
    expect(completeUrlElicitation(queue, complete('e-1'), 'stdio')).toBe(false);
  });

  it('may come as params alone, and ends every card of that id', async () => {
    const calls = [1, 2].map(() => answerUrlRequired(required(login), queue.ask, settings));
    await opened(queue, 2);
    expect(completeUrlElicitation(queue, { elicitationId: 'e-1' }, 'stdio')).toBe(true);
    await expect(Promise.all(calls)).resolves.toEqual([true, true]);
  });

  it.each([
    ['an unknown id', complete('e-2'), 'stdio'],
    ['another connection', complete('e-1'), 'other'],
    ['a connection whose name begins alike', complete('e-1'), 'std'],
    ['an id that is no text', complete(1), 'stdio'],
    ['no id', complete(undefined), 'stdio'],
    ['another notification', { method: 'notifications/message', params: { elicitationId: 'e-1' } }, 'stdio'],
    ['nothing', undefined, 'stdio'],
  ])('is ignored with %s', async (_what, notification, connection) => {
    void answerUrlRequired(required(login), queue.ask, settings);
    await opened(queue);
    expect(completeUrlElicitation(queue, notification, connection)).toBe(false);
    await opened(queue);
  });

  it('leaves forms alone', async () => {
    const handler = createElicitationHandler(queue.ask, settings);
    const requestedSchema = { type: 'object', properties: { a: { type: 'string' } } };
    void handler({ message: '?', requestedSchema, elicitationId: 'e-1' }, { requestId: 1 });
    await opened(queue);
    expect(completeUrlElicitation(queue, complete('e-1'), 'stdio')).toBe(false);
  });
});

const TEXT = { content: [{ type: 'text' as const, text: 'done' }] };

const lines = [
  {
    name: 'SDK v1',
    connect: async (isDone: () => boolean) => {
      const server = new McpServerV1(info);
      server.registerTool('buy', {}, () => {
        if (!isDone()) throw new RequiredV1([login]);
        return TEXT;
      });
      const client = new ClientV1(info, { capabilities: { elicitation: { url: {} } } });
      client.setNotificationHandler(ElicitationCompleteNotificationSchema, (notification) => {
        completeUrlElicitation(queue, notification, 'stdio');
      });
      const [near, far] = InMemoryTransport.createLinkedPair();
      await Promise.all([server.connect(far), client.connect(near)]);
      closers.push(() => client.close());
      return {
        call: (): Promise<unknown> => client.callTool({ name: 'buy' }),
        complete: server.server.createElicitationCompletionNotifier('e-1'),
      };
    },
  },
  {
    name: 'SDK v2',
    connect: async (isDone: () => boolean) => {
      const server = new McpServerV2(info);
      server.registerTool('buy', {}, () => {
        if (!isDone()) throw new RequiredV2([login]);
        return TEXT;
      });
      const client = new ClientV2(info, { capabilities: { elicitation: { url: {} } } });
      client.setNotificationHandler('notifications/elicitation/complete', (notification) => {
        completeUrlElicitation(queue, notification, 'stdio');
      });
      const [near, far] = InMemoryTransport.createLinkedPair();
      await Promise.all([server.connect(far), client.connect(near)]);
      closers.push(() => client.close());
      return {
        call: (): Promise<unknown> => client.callTool({ name: 'buy' }),
        complete: server.server.createElicitationCompletionNotifier('e-1'),
      };
    },
  },
];

describe.each(lines)('a server of $name', ({ connect }) => {
  it('gets the call again once the person is done', async () => {
    let isDone = false;
    const { call } = await connect(() => isDone);
    const result = callUntilComplete(call, queue.ask, settings);
    const [entry] = await opened(queue);
    expect(entry!.block.url).toBe('https://a.test/');
    isDone = true;
    queue.settle(entry!.key, accept());
    await expect(result).resolves.toMatchObject(TEXT);
  });

  it('gets the call again once it says itself that the person is done', async () => {
    let isDone = false;
    const { call, complete } = await connect(() => isDone);
    const result = callUntilComplete(call, queue.ask, settings);
    await opened(queue);
    isDone = true;
    await complete();
    await expect(result).resolves.toMatchObject(TEXT);
  });

  it('gets its own error back where the person says no', async () => {
    const { call } = await connect(() => false);
    const result = callUntilComplete(call, queue.ask, settings);
    const [entry] = await opened(queue);
    queue.settle(entry!.key, { action: 'decline' });
    await expect(result).rejects.toMatchObject({ code: -32042 });
  });

  it('is asked no more than so many times', async () => {
    const { call } = await connect(() => false);
    const done: Ask = () => Promise.resolve(accept());
    await expect(callUntilComplete(call, done, { ...settings, maxRounds: 2 })).rejects.toThrow(
      'after 2 rounds',
    );
  });
});

describe('the everything server', () => {
  const TOOL = 'trigger-url-elicitation';
  const url = 'https://example.com/start';

  async function connect() {
    const client = new ClientV2(info, { capabilities: { elicitation: { url: {} } } });
    const handler = createElicitationHandler(queue.ask, settings);
    client.setRequestHandler('elicitation/create', { params: z.looseObject({}) }, handler);
    const args = ['node_modules/@modelcontextprotocol/server-everything/dist/index.js'];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
    closers.push(() => client.close());
    return client;
  }

  it('sends a person to an address by request', async () => {
    const client = await connect();
    for (const [outcome, words] of [
      [accept(), /completed the URL elicitation flow[^]*"action": "accept"\n}/],
      [{ action: 'decline' }, /declined to open the URL[^]*"action": "decline"\n}/],
      [{ action: 'cancel', reason: 'dismissed' }, /cancelled the URL elicitation[^]*"action": "cancel"\n}/],
    ] as const) {
      const result = client.callTool({ name: TOOL, arguments: { url, elicitationId: 'e-9' } });
      const [entry] = await opened(queue);
      expect(entry!.block).toMatchObject({ url, elicitationId: 'e-9', serverName: 'Mine' });
      expect(entry!.block.waitsForDone).toBeUndefined();
      queue.settle(entry!.key, outcome);
      const { content } = await result;
      expect(content.map((part) => (part.type === 'text' ? part.text : '')).join('')).toMatch(words);
    }
  });

  it('sends a person to an address by an error, and then goes on', async () => {
    const client = await connect();
    const result = callUntilComplete(
      (answer) => client.callTool({ name: TOOL, arguments: { url, errorPath: true }, ...answer }),
      queue.ask,
      settings,
    );
    const [prerequisite] = await opened(queue);
    expect(prerequisite!.block).toMatchObject({
      url: 'https://modelcontextprotocol.io',
      message: 'Open this link to satisfy the prerequisite, then retry the request.',
      waitsForDone: true,
    });
    queue.settle(prerequisite!.key, accept());
    await vi.waitFor(() => expect(queue.getSnapshot().open[0]?.block.url).toBe(url));
    queue.settle(queue.getSnapshot().open[0]!.key, accept());
    expect(JSON.stringify(await result)).toContain('User completed the URL elicitation flow');
  });
});
