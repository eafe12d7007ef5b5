import { mcp } from '../../core/profiles.js';
import type { Ask } from '../../schema/answers.js';
import { isBag, own } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { answerElicitation } from './answerElicitation.js';
import { checkMode, declaredModes } from './checkMode.js';
import { connectionNames } from './connectionNames.js';
import { ELICITATION } from './readInputRequests.js';
import type { McpElicitationResult } from './toMcpResult.js';
import { withdrawalSignal } from './withdrawalSignal.js';

/** What the handler reads of an SDK's request context: `signal` and `requestId` in v1, `mcpReq` in v2. */
export interface ElicitationRequestContext {
  readonly signal?: AbortSignal | undefined;
  readonly requestId?: string | number | undefined;
  readonly mcpReq?:
    { readonly signal?: AbortSignal | undefined; readonly id?: string | number | undefined } | undefined;
}

/**
 * A handler of `elicitation/create`. Takes the request or its bare `params`. Rejects for an undeclared
 * mode only.
 */
export type ElicitationHandler = (
  request: unknown,
  context?: ElicitationRequestContext,
) => Promise<McpElicitationResult>;

export interface ElicitationHandlerOptions {
  /** The host's own name for the server, shown as who asks. */
  readonly serverName?: string | undefined;
  /** The host's name for the connection. Without it the handler makes up one of its own. */
  readonly connection?: string | undefined;
  /** Default `mcp`. */
  readonly profile?: Profile | undefined;
  /** The modes the client declared. Default `form`, and `url` under the profile's `urlMode`. */
  readonly modes?: readonly string[] | undefined;
  /** Whether the server learns who made each answer, in `_meta["chat-form/sources"]`. Default false. */
  readonly sources?: boolean | undefined;
}

/**
 * Makes the handler that turns a server's elicitation into a question and the outcome into MCP's result.
 *
 * Register it loosely. With the SDKs' own schemas the request arrives stripped: `pattern`, option titles
 * and descriptions, and numeric enums are gone before any handler sees them.
 *
 * ```ts
 * // SDK v1
 * const Loose = z.object({ method: z.literal('elicitation/create'), params: z.looseObject({}) });
 * client.setRequestHandler(Loose, createElicitationHandler(queue.ask, { serverName }));
 *
 * // SDK v2
 * client.setRequestHandler(
 *   'elicitation/create',
 *   { params: z.looseObject({}) },
 *   createElicitationHandler(queue.ask, { serverName }),
 * );
 * ```
 *
 * The card closes as withdrawn when the server cancels the request or the connection ends. SDK v1 does not pass on the
 * cancellation of request id 0, a server's first request of a session.
 *
 * @param ask where the question goes: a queue's `ask`, or any function that shows a block. Should it
 * reject, the server gets a cancel.
 */
export function createElicitationHandler(
  ask: Ask,
  options: ElicitationHandlerOptions = {},
): ElicitationHandler {
  const { serverName, profile = mcp, sources = false, modes = declaredModes(profile) } = options;
  const connectionOf = connectionNames(options.connection);

  return async (request, context) => {
    const params = paramsOf(request);
    checkMode(params, modes);
    const requestId = context?.mcpReq?.id ?? context?.requestId;
    const signal = withdrawalSignal(context?.mcpReq?.signal ?? context?.signal);
    const connection = connectionOf(requestId);
    return answerElicitation(params, ask, { connection, requestId, serverName, profile, signal, sources });
  };
}

function paramsOf(request: unknown): unknown {
  return isBag(request) && own(request, 'method') === ELICITATION ? own(request, 'params') : request;
}
