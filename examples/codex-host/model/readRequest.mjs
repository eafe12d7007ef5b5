/**
 * What a model is asked, as far as a script needs it.
 *
 * @typedef {object} Asked
 * @property {string} said what the person said last
 * @property {readonly string[]} outputs what the tools gave back since then
 * @property {readonly Tool[]} tools
 */

/** @typedef {{ name: string, namespace?: string }} Tool */
/** @typedef {{ type?: string, role?: string, content?: unknown, output?: unknown }} InputItem */
/** @typedef {{ type?: string, name?: string, tools?: readonly { name: string }[] }} ToolEntry */

/**
 * Reads a request of the Responses API.
 *
 * @param {{ input?: readonly InputItem[], tools?: readonly ToolEntry[] }} request
 * @returns {Asked}
 */
export function readRequest({ input = [], tools = [] }) {
  const last = input.map(({ type, role }) => type === 'message' && role === 'user').lastIndexOf(true);
  return {
    said: texts(input[last]?.content).at(-1) ?? '',
    outputs: input
      .slice(last + 1)
      .filter(({ type }) => type === 'function_call_output')
      .map(({ output }) => texts(output).filter(isOfTool).join('\n')),
    tools: tools.flatMap(({ type, name = '', tools: inside }) =>
      type === 'namespace'
        ? (inside ?? []).map((tool) => ({ name: tool.name, namespace: name }))
        : [{ name }],
    ),
  };
}

/**
 * The texts of a content list, or the one text in its place.
 *
 * @param {unknown} content
 * @returns {string[]}
 */
function texts(content) {
  if (typeof content === 'string') return [content];
  if (!Array.isArray(content)) return [];
  return /** @type {{ text?: string }[]} */ (content).map(({ text = '' }) => text);
}

/**
 * Codex puts a line of its own ahead of what an MCP tool gave.
 *
 * @param {string} text
 */
function isOfTool(text) {
  return !/^Wall time: [\d.]+ seconds\nOutput:$/.test(text);
}
