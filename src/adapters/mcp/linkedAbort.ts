/** A controller that aborts with the host's signal, and alone. `unlink` stops listening to the host. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  readonly abort: () => void;
  readonly unlink: () => void;
}

/** Links the cards of one call: they close with the host's signal and for its reason, or together when one decides for all. */
export function linkedAbort(host: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const follow = () => controller.abort(host?.reason);
  if (host?.aborted === true) follow();
  else host?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    abort: () => controller.abort(),
    unlink: () => host?.removeEventListener('abort', follow),
  };
}
