import type { ElicitationResult, Outcome, Profile } from '@wework/chat-form/core';
import { cancelled, declined, resultFromAnswers } from '@wework/chat-form/core';
import type { Source } from './readSource.js';

/** What the plugin gets: at once for a request that is refused, else when the card has ended. */
export function resultOf(
  source: Source,
  outcome: Outcome | undefined,
  profile: Profile,
): ElicitationResult | undefined {
  if (source.kind === 'refused') return source.reason === 'block' ? undefined : declined();
  if (source.kind !== 'asked' || source.params === undefined || outcome === undefined) return undefined;
  switch (outcome.action) {
    case 'accept':
      return resultFromAnswers(source.params, outcome.response, { profile });
    case 'decline':
      return declined();
    case 'cancel':
      return cancelled();
  }
}
