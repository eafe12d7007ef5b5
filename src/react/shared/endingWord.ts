import type { phaseOf } from '../../core/form/phaseOf.js';
import type { Messages } from '../../messages/messages.js';
import type { RequestUserInputBlock } from '../../schema/block.js';

/** The word for how a request ended. An address that was agreed to was opened; nobody here knows what came of it. */
export function endingWord(
  { url }: Pick<RequestUserInputBlock, 'url'>,
  phase: ReturnType<typeof phaseOf>,
  { ended, url: words }: Pick<Messages, 'ended' | 'url'>,
): string {
  return url !== undefined && phase === 'answered' ? words.ended : ended[phase];
}
