import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import type { QuestionQueue } from '@wework/chat-form/core';
import { callUntilComplete } from '@wework/chat-form/mcp';

/** Calls a tool, and asks what it needs in between, in as many rounds as it takes. */
export function callTool(client: Client, queue: QuestionQueue, name: string): Promise<CallToolResult> {
  return callUntilComplete(
    (answer) => client.callTool({ name, ...answer }, { allowInputRequired: true }),
    queue.ask,
    { serverName: 'release-plugin' },
  );
}
