import { resultFromAnswers } from '../../core/answers/resultFromAnswers.js';
import { blockFromElicitation } from '../../core/elicitation/blockFromElicitation.js';
import { cancelled, declined } from '../../core/elicitation/results.js';
import { isBag, own, readableText } from '../../schema/json.js';
import { orderProperties } from './orderProperties.js';
import type { RequestContext, RequestReading } from './requestReading.js';

/** `mcpServer/elicitation/request`: a plugin's form, or a tool call that needs permission. */
export function readElicitation(received: unknown, context: RequestContext): RequestReading {
  const params = orderProperties(received);
  const { profile, sources: withSources } = context;
  const named = isBag(params) ? readableText(own(params, 'serverName')) : undefined;
  const reading = blockFromElicitation(params, { ...context, serverName: named ?? context.serverName });
  if (!reading.ok) return { ok: false, result: reading.result };
  return {
    ok: true,
    block: reading.block,
    resultOf: (outcome) => {
      if (outcome.action !== 'accept') return outcome.action === 'decline' ? declined() : cancelled();
      const sources = withSources ? outcome.sources : undefined;
      return resultFromAnswers(params, outcome.response, { profile, sources });
    },
  };
}
