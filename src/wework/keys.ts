import { isBag, pick } from '../schema/json.js';
import { readRequestId } from '../schema/readResponse.js';
import { payloadIn } from './payloadIn.js';

/**
 * The `key` a host gives a card: `request:<request id>`, else `item:<item id>`, else null. Reads a payload in
 * both spellings, or the block around it; `0` is an id, a blank text is none.
 */
export function requestUserInputPayloadKey(payload: unknown): string | null {
  return keyOf(payloadIn(payload));
}

/** The key of the payload that a response answers, in the same words; null where the response carries no id. */
export function requestUserInputResponseKey(response: unknown): string | null {
  return keyOf(response);
}

function keyOf(value: unknown): string | null {
  if (!isBag(value)) return null;
  const requestId = idIn(pick(value, 'requestId', 'request_id'));
  if (requestId !== undefined) return `request:${requestId}`;
  const itemId = idIn(pick(value, 'itemId', 'item_id'));
  return itemId === undefined ? null : `item:${itemId}`;
}

function idIn(value: unknown): string | undefined {
  const id = readRequestId(value);
  return id === undefined || String(id).trim() === '' ? undefined : String(id);
}
