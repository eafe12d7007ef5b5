/** A client and a server of SDK v2 that speak 2026-07-28 only, over an in-memory pair whose messages are kept. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import type { CallToolResult, InputRequiredResult } from '@modelcontextprotocol/client';
import { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { z } from 'zod';
import type { ElicitationHandler } from '../../../src/adapters/mcp/index.js';

const info = { name: 'test', version: '1.0.0' };

/** What a tool of these tests sees of a call. */
export interface Retry {
  readonly inputResponses: Readonly<Record<string, unknown>> | undefined;
  /** As it stood on the wire. */
  readonly requestState: string | undefined;
}

/** A `tools/call` as the client sent it. */
export interface SentCall {
  readonly id: unknown;
  readonly params: Readonly<Record<string, unknown>>;
}

export type Tool = (retry: Retry) => CallToolResult | InputRequiredResult;

/** Connects. The tool is called `ask`; with a handler the client fulfils what is asked by itself. */
export async function connectModern(tool: Tool, handler?: ElicitationHandler) {
  const calls: SentCall[] = [];
  const [near, far] = InMemoryTransport.createLinkedPair();
  const send = near.send.bind(near);
  near.send = (message, options) => {
    // As on any other wire, nothing but JSON gets through.
    const text = JSON.stringify(message);
    const sent = JSON.parse(text) as { method?: string } & SentCall;
    if (sent.method === 'tools/call') calls.push(sent);
    return send(JSON.parse(text) as typeof message, options);
  };
  serveStdio(() => serverOf(tool), { legacy: 'reject', transport: far });
  const client = new Client(info, {
    capabilities: { elicitation: { form: {}, url: {} }, roots: {} },
    versionNegotiation: { mode: { pin: '2026-07-28' } },
    inputRequired: { autoFulfill: handler !== undefined },
  });
  if (handler !== undefined)
    client.setRequestHandler('elicitation/create', { params: z.looseObject({}) }, handler);
  await client.connect(near);
  return { client, calls, close: () => client.close() };
}

function serverOf(tool: Tool): McpServer {
  const server = new McpServer(info);
  server.registerTool('ask', {}, ({ mcpReq }) =>
    tool({ inputResponses: mcpReq.inputResponses, requestState: mcpReq.requestState() }),
  );
  return server;
}
