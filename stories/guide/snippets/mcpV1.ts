import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { QuestionQueue } from '@wework/chat-form/core';
import { createElicitationHandler } from '@wework/chat-form/mcp';
import { z } from 'zod';

// Loose on purpose: the SDK's own schema strips patterns, option titles and descriptions.
const Elicitation = z.object({ method: z.literal('elicitation/create'), params: z.looseObject({}) });

/** A client of SDK v1 that can ask. */
export function clientThatAsks(queue: QuestionQueue): Client {
  const client = new Client(
    { name: 'my-chat', version: '1.0.0' },
    { capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler(
    Elicitation,
    createElicitationHandler(queue.ask, { serverName: 'release-plugin' }),
  );
  return client;
}
