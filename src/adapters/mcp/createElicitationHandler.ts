import { resultFromAnswers } from '../../core/answers/resultFromAnswers.js';
import { blockFromElicitation } from '../../core/elicitation/blockFromElicitation.js';
import { cancelled, declined } from '../../core/elicitation/results.js';
import { mcp } from '../../core/profiles.js';
import { askUntilAborted } from '../../core/queue/askUntilAborted.js';
import type { Ask } from '../../schema/answers.js';
import { isBag, own, pick } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { connectionNames } from './connectionNames.js';
import type { McpElicitationResult } from './toMcpResult.js';
import { toMcpResult } from './toMcpResult.js';
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

const INVALID_PARAMS = -32602;

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
  const { serverName, profile = mcp, sources: withSources = false } = options;
  const { modes = profile.urlMode ? ['form', 'url'] : ['form'] } = options;
  const connectionOf = connectionNames(options.connection);

  return async (request, context) => {
    const params = paramsOf(request);
    const mode = modeOf(params);
    if (typeof mode !== 'string' || !modes.includes(mode)) throw undeclaredMode(mode);
    const requestId = context?.mcpReq?.id ?? context?.requestId;
    const signal = withdrawalSignal(context?.mcpReq?.signal ?? context?.signal);
    const connection = connectionOf(requestId);
    const reading = blockFromElicitation(params, { connection, requestId, serverName, profile });
    if (!reading.ok) return toMcpResult(reading.result);

    const outcome = await askUntilAborted(ask, reading.block, signal);
    if (outcome.action === 'accept') {
      const sources = withSources ? outcome.sources : undefined;
      return toMcpResult(resultFromAnswers(params, outcome.response, { profile, sources }));
    }
    return toMcpResult(outcome.action === 'decline' ? declined() : cancelled());
  };
}

function paramsOf(request: unknown): unknown {
  return isBag(request) && own(request, 'method') === 'elicitation/create' ? own(request, 'params') : request;
}

/** A missing mode means form. */
function modeOf(params: unknown): unknown {
  return isBag(params) ? (pick(params, 'mode') ?? 'form') : 'form';
}

/** Both SDK lines send a thrown error's integer `code` and its message as the JSON-RPC error. */
function undeclaredMode(mode: unknown): Error {
  const named = typeof mode === 'string' ? `"${mode}"` : 'of this type';
  return Object.assign(new Error(`This client did not declare the elicitation mode ${named}.`), {
    code: INVALID_PARAMS,
  });
}
