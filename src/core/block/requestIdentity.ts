import type { RequestUserInputBlock } from '../../schema/block.js';

/** Shared by every elicitation of Wework's executor, so no identity by itself. */
export const COMMON_ITEM_ID = 'mcp_server_elicitation';

/**
 * The identity of a request: connection, thread, server and typed request id, else the item id. `0`, `1`
 * and `"1"` are three ids.
 *
 * @returns undefined where the block has no id of its own; such a block equals no other.
 */
export function requestIdentity(block: RequestUserInputBlock): string | undefined {
  const { connection, threadId, serverName, requestId, itemId } = block;
  const id = requestId ?? (itemId === COMMON_ITEM_ID ? undefined : itemId);
  if (id === undefined) return undefined;
  return JSON.stringify([
    connection ?? null,
    threadId ?? null,
    serverName ?? null,
    requestId === undefined ? [id] : id,
  ]);
}
