// @vitest-environment node
import { inputRequired } from '@modelcontextprotocol/server';
import { expect, expectTypeOf, it } from 'vitest';
import { createQuestionQueue } from '../../src/core/index.js';
import { callTool } from '../../stories/guide/snippets/multiRound.js';
import { content, tooShort } from '../../stories/guide/snippets/typedAnswer.js';
import { accept, opened, sizeForm } from '../adapters/mcp/answers.js';
import { connectModern } from '../adapters/mcp/modernLink.js';

// “Testing a plugin”: the snippet is itself a test file.
await import('../../stories/guide/snippets/pluginTest.js');

it('“Testing a plugin”: the types and the sentence are as its comments say', () => {
  expectTypeOf(content).toEqualTypeOf<{ target: 'staging' | 'production'; note?: string }>();
  expect(content).toEqual({ target: 'staging' });
  expect(tooShort).toThrow('The card holds this answer back. "note": At least 3 characters.');
});

it('“Hosts”: a tool that asks in its result', async () => {
  const { client, close } = await connectModern(({ inputResponses }) =>
    inputResponses === undefined
      ? inputRequired({ inputRequests: { size: inputRequired.elicit(sizeForm('Which?')) } })
      : { content: [{ type: 'text', text: JSON.stringify(inputResponses) }] },
  );
  const queue = createQuestionQueue();
  const result = callTool(client, queue, 'ask');
  const [entry] = await opened(queue);
  expect(entry!.block.serverName).toBe('release-plugin');
  queue.settle(entry!.key, accept({ size: 'large' }));
  expect(JSON.stringify(await result)).toContain('large');
  await close();
});
