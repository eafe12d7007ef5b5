import type { CancelReason } from '../../schema/answers.js';

const REASONS: readonly unknown[] = [
  'dismissed',
  'aborted',
  'expired',
  'withdrawn',
] satisfies readonly CancelReason[];

/** Why an aborted signal cancels: `controller.abort('withdrawn')` says so itself, any other abort is `aborted`. */
export function cancelReasonOf(signal: AbortSignal | undefined): CancelReason {
  const reason: unknown = signal?.reason;
  return REASONS.includes(reason) ? (reason as CancelReason) : 'aborted';
}
