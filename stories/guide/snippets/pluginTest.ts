import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { wework } from '@wework/chat-form/core';
import { answerForm } from '@wework/chat-form/testing';
import { expect, it } from 'vitest';
import { prepareRelease } from '../../../examples/plugin/tools/prepareRelease.mjs';

type Answer = Parameters<typeof answerForm>[1];

/** Calls the tool, with a person behind the client who answers its form. */
async function prepare(answer: Answer, options?: Parameters<typeof answerForm>[2]): Promise<string> {
  const server = new McpServer({ name: 'release-plugin', version: '1.0.0' });
  prepareRelease(server);
  const client = new Client({ name: 'test', version: '1.0.0' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => answerForm(params, answer, options));
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
  return JSON.stringify(await client.callTool({ name: 'prepare_release' }));
}

it('uses what stands there where the person changes nothing', async () => {
  const reply = await prepare({ version: '1.2.3', environment: 'staging' });
  expect(reply).toContain('1.2.3 → staging');
  expect(reply).toContain('灰度比例：10%');
});

it('creates nothing when the person declines', async () => {
  expect(await prepare('decline')).toContain('没有创建发布单');
});

it('names the rollout that is missing, since Wework fills in no defaults', async () => {
  const reply = await prepare({ version: '1.2.3' }, { profile: wework });
  expect(reply).toContain('没有填写灰度比例');
});
