// @vitest-environment node
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { createQuestionQueue } from '@wework/chat-form/core';
import { expect, test, vi } from 'vitest';
import { connectCodex } from '../../../stories/guide/snippets/codexHandler.js';
import { runtimeConfig, threadStart } from '../../../stories/guide/snippets/codexRuntime.js';
import { seeds } from '../../fixtures/seeds.js';

test('the guide’s handler asks in a queue and writes the answer to the app-server', async () => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const written: string[] = [];
  stdin.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  const queue = createQuestionQueue();
  connectCodex({ stdin, stdout } as unknown as ChildProcessWithoutNullStreams, queue);
  const params = { threadId: 't', turnId: 'u', serverName: 'release', ...seeds.singleChoice.params };
  stdout.write(`${JSON.stringify({ method: 'mcpServer/elicitation/request', id: 0, params })}\n`);
  const entry = await vi.waitUntil(() => queue.getSnapshot().open[0]);
  queue.settle(entry.key, {
    action: 'accept',
    response: { answers: { target: { answers: ['production'] } } },
    sources: { target: 'chosen' },
  });
  await vi.waitUntil(() => written.length > 0);
  expect(JSON.parse(written.join(''))).toEqual({ id: 0, result: seeds.singleChoice.result });
});

test('the guide’s configuration lets forms through and keeps a server’s own mode', () => {
  const config = runtimeConfig({
    release: { command: 'node' },
    vault: { default_tools_approval_mode: 'prompt' },
  });
  expect(config).toEqual({
    features: { tool_call_mcp_elicitation: false },
    mcp_servers: {
      release: { command: 'node', default_tools_approval_mode: 'approve' },
      vault: { default_tools_approval_mode: 'prompt' },
    },
  });
  expect(threadStart('.').params.approvalPolicy.granular.mcp_elicitations).toBe(true);
});
