import { isBag, own, pick } from '../schema/json.js';
import { isPendingRequestUserInputBlock } from './chatBlocks.js';
import { requestUserInputPayloadKey, requestUserInputResponseKey } from './keys.js';
import type { StoredResponse } from './payload.js';

/**
 * A block once its question is answered: a copy with status `done` whose payload holds the response under
 * `response`. A response without an id fits any question that waits.
 *
 * @returns the very same block where the response is not for it, or where it waits for none. Changes nothing
 *   in place; anything that is no block comes back as it is.
 */
export function applyRequestUserInputResponseToBlock<T>(block: T, response: StoredResponse): T {
  if (!isBag(block) || !isBag(response) || !isPendingRequestUserInputBlock(block)) return block;
  const key = requestUserInputResponseKey(response);
  if (key !== null && key !== requestUserInputPayloadKey(block)) return block;
  const name = isBag(own(block, 'renderPayload')) ? 'renderPayload' : 'render_payload';
  const payload = pick(block, name) as object;
  return { ...block, status: 'done', [name]: { ...payload, response } };
}
