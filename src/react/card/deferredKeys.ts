import type { KeyboardEvent } from 'react';

const acts = new WeakMap<Event, () => void>();

/**
 * What a key does to an option waits until the key has come up to the card, where the host's own handler
 * runs first.
 */
export function deferKey({ nativeEvent }: KeyboardEvent, act: () => void): void {
  acts.set(nativeEvent, act);
}

/** What waits for this key, if anything does. The option prevented it only to keep Radix out of it. */
export function deferredAct(event: KeyboardEvent): (() => void) | undefined {
  const act = acts.get(event.nativeEvent);
  if (act !== undefined) event.defaultPrevented = false;
  return act;
}
