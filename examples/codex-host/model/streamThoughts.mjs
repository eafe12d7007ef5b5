import { randomUUID } from 'node:crypto';

/** @import { ServerResponse } from 'node:http' */

/**
 * Something a model puts out: words, or a tool call.
 *
 * @typedef {{ say: string } | { call: string, namespace?: string, arguments?: object }} Thought
 */

/**
 * Answers as the Responses API streams it.
 *
 * @param {ServerResponse} response
 * @param {readonly Thought[]} thoughts
 */
export function streamThoughts(response, thoughts) {
  const id = `resp_${randomUUID()}`;
  /**
   * @param {string} type
   * @param {object} data
   */
  const tell = (type, data) => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  tell('response.created', { response: { id } });
  for (const [output_index, item] of thoughts.map(toItem).entries()) {
    tell('response.output_item.added', { output_index, item });
    tell('response.output_item.done', { output_index, item });
  }
  const usage = { input_tokens: 0, output_tokens: 0, total_tokens: 0 };
  tell('response.completed', { response: { id, usage } });
  response.end();
}

/** @param {Thought} thought */
function toItem(thought) {
  if ('say' in thought) {
    const content = [{ type: 'output_text', text: thought.say }];
    return { type: 'message', id: `msg_${randomUUID()}`, role: 'assistant', content };
  }
  const { call: name, namespace, arguments: given = {} } = thought;
  const call_id = `call_${randomUUID()}`;
  // A tool of an MCP server is called by the name of its namespace, too.
  return { type: 'function_call', call_id, name, namespace, arguments: JSON.stringify(given) };
}
