import type { RequestUserInputBlock } from '../../schema/block.js';

/** Stands in for a block that cannot be read: it asks nothing. */
export const emptyBlock: RequestUserInputBlock = { kind: 'request_user_input', questions: [] };
