import { wework } from '../../core/profiles.js';
import { askUntilAborted } from '../../core/queue/askUntilAborted.js';
import type { Ask } from '../../schema/answers.js';
import { isBag, own } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { readRequestId } from '../../schema/readResponse.js';
import { endedBy } from './endedBy.js';
import { openRequests } from './openRequests.js';
import { readApproval } from './readApproval.js';
import { readElicitation } from './readElicitation.js';
import { readNativeQuestions } from './readNativeQuestions.js';
import type { RequestContext, RequestReading } from './requestReading.js';

/** A JSON-RPC answer as the app-server reads it: without a `jsonrpc` member. */
export interface CodexAnswer {
  readonly id: string | number;
  readonly result: unknown;
}

/**
 * Takes every message of the app-server, parsed. Resolves with the answer to send, or with undefined where
 * nothing is to be sent: for notifications, requests that are not ours, repeats, and requests that ended
 * elsewhere. Never rejects.
 */
export type CodexHandler = (message: unknown) => Promise<CodexAnswer | undefined>;

export interface CodexHandlerOptions {
  /** The host's name for the connection. Without it the handler makes up one of its own. */
  readonly connection?: string | undefined;
  /** Default `wework`. */
  readonly profile?: Profile | undefined;
  /** Who asks where the request names no server: the model's own questions, and Codex' approvals. */
  readonly serverName?: string | undefined;
  /** Whether plugins learn who made each answer, in `_meta["chat-form/sources"]`. Default false. */
  readonly sources?: boolean | undefined;
  /** Aborts when the app-server is gone: open cards are withdrawn, and nothing is sent any more. */
  readonly signal?: AbortSignal | undefined;
}

const READERS: ReadonlyMap<unknown, (params: unknown, context: RequestContext) => RequestReading> = new Map([
  ['mcpServer/elicitation/request', readElicitation],
  ['item/tool/requestUserInput', readNativeQuestions],
  ['item/commandExecution/requestApproval', readApproval('command')],
  ['item/fileChange/requestApproval', readApproval('file_change')],
  ['item/permissions/requestApproval', readApproval('permissions')],
]);

/**
 * Makes the handler that turns what Codex' app-server asks into questions, and outcomes into the results
 * it waits for: plugins' forms, the model's own questions, and approvals.
 *
 * ```ts
 * const handle = createCodexHandler(queue.ask);
 * lines.on('line', async (line) => {
 *   const answer = await handle(JSON.parse(line));
 *   if (answer !== undefined) server.stdin.write(`${JSON.stringify(answer)}\n`);
 * });
 * ```
 *
 * Make a new handler for each run of the app-server. Pass it every message, in the order of arrival: the
 * notifications tell it which cards to close.
 *
 * @param ask where the question goes: a queue's `ask`, or any function that shows a block.
 */
export function createCodexHandler(ask: Ask, options: CodexHandlerOptions = {}): CodexHandler {
  const { profile = wework, serverName, sources = false, signal } = options;
  const requests = openRequests(options.connection);
  signal?.addEventListener('abort', () => requests.end(() => true), { once: true });

  return async (message) => {
    if (!isBag(message) || signal?.aborted === true) return undefined;
    const [method, params] = [own(message, 'method'), own(message, 'params')];
    const read = READERS.get(method);
    if (read === undefined || typeof method !== 'string') {
      const isEnded = endedBy(method, params);
      if (isEnded !== undefined) requests.end(isEnded);
      return undefined;
    }
    const id = readRequestId(own(message, 'id'));
    const request = id === undefined ? undefined : requests.open(id, method, params);
    if (id === undefined || request === undefined) return undefined;
    const { connection } = request;
    const reading = read(params, { connection, requestId: id, serverName, profile, sources });
    if (!reading.ok) return requests.answer(request) ? { id, result: reading.result } : undefined;
    const outcome = await askUntilAborted(ask, reading.block, request.signal);
    return requests.answer(request) ? { id, result: reading.resultOf(outcome) } : undefined;
  };
}
