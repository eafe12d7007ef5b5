import { isBag, own } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import type { OpenRequest } from './openRequests.js';
import { requestKey } from './openRequests.js';

type IsEnded = (request: OpenRequest) => boolean;

/**
 * Which requests a notification ends, or undefined where it ends none: `serverRequest/resolved` its
 * own, `turn/completed` those of its turn (it comes first when a turn is interrupted), `turn/started` those
 * of its thread that belong to no turn, and the end of a thread all that are in it.
 */
export function endedBy(method: unknown, params: unknown): IsEnded | undefined {
  if (!isBag(params)) return undefined;
  const threadId = own(params, 'threadId');
  if (typeof threadId !== 'string') return undefined;
  switch (method) {
    case 'serverRequest/resolved': {
      const resolved = requestKey(threadId, own(params, 'requestId'));
      return ({ key }) => key === resolved;
    }
    case 'turn/completed': {
      const turnId = turnIdOf(params);
      return (request) => turnId !== null && request.threadId === threadId && request.turnId === turnId;
    }
    case 'turn/started':
      return (request) => request.threadId === threadId && request.turnId === null;
    case 'thread/archived':
    case 'thread/closed':
      return (request) => request.threadId === threadId;
    default:
      return undefined;
  }
}

function turnIdOf(params: Bag): unknown {
  const turn = own(params, 'turn');
  return (isBag(turn) ? own(turn, 'id') : undefined) ?? own(params, 'turnId') ?? null;
}
