import type { Bag } from '../schema/json.js';
import { isBag, pick } from '../schema/json.js';
import { storedResponse } from '../schema/storedResponse.js';
import { requestUserInputPayloadKey } from './keys.js';
import type { HiddenIds, RequestUserInputChatBlock } from './payload.js';
import { payloadIn } from './payloadIn.js';

const KIND = 'request_user_input';

/**
 * Whether a block of the chat asks the person something: a `tool` block whose payload is a
 * `request_user_input`, in either spelling. The type it narrows to is the browser's, with `renderPayload`; of a
 * block as it travels (`render_payload`) hand on the block itself, which every function here takes as well.
 */
export function isRequestUserInputBlock<T>(block: T): block is T & RequestUserInputChatBlock {
  return payloadOfBlock(block) !== undefined;
}

/**
 * Whether a question still waits: it has no response, its block has not failed, and the host does not hide it.
 *
 * @param hiddenIds payload keys of hidden questions, as `requestUserInputPayloadKey` gives them, or block ids.
 */
export function isPendingRequestUserInputBlock<T>(
  block: T,
  hiddenIds?: HiddenIds | null,
): block is T & RequestUserInputChatBlock {
  const payload = payloadOfBlock(block);
  if (payload === undefined || !isBag(block)) return false;
  const hasFailed = pick(block, 'status') === 'error';
  return !hasFailed && !hasResponse(payload) && !isHiddenRequestUserInputBlock(block, hiddenIds);
}

/** Whether a block's question has its response, so that its summary stands in the conversation. */
export function isAnsweredRequestUserInputBlock<T>(block: T): block is T & RequestUserInputChatBlock {
  const payload = payloadOfBlock(block);
  return payload !== undefined && hasResponse(payload);
}

/** Whether a host hides a block's question: by the payload's key or by the block's id. */
export function isHiddenRequestUserInputBlock(block: unknown, hiddenIds?: HiddenIds | null): boolean {
  const payload = payloadOfBlock(block);
  if (payload === undefined || !isBag(block)) return false;
  return isAmong(hiddenIds, requestUserInputPayloadKey(payload)) || isAmong(hiddenIds, pick(block, 'id'));
}

/** Whether a payload carries its response, under any of the three names it travels by. */
export function hasRequestUserInputResponse(payload: unknown): boolean {
  const bag = payloadIn(payload);
  return bag !== undefined && hasResponse(bag);
}

/** Whether a host's list of hidden questions has this one. */
export function isAmong(hiddenIds: HiddenIds | null | undefined, id: unknown): boolean {
  if (typeof id !== 'string' || hiddenIds === null || hiddenIds === undefined) return false;
  return 'has' in hiddenIds ? hiddenIds.has(id) : hiddenIds.includes(id);
}

/** The payload of a block that asks something. One without `kind` is known by the tool's name. */
function payloadOfBlock(block: unknown): Bag | undefined {
  if (!isBag(block) || (pick(block, 'type') ?? 'tool') !== 'tool') return undefined;
  const payload = pick(block, 'renderPayload', 'render_payload');
  if (!isBag(payload)) return undefined;
  const kind = pick(payload, 'kind') ?? pick(block, 'toolName', 'tool_name');
  return kind === KIND ? payload : undefined;
}

function hasResponse(payload: Bag): boolean {
  return isBag(storedResponse(payload));
}
