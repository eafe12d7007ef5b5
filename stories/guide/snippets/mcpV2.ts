import { Client } from '@modelcontextprotocol/client';
import type { QuestionQueue } from '@wework/chat-form/core';
import { createElicitationHandler } from '@wework/chat-form/mcp';
import { z } from 'zod';

/** A client of SDK v2 that can ask. */
export function clientThatAsks(queue: QuestionQueue): Client {
  const client = new Client(
    { name: 'my-chat', version: '1.0.0' },
    { capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler(
    'elicitation/create',
    { params: z.looseObject({}) }, // loose on purpose: nothing is stripped
    createElicitationHandler(queue.ask, { serverName: 'release-plugin' }),
  );
  return client;
}
