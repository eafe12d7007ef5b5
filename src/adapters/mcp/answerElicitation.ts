import { resultFromAnswers } from '../../core/answers/resultFromAnswers.js';
import type { ElicitationContext } from '../../core/elicitation/blockFromElicitation.js';
import { blockFromElicitation } from '../../core/elicitation/blockFromElicitation.js';
import { cancelled, declined } from '../../core/elicitation/results.js';
import { askUntilAborted } from '../../core/queue/askUntilAborted.js';
import type { Ask } from '../../schema/answers.js';
import type { Profile } from '../../schema/profile.js';
import type { McpElicitationResult } from './toMcpResult.js';
import { toMcpResult } from './toMcpResult.js';

interface Asking extends ElicitationContext {
  readonly profile: Profile;
  readonly signal: AbortSignal | undefined;
  /** Whether the server learns who made each answer. */
  readonly sources: boolean;
}

/** Asks one elicitation and gives MCP's result. Never rejects: what cannot be drawn is declined, an abort is a cancel. */
export async function answerElicitation(
  params: unknown,
  ask: Ask,
  { signal, sources: withSources, ...context }: Asking,
): Promise<McpElicitationResult> {
  const { profile } = context;
  const reading = blockFromElicitation(params, context);
  if (!reading.ok) return toMcpResult(reading.result);
  const outcome = await askUntilAborted(ask, reading.block, signal);
  if (outcome.action === 'accept') {
    const sources = withSources ? outcome.sources : undefined;
    return toMcpResult(resultFromAnswers(params, outcome.response, { profile, sources }));
  }
  return toMcpResult(outcome.action === 'decline' ? declined() : cancelled());
}
