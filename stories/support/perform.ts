/** A send that is under way for as long as one looks. */
export function neverSettles(): Promise<never> {
  return new Promise(() => undefined);
}

/** A send that fails, as a lost connection does. */
export function connectionLost(): Promise<never> {
  return Promise.reject(new Error('connection lost'));
}
