'use client';
import type { CompositionEvent, KeyboardEvent } from 'react';
import { useRef } from 'react';

const SAFARI_GRACE_MS = 100;
const IME_KEY_CODE = 229;

/**
 * Tells keys that belong to an input method from keys that belong to the card. Besides `isComposing`
 * there is Safari, which ends the composition before it sends the Enter or Esc that ended it.
 */
export function useComposition() {
  const endedAt = useRef<number | undefined>(undefined);
  return {
    onCompositionEnd: (event: CompositionEvent) => {
      endedAt.current = event.timeStamp;
    },
    onKeyUp: () => {
      endedAt.current = undefined;
    },
    isComposing: ({ nativeEvent, timeStamp }: KeyboardEvent): boolean => {
      const ended = endedAt.current;
      return (
        nativeEvent.isComposing ||
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only sign that Safari gives
        nativeEvent.keyCode === IME_KEY_CODE ||
        (ended !== undefined && timeStamp - ended < SAFARI_GRACE_MS)
      );
    },
  };
}
