/** @import { ItemContent } from '../../chat-host/wire.js' */

/** Something the model does, as the page shows it. @typedef {Extract<ItemContent, { kind: 'used' }>} Use */

/**
 * An item of Codex, as far as it is shown.
 *
 * @typedef {object} Item
 * @property {string} id
 * @property {string} type
 * @property {string} [status]
 * @property {string} [text] of a message or a plan
 * @property {string} [server] this and the next four: of a tool call
 * @property {string} [tool]
 * @property {object} [arguments]
 * @property {{ content: readonly { text?: string }[] } | null} [result]
 * @property {{ message: string } | null} [error]
 * @property {string} [command] this and the next: of a command
 * @property {string | null} [aggregatedOutput]
 * @property {readonly { path: string, diff: string }[]} [changes] of files
 */

/**
 * What an item says that the model does, or undefined where it says nothing of the kind.
 *
 * @param {Item} item
 * @returns {Use | undefined}
 */
export function readUse(item) {
  const state = stateOf(item.status);
  switch (item.type) {
    case 'mcpToolCall': {
      const replied = item.result?.content.map((part) => part.text ?? JSON.stringify(part)).join('\n');
      const detail = item.error?.message ?? replied ?? given(item.arguments);
      return { kind: 'used', title: `${item.server ?? ''} · ${item.tool ?? ''}`, detail, state };
    }
    case 'commandExecution':
      return { kind: 'used', title: item.command ?? '', detail: item.aggregatedOutput ?? '', state };
    case 'fileChange': {
      const changes = item.changes ?? [];
      const detail = changes.map(({ path, diff }) => `${path}\n${diff}`).join('\n');
      return { kind: 'used', title: changes.map(({ path }) => path).join('\n'), detail, state };
    }
    default:
      return undefined;
  }
}

/** @param {object} [args] */
function given(args = {}) {
  return Object.keys(args).length === 0 ? '' : JSON.stringify(args, null, 2);
}

/**
 * @param {string | undefined} status
 * @returns {Use['state']}
 */
function stateOf(status) {
  if (status === 'inProgress') return 'running';
  if (status === 'completed') return 'ended';
  return status === 'declined' ? 'stopped' : 'failed';
}
