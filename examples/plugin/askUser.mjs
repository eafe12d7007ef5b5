import { McpError } from '@modelcontextprotocol/sdk/types.js';

/** @import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js' */
/** @import { ElicitRequestFormParams } from '@modelcontextprotocol/sdk/types.js' */

/**
 * How asking ended. `unavailable`: the client shows no forms, so nothing was sent. `invalid`: what came
 * back does not fit the schema.
 *
 * @typedef {{ action: 'decline' | 'cancel' | 'timeout' | 'unavailable' } | { action: 'invalid', detail: string }} Unanswered
 * @typedef {{ action: 'accept', content: Readonly<Record<string, unknown>> } | Unanswered} Asked
 */

/**
 * The tool call being served, as the SDK hands it to the tool.
 *
 * @typedef {{ signal: AbortSignal, requestId: string | number }} Call
 */

/** People read, think and get coffee; the SDK's own default is one minute. */
const PATIENCE = 30 * 60 * 1000;

const INVALID_PARAMS = -32602;
const REQUEST_TIMEOUT = -32001;

/**
 * Shows a form to the person and waits for the answer.
 *
 * @param {McpServer} server
 * @param {Omit<ElicitRequestFormParams, 'mode'>} form
 * @param {Call} call when it is cancelled, so is the form
 * @returns {Promise<Asked>}
 */
export async function askUser({ server }, form, { signal, requestId }) {
  if (!showsForms(server.getClientCapabilities()?.elicitation)) return { action: 'unavailable' };
  try {
    const { action, content } = await server.elicitInput(
      { mode: 'form', ...form },
      { timeout: PATIENCE, signal, relatedRequestId: requestId },
    );
    return action === 'accept' ? { action, content: content ?? {} } : { action };
  } catch (error) {
    if (!(error instanceof McpError)) throw error;
    // This SDK checks the answer against the schema and throws; others leave that to the plugin.
    if (error.code === INVALID_PARAMS) return { action: 'invalid', detail: error.message };
    if (error.code === REQUEST_TIMEOUT) return { action: 'timeout' };
    throw error;
  }
}

/**
 * An empty `elicitation: {}` is how clients of the first revision declare forms.
 *
 * @param {{ form?: unknown, url?: unknown } | undefined} elicitation
 */
function showsForms(elicitation) {
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}
