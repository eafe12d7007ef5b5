import type { RequestUserInputBlock } from '../../schema/block.js';
import { COMMON_ITEM_ID } from './requestIdentity.js';

/** Whether the chat or its runtime asks for itself, unnamed: no server's name is missing there. */
export function isOwnQuestion({ itemId, serverName }: RequestUserInputBlock): boolean {
  return serverName === undefined && itemId !== undefined && itemId !== COMMON_ITEM_ID;
}
