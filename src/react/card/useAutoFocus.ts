'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { focusedElement } from '../shared/focusedElement.js';
import { hasFocusInside } from '../shared/hasFocusInside.js';
import { isTextEntry } from '../shared/isTextEntry.js';

const QUIET_MS = 400;

/** Keys that were meant for what had focus before. */
export interface StrayKeys {
  /** A capture handler for keys going down: stops those that do not count. */
  readonly stop: (event: KeyboardEvent) => void;
  /** A capture handler for keys going up: Firefox clicks a button by it, although the key going down was stopped. */
  readonly release: (event: KeyboardEvent) => void;
  /** The person has reached for the card: from here on all keys count. */
  readonly end: () => void;
}

/**
 * Takes focus to the card once, if the host says so. If that took it from something a person was typing
 * in, the keys that follow were not meant for the card: they do not count until there is a pause.
 */
export function useAutoFocus(root: RefObject<HTMLElement | null>, autoFocus: boolean): StrayKeys {
  const lastStrayKey = useRef<number | undefined>(undefined);
  const stoppedKey = useRef<string | undefined>(undefined);
  const wanted = useRef(autoFocus);
  // A composer that the card replaces is gone, and its focus with it, by the time effects run.
  const [wasTyping] = useState(() => autoFocus && typeof document !== 'undefined' && isTyping(document));
  useEffect(() => {
    const element = root.current;
    if (!wanted.current || element === null) return;
    wanted.current = false;
    if (hasFocusInside(element)) return;
    if (wasTyping || isTyping(element.ownerDocument)) lastStrayKey.current = performance.now();
    element.focus({ preventScroll: true });
  }, [root, wasTyping]);

  return {
    stop: (event) => {
      if (lastStrayKey.current === undefined) return;
      const now = performance.now();
      const isStray = event.repeat || now - lastStrayKey.current < QUIET_MS;
      lastStrayKey.current = isStray ? now : undefined;
      stoppedKey.current = isStray && event.key !== 'Tab' ? event.key : undefined;
      if (stoppedKey.current === undefined) return;
      event.preventDefault();
      event.stopPropagation();
    },
    release: (event) => {
      if (event.key !== stoppedKey.current) return;
      stoppedKey.current = undefined;
      event.preventDefault();
    },
    end: () => {
      lastStrayKey.current = undefined;
      stoppedKey.current = undefined;
    },
  };
}

function isTyping(page: Document): boolean {
  return isTextEntry(focusedElement(page));
}
