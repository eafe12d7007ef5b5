/** @import { HostEvent, Item, ItemContent, PluginInfo } from '../wire.js' */

/**
 * The transcript and the plugin's state, told to whoever listens. Keeps the latest entries only.
 *
 * @param {PluginInfo} plugin
 * @param {{ keep?: number }} [options]
 */
export function createConversation(plugin, { keep = 500 } = {}) {
  /** @type {Map<number, Item>} */
  const items = new Map();
  /** @type {Set<(event: HostEvent) => void>} */
  const listeners = new Set();
  let count = 0;
  let current = plugin;

  /** @param {HostEvent} event */
  const tell = (event) => {
    for (const listener of listeners) listener(event);
  };

  /** @param {Item} item */
  const put = (item) => {
    items.set(item.id, item);
    for (const [id, old] of items) {
      if (items.size <= keep) break;
      if (!isOpen(old)) items.delete(id);
    }
    tell({ type: 'item', item });
  };

  return {
    /** Everything so far, for a page that has just come. @returns {HostEvent} */
    all: () => ({ type: 'all', plugin: current, items: [...items.values()] }),
    plugin: () => current,
    /** @param {number} id */
    item: (id) => items.get(id),
    /**
     * @param {ItemContent} content
     * @returns its id
     */
    add: (content) => {
      count += 1;
      put({ ...content, id: count });
      return count;
    },
    /**
     * Replaces an entry that is still kept.
     *
     * @param {number} id
     * @param {ItemContent} content
     */
    replace: (id, content) => {
      if (items.has(id)) put({ ...content, id });
    },
    /** @param {Partial<PluginInfo>} change */
    setPlugin: (change) => {
      current = { ...current, ...change };
      tell({ type: 'plugin', plugin: current });
    },
    /** @param {(event: HostEvent) => void} listener */
    subscribe: (listener) => {
      listeners.add(listener);
    },
  };
}

/**
 * Whether an entry is still to be answered or replied to.
 *
 * @param {Item} item
 */
function isOpen(item) {
  if (item.kind === 'question') return item.outcome === undefined;
  return 'state' in item && item.state === 'running';
}

/** @typedef {ReturnType<typeof createConversation>} Conversation */
