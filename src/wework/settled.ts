import { isThenable } from '../react/shared/isThenable.js';

/**
 * Hands on what a host's handler gives back, and fails where that is `false`: Wework's send calls answer so
 * when nothing was sent, and the card must come back with its answers.
 *
 * @throws an error without words of its own.
 */
export function settled(given: unknown): unknown {
  return isThenable(given) ? given.then(unlessFalse) : unlessFalse(given);
}

function unlessFalse(given: unknown): unknown {
  if (given === false) throw new Error('');
  return given;
}
