import { sameJson } from '../../core/sameJson.js';
import { isBag, own } from '../../schema/json.js';

/** A request of the app-server that waits for a person. */
export interface OpenRequest {
  /** Its identity within the connection; see `requestKey`. */
  readonly key: string;
  /** The name of the connection, the same for a request and its repeats only. */
  readonly connection: string;
  /** Aborts with `withdrawn` when the request ends elsewhere. */
  readonly signal: AbortSignal;
  readonly method: string;
  readonly params: unknown;
  readonly threadId: unknown;
  /** Null where the request belongs to no turn. */
  readonly turnId: unknown;
}

/** The requests of one connection that have not ended. */
export interface OpenRequests {
  /** Takes a request in; undefined for a repeat. */
  readonly open: (id: string | number, method: string, params: unknown) => OpenRequest | undefined;
  /** Says that it is answered now: false where it ended elsewhere in the meantime. */
  readonly answer: (request: OpenRequest) => boolean;
  /** Ends the requests that this is true for, and withdraws those without an answer. */
  readonly end: (isEnded: (request: OpenRequest) => boolean) => void;
}

interface Entry {
  readonly request: OpenRequest;
  readonly controller: AbortController;
  isAnswered: boolean;
}

/** A request's identity within its connection: its thread and its typed id. `0` and `"0"` are two ids. */
export function requestKey(threadId: unknown, id: unknown): string {
  return JSON.stringify([threadId ?? null, id]);
}

/**
 * Keeps the requests of a connection until they end. The same request under the same id is a repeat: the
 * thread was resumed. Anything else under a known id comes from a new run of the app-server, whose ids
 * started over; the connection then gets a new name (`name#2`, `name#3`, …), so that nobody takes its
 * questions for old ones.
 */
export function openRequests(name = `codex-${Math.random().toString(36).slice(2)}`): OpenRequests {
  const open = new Map<string, Entry>();
  const seen = new Set<string>();
  let generation = 1;

  const end: OpenRequests['end'] = (isEnded) => {
    for (const { request, controller } of [...open.values()]) {
      if (!isEnded(request)) continue;
      open.delete(request.key);
      controller.abort('withdrawn');
    }
  };

  return {
    end,
    open: (id, method, params) => {
      const bag = isBag(params) ? params : {};
      const threadId = own(bag, 'threadId');
      const key = requestKey(threadId, id);
      const known = open.get(key)?.request;
      if (known?.method === method && sameJson(known.params, params)) return undefined;
      end((request) => request.key === key);
      if (seen.has(key)) {
        seen.clear();
        generation += 1;
      }
      seen.add(key);
      const controller = new AbortController();
      const { signal } = controller;
      const connection = generation === 1 ? name : `${name}#${String(generation)}`;
      const turnId = own(bag, 'turnId') ?? null;
      const request = { key, connection, signal, method, params, threadId, turnId };
      open.set(key, { request, controller, isAnswered: false });
      return request;
    },
    answer: (request) => {
      const entry = open.get(request.key);
      if (entry?.request !== request || entry.isAnswered) return false;
      entry.isAnswered = true;
      return true;
    },
  };
}
