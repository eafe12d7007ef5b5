/**
 * A signal that says why: on MCP an abort means that the server took its request back or is gone. The
 * SDKs hand on the server's own words as the reason, and those must not choose how a card ends.
 */
export function withdrawalSignal(signal: AbortSignal | undefined): AbortSignal | undefined {
  if (signal === undefined) return undefined;
  const withdrawal = new AbortController();
  const withdraw = () => {
    withdrawal.abort('withdrawn');
  };
  if (signal.aborted) withdraw();
  else signal.addEventListener('abort', withdraw, { once: true });
  return withdrawal.signal;
}
