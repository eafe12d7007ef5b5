/** Real clients and servers over in-memory pairs: each SDK line with itself, and a new client with an old server. */
import { Client as ClientV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { ElicitRequestSchema, ElicitResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { McpServer as McpServerV2 } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ElicitationHandler } from '../../../src/adapters/mcp/index.js';

const info = { name: 'test', version: '1.0.0' };

/** What the clients declare. The modes of the handler may differ. */
const capabilities = { elicitation: { form: {}, url: {} } };

/** One connection, seen from the server. */
export interface Link {
  /** Sends `elicitation/create` as it stands. */
  readonly elicit: (params: object, signal?: AbortSignal) => Promise<ElicitResult>;
  /** The SDK's own way to ask: also checks what comes back with Ajv. */
  readonly elicitInput: (params: object) => Promise<ElicitResult>;
  /** Uses up a request id. */
  readonly ping: () => Promise<unknown>;
  readonly close: () => Promise<void>;
}

export interface Line {
  readonly name: string;
  /** Whether the cancellation of request id 0 reaches the handler. */
  readonly cancelsIdZero: boolean;
  readonly connect: (handler: ElicitationHandler) => Promise<Link>;
}

export const lines: readonly Line[] = [
  {
    name: 'SDK v1',
    cancelsIdZero: false,
    connect: (handler) => linkV1(looseClientV1(handler)),
  },
  {
    name: 'SDK v2',
    cancelsIdZero: true,
    connect: (handler) => linkV2(looseClientV2(handler)),
  },
  {
    name: 'SDK v2 with a server of v1',
    cancelsIdZero: true,
    connect: (handler) => linkV1(looseClientV2(handler)),
  },
];

/** The registrations that the SDKs suggest; the request arrives stripped. */
export const strictLines: readonly Pick<Line, 'name' | 'connect'>[] = [
  {
    name: 'SDK v1',
    connect: (handler) => {
      const client = new ClientV1(info, { capabilities });
      client.setRequestHandler(ElicitRequestSchema, handler);
      return linkV1(client);
    },
  },
  {
    name: 'SDK v2',
    connect: (handler) => {
      const client = new ClientV2(info, { capabilities });
      client.setRequestHandler('elicitation/create', handler);
      return linkV2(client);
    },
  },
];

/** As the docstring of `createElicitationHandler` says for v1. */
function looseClientV1(handler: ElicitationHandler): ClientV1 {
  const client = new ClientV1(info, { capabilities });
  const Loose = z.object({ method: z.literal('elicitation/create'), params: z.looseObject({}) });
  client.setRequestHandler(Loose, handler);
  return client;
}

/** As the docstring of `createElicitationHandler` says for v2. */
function looseClientV2(handler: ElicitationHandler): ClientV2 {
  const client = new ClientV2(info, { capabilities });
  client.setRequestHandler('elicitation/create', { params: z.looseObject({}) }, handler);
  return client;
}

async function linkV1(client: ClientV1 | ClientV2): Promise<Link> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const { server } = new McpServerV1(info);
  await Promise.all([server.connect(far), client.connect(near)]);
  return {
    elicit: (params, signal) =>
      server.request(
        { method: 'elicitation/create', params: { ...params } as never },
        ElicitResultSchema,
        signal === undefined ? {} : { signal },
      ),
    elicitInput: (params) => server.elicitInput(params as never),
    ping: () => server.ping(),
    close: () => server.close(),
  };
}

async function linkV2(client: ClientV2): Promise<Link> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const { server } = new McpServerV2(info);
  await Promise.all([server.connect(far), client.connect(near)]);
  return {
    elicit: (params, signal) =>
      server.request(
        { method: 'elicitation/create', params: { ...params } },
        signal === undefined ? {} : { signal },
      ),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- how servers ask in the 2025 revisions
    elicitInput: (params) => server.elicitInput(params as never),
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- gone in 2026-07-28 only
    ping: () => server.ping(),
    close: () => server.close(),
  };
}
