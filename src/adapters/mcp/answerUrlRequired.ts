import type { ElicitationContext } from '../../core/elicitation/blockFromElicitation.js';
import { blockFromElicitation } from '../../core/elicitation/blockFromElicitation.js';
import { mcp } from '../../core/profiles.js';
import { askUntilAborted } from '../../core/queue/askUntilAborted.js';
import type { Ask } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { isBag, own, pick, readableText } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { callName } from './callName.js';
import { linkedAbort } from './linkedAbort.js';

export interface UrlRequiredOptions {
  /** The host's own name for the server, shown as who asks. */
  readonly serverName?: string | undefined;
  /** The host's name for the connection. Needed for `completeUrlElicitation`. */
  readonly connection?: string | undefined;
  /** Default `mcp`. Nobody is asked unless it has `urlMode`. */
  readonly profile?: Profile | undefined;
  /** Closes the cards; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

const URL_ELICITATION_REQUIRED = -32042;

/** Whether an error says that addresses must be opened first: JSON-RPC -32042 of MCP 2025-11-25. */
export function isUrlRequired(error: unknown): boolean {
  return isBag(error) && own(error, 'code') === URL_ELICITATION_REQUIRED;
}

/**
 * Answers the error -32042 of MCP 2025-11-25: asks for consent to each address in its
 * `data.elicitations`, all at once, and waits until the person is done with them.
 *
 * ```ts
 * try {
 *   return await client.callTool(params);
 * } catch (error) {
 *   if (await answerUrlRequired(error, queue.ask, { profile, connection })) return client.callTool(params);
 *   throw error;
 * }
 * ```
 *
 * @param error whatever was thrown: an error of either SDK line, or a JSON-RPC error object.
 * @returns whether to repeat the call: true once every address was agreed to. False for any other error,
 * for one that names no address that can be opened, and once the person said no to one; the others then close.
 */
export async function answerUrlRequired(
  error: unknown,
  ask: Ask,
  { serverName, connection, profile = mcp, signal: host }: UrlRequiredOptions = {},
): Promise<boolean> {
  if (!isUrlRequired(error)) return false;
  const name = callName(connection);
  const blocks = readElicitations(error).map((params, index) =>
    blockOf(params, { connection: name, requestId: index, serverName, profile, waitsForDone: true }),
  );
  // An address that cannot be opened cannot be done with, so the rest is not asked in vain.
  if (blocks.length === 0 || !blocks.every((block) => block !== undefined)) return false;

  host?.throwIfAborted();
  const { signal, abort, unlink } = linkedAbort(host);
  const outcomes = blocks.map(async (block) => {
    const { action } = await askUntilAborted(ask, block, signal);
    if (action !== 'accept') abort();
    return action === 'accept';
  });
  try {
    const isAgreed = (await Promise.all(outcomes)).every(Boolean);
    host?.throwIfAborted();
    return isAgreed;
  } finally {
    unlink();
  }
}

function readElicitations(error: unknown): readonly unknown[] {
  const data = isBag(error) ? own(error, 'data') : undefined;
  const list = isBag(data) ? own(data, 'elicitations') : undefined;
  return Array.isArray(list) ? list : [];
}

/** Undefined where there is nothing to open. A missing mode can only mean `url` here. */
function blockOf(params: unknown, context: ElicitationContext): RequestUserInputBlock | undefined {
  if (!isBag(params) || (pick(params, 'mode') ?? 'url') !== 'url') return undefined;
  const requestId = readableText(own(params, 'elicitationId')) ?? context.requestId;
  const reading = blockFromElicitation({ ...params, mode: 'url' }, { ...context, requestId });
  return reading.ok ? reading.block : undefined;
}
