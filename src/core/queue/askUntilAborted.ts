import type { Ask, Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { cancelReasonOf } from './cancelReasonOf.js';

/**
 * Asks, and cancels where nobody can answer: when the signal aborts, whatever `ask` makes of it, and when
 * `ask` breaks its word and throws. Never rejects.
 */
export async function askUntilAborted(
  ask: Ask,
  block: RequestUserInputBlock,
  signal: AbortSignal | undefined,
): Promise<Outcome> {
  const cancelled = (): Outcome => ({ action: 'cancel', reason: cancelReasonOf(signal) });
  if (signal?.aborted === true) return cancelled();
  let stopListening: () => void = () => undefined;
  const aborted = new Promise<Outcome>((resolve) => {
    const abort = () => resolve(cancelled());
    signal?.addEventListener('abort', abort, { once: true });
    stopListening = () => signal?.removeEventListener('abort', abort);
  });
  try {
    return await Promise.race([ask(block, signal), aborted]);
  } catch {
    return cancelled();
  } finally {
    stopListening();
  }
}
