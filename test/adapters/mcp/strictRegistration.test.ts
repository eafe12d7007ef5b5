// @vitest-environment node
import { expect, it } from 'vitest';
import { createElicitationHandler } from '../../../src/adapters/mcp/index.js';
import type { RequestUserInputBlock } from '../../../src/core/index.js';
import { strictLines } from './links.js';

it.each(strictLines)('$name registered strictly: works, but sees a stripped request', async ({ connect }) => {
  const blocks: RequestUserInputBlock[] = [];
  const handler = createElicitationHandler((block) => {
    blocks.push(block);
    return Promise.resolve({ action: 'decline' });
  });
  const link = await connect(handler);
  const result = await link.elicit({
    message: 'How many?',
    requestedSchema: {
      type: 'object',
      properties: {
        replicas: { type: 'number', enum: [1, 3, 5] },
        tag: { type: 'string', pattern: '^v' },
        tier: { type: 'string', oneOf: [{ const: 'a' }, { const: 'b' }] },
      },
    },
  });
  expect(result).toEqual({ action: 'decline' });
  expect(blocks[0]?.questions.map(({ kind }) => kind)).toEqual(['number', 'text', 'text']);
  expect(blocks[0]?.questions[1]?.pattern).toBeUndefined();
});
