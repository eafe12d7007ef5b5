import { mcp } from '../../core/profiles.js';
import type { Ask } from '../../schema/answers.js';
import { isBag, own } from '../../schema/json.js';
import { answerElicitation } from './answerElicitation.js';
import { callName } from './callName.js';
import { declaredModes } from './checkMode.js';
import type { ElicitationHandlerOptions } from './createElicitationHandler.js';
import { linkedAbort } from './linkedAbort.js';
import type { InputRequest } from './readInputRequests.js';
import { ELICITATION, readInputRequests } from './readInputRequests.js';
import type { McpElicitationResult } from './toMcpResult.js';

export interface InputRequiredOptions<Other = never> extends ElicitationHandlerOptions {
  /** Closes the cards; the answer is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The host's name for the call, where the same result may be handed over again: after a reload, or by two
   * views. A queue then shows each of its questions once. Give a new one to each round.
   */
  readonly call?: string | number | undefined;
  /**
   * Keys that are not asked again, kept by the host; new ones are added. For the polls of one task
   * (`tasks/get`), which name the same requests until they are answered.
   */
  readonly asked?: Set<string> | undefined;
  /** Answers what is no elicitation, such as `sampling/createMessage` and `roots/list`. */
  readonly answerOther?: ((request: InputRequest, signal: AbortSignal) => Promise<Other>) | undefined;
}

/** What a retry needs beside the original params. A type alias on purpose, as the SDKs ask for an index signature. */
export type InputRequiredAnswer<Other = never> = {
  /** One answer for each request, under its key. Absent where nothing was asked. */
  inputResponses?: Record<string, McpElicitationResult | Other>;
  /** The server's own text, untouched. Absent where it gave none. */
  requestState?: string;
};

/**
 * Answers a result of MCP 2026-07-28 that asks for input (`resultType: "input_required"`): asks its
 * elicitations all at once and gives what to add to the params of the retry.
 *
 * ```ts
 * const answer = await answerInputRequired(result, queue.ask, { serverName });
 * await client.callTool({ ...params, ...answer }, { allowInputRequired: true });
 * ```
 *
 * `callUntilComplete` makes the whole loop of it. A decline or cancel in one form is the answer to that form only.
 *
 * @param result an `InputRequiredResult`, or a task with `inputRequests`.
 * @returns rejects with a sentence, before anyone is asked, where a request cannot be answered: an undeclared
 * mode (code -32602), or another method without `answerOther` (code -32601); and with the reason of an aborted
 * signal.
 */
export async function answerInputRequired<Other = never>(
  result: unknown,
  ask: Ask,
  options: InputRequiredOptions<Other> = {},
): Promise<InputRequiredAnswer<Other>> {
  const { serverName, profile = mcp, sources = false, modes = declaredModes(profile) } = options;
  const { answerOther, asked, call, signal: host } = options;
  const state = isBag(result) ? own(result, 'requestState') : undefined;
  const requestState = typeof state === 'string' ? { requestState: state } : {};
  if (!isBag(result) || (own(result, 'inputRequests') === undefined && typeof state !== 'string'))
    throw new Error(
      'The result holds neither inputRequests nor requestState, so there is nothing to answer.',
    );
  host?.throwIfAborted();
  const requests = readInputRequests(result, { modes, hasOther: answerOther !== undefined, asked });
  if (requests.length === 0) return requestState;

  const connection = callName(options.connection, call);
  const { signal, abort, unlink } = linkedAbort(host);
  const answer = (request: InputRequest): Promise<McpElicitationResult | Other> => {
    const { key, method, params } = request;
    if (method !== ELICITATION && answerOther !== undefined) return answerOther(request, signal);
    const context = { connection, requestId: key, serverName, profile, waitsForDone: true };
    return answerElicitation(params, ask, { ...context, signal, sources });
  };
  for (const { key } of requests) asked?.add(key);
  try {
    const answers = await Promise.all(
      requests.map(async (request) => [request.key, await answer(request)] as const),
    );
    host?.throwIfAborted();
    return { inputResponses: Object.fromEntries(answers), ...requestState };
  } catch (error) {
    // What was not answered may be asked again.
    for (const { key } of requests) asked?.delete(key);
    abort();
    throw error;
  } finally {
    unlink();
  }
}
