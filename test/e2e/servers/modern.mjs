// A server that speaks nothing but the protocol of 2026-07-28: its questions come inside the result of a call.
import { inputRequired, McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

serveStdio(
  () => {
    const server = new McpServer({ name: 'modern', version: '1.0.0' });
    server.registerTool('ask-two', {}, ({ mcpReq: { inputResponses } }) => {
      if (inputResponses === undefined) {
        return inputRequired({
          inputRequests: { first: question('First'), second: question('Second') },
        });
      }
      return { content: [{ type: 'text', text: JSON.stringify(inputResponses) }] };
    });
    return server;
  },
  { legacy: 'reject' },
);

/** @param {string} title */
function question(title) {
  return inputRequired.elicit({
    message: title,
    requestedSchema: {
      type: 'object',
      properties: { size: { type: 'string', title, enum: ['small', 'large'] } },
      required: ['size'],
    },
  });
}
