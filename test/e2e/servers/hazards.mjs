// A server whose tools do what a host must survive. For the end-to-end tests.
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ElicitResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** @import { ElicitRequestFormParams, ElicitResult } from '@modelcontextprotocol/sdk/types.js' */

console.error(`pid ${String(process.pid)}`);
const server = new McpServer({ name: 'hazards', version: '1.0.0' });

/**
 * @param {number} number
 * @param {Partial<ElicitRequestFormParams['requestedSchema']>} [schema]
 * @param {AbortSignal} [signal]
 * @returns {Promise<ElicitResult>}
 */
function ask(number, schema, signal) {
  const name = { type: /** @type {const} */ ('string'), title: `Name ${String(number)}` };
  const params = {
    message: `Question ${String(number)}`,
    requestedSchema: { type: /** @type {const} */ ('object'), properties: { name }, ...schema },
  };
  const options = { timeout: 60_000, ...(signal && { signal }) };
  return server.server.request({ method: 'elicitation/create', params }, ElicitResultSchema, options);
}

/** @param {unknown} value */
function reply(value) {
  return { content: [{ type: /** @type {const} */ ('text'), text: JSON.stringify(value) }] };
}

server.registerTool('ask', {}, async ({ signal }) => reply(await ask(1, {}, signal)));

server.registerTool('ask-twice', {}, async () => reply([await ask(1), await ask(2)]));

server.registerTool('ask-many', { inputSchema: { count: z.number() } }, async ({ count }) =>
  reply(await Promise.all(Array.from({ length: count }, (_, index) => ask(index + 1)))),
);

server.registerTool('take-back', {}, async () => {
  // SDK v1 cannot cancel its request 0.
  await server.server.ping();
  const asked = await ask(1, {}, AbortSignal.timeout(500)).catch(() => 'taken back');
  return reply(asked);
});

server.registerTool('ask-nonsense', {}, async () => reply(await ask(1, { required: ['no such property'] })));

server.registerTool('crash', {}, () => {
  console.error('about to crash');
  process.exit(7);
});

await server.connect(new StdioServerTransport());
