/** @import { CallToolResult } from '@modelcontextprotocol/client' */
/** @import { Talk } from './createCommands.mjs' */
/** @import { Conversation } from './createConversation.mjs' */
/** @import { Plugin } from './startPlugin.mjs' */

const MAX_RUNNING = 16;

/**
 * Tool calls: from a page to the plugin, the reply into the transcript.
 *
 * @param {Conversation} conversation
 * @param {Plugin} plugin
 * @returns {Talk}
 */
export function createCalls(conversation, plugin) {
  /** @type {Map<number, AbortController>} By the entry of the call. */
  const running = new Map();

  /**
   * @param {string} name
   * @param {Readonly<Record<string, unknown>>} given
   * @returns {number} 202, or the status to refuse with
   */
  const call = (name, given) => {
    const { tools, state } = conversation.plugin();
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) return 404;
    if (state === 'ended') return 409;
    if (running.size >= MAX_RUNNING) return 429;
    const title = tool.title ?? name;
    const called = /** @type {const} */ ({ kind: 'called', tool: name, title, arguments: given });
    const id = conversation.add({ ...called, state: 'running' });
    const controller = new AbortController();
    running.set(id, controller);
    void plugin
      .call(name, given, controller.signal)
      .then(replyFrom, (/** @type {unknown} */ error) => ({ text: String(error), isError: true }))
      .then((reply) => {
        running.delete(id);
        conversation.replace(id, { ...called, state: 'ended' });
        conversation.add({ kind: 'replied', title, ...reply });
      });
    return 202;
  };

  return {
    call,
    // Runs the tool of that name or title, if there is one.
    say: (text) => {
      conversation.add({ kind: 'said', text });
      const words = text.trim();
      const { tools } = conversation.plugin();
      const tool = tools.find(({ name, title }) => name === words || title === words);
      if (tool === undefined) conversation.add({ kind: 'notice', notice: 'noModel' });
      else call(tool.name, {});
    },
    // The plugin is told, and takes back what it asked.
    stop: (id) => {
      const controller = running.get(id);
      controller?.abort();
      return controller === undefined ? 404 : 202;
    },
  };
}

/** @param {CallToolResult} result */
function replyFrom({ content, isError = false }) {
  const parts = content.map((part) => (part.type === 'text' ? part.text : JSON.stringify(part, shorten)));
  return { text: parts.join('\n'), isError };
}

/**
 * Images come as long base64 strings.
 *
 * @param {string} _key
 * @param {unknown} value
 */
function shorten(_key, value) {
  return typeof value === 'string' && value.length > 500 ? `${value.slice(0, 200)}…` : value;
}
