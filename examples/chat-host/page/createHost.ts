import type { Commands, HostEvent, Item, PluginInfo } from '../wire.js';
import type { Link } from './listen.js';
import { listen } from './listen.js';

/** What the page knows of its server. */
export interface HostState {
  readonly link: Link;
  readonly plugin?: PluginInfo;
  readonly items: readonly Item[];
}

/** What a page can do without waiting for how it ends. */
export type Command = <Name extends Exclude<keyof Commands, 'answer'>>(
  name: Name,
  body: Commands[Name],
) => void;

/** Sends how a question ended. Rejects where the server did not take it. */
export type Answer = (key: string, outcome: Commands['answer']['outcome']) => Promise<void>;

export interface Host {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => HostState;
  readonly command: Command;
  readonly answer: Answer;
}

/** Connects the page to its server, for as long as the page lives. */
export function createHost(token: string): Host {
  const listeners = new Set<() => void>();
  let state: HostState = { link: 'connecting', items: [] };

  const become = (next: HostState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const hear = (event: HostEvent) => {
    switch (event.type) {
      case 'all': {
        become({ ...state, plugin: event.plugin, items: event.items });
        return;
      }
      case 'plugin': {
        become({ ...state, plugin: event.plugin });
        return;
      }
      case 'item': {
        become({ ...state, items: withItem(state.items, event.item) });
        return;
      }
    }
  };

  const post = (name: keyof Commands, body: Commands[keyof Commands]) =>
    fetch(`/api/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  let refusals = 0;
  const refused = (detail: string) => {
    refusals += 1;
    hear({ type: 'item', item: { id: -refusals, kind: 'notice', notice: 'refused', detail } });
  };

  void listen(token, hear, (link) => become({ ...state, link }));

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    command: (name, body) => {
      post(name, body).then(
        ({ ok, status, statusText }) => ok || refused(`${String(status)} ${statusText}`),
        (error: unknown) => refused(String(error)),
      );
    },
    answer: async (key, outcome) => {
      const response = await post('answer', { key, outcome });
      if (response.ok) return;
      if (response.status === 409) {
        // Another page was first: its outcome is shown at once, ahead of the event that tells of it.
        const { endedAs } = (await response.json()) as { endedAs: typeof outcome };
        const item = state.items.find((one) => one.kind === 'question' && one.key === key);
        if (item?.kind === 'question') hear({ type: 'item', item: { ...item, outcome: endedAs } });
      }
      throw new Error(`${String(response.status)} ${response.statusText}`);
    },
  };
}

function withItem(items: readonly Item[], item: Item): readonly Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((one) => (one.id === item.id ? item : one))
    : [...items, item];
}
