import { weworkThreadPolicy } from '@wework/chat-form/codex';

/**
 * What may be asked about in a thread: Wework's policy, or everything there is.
 *
 * @param {{ approvals: boolean }} options
 */
export function threadPolicy({ approvals }) {
  if (!approvals) return weworkThreadPolicy;
  const { granular } = weworkThreadPolicy.approvalPolicy;
  const all = Object.fromEntries(Object.keys(granular).map((switchName) => [switchName, true]));
  return { approvalPolicy: { granular: all } };
}
