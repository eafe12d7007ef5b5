'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isTextEntry } from '../shared/isTextEntry.js';

const QUIET_MS = 400;

/**
 * Takes focus to the card once, if the host says so. If that took it from something a person was typing
 * in, the keys that follow were not meant for the card: they do not count until there is a pause.
 *
 * @returns a capture handler for keys that says whether the key was swallowed.
 */
export function useAutoFocus(root: RefObject<HTMLElement | null>, autoFocus: boolean) {
  const lastStrayKey = useRef<number | undefined>(undefined);
  const wanted = useRef(autoFocus);
  useEffect(() => {
    const element = root.current;
    if (!wanted.current || element === null) return;
    wanted.current = false;
    const { activeElement } = element.getRootNode() as Document | ShadowRoot;
    if (isTextEntry(activeElement)) lastStrayKey.current = performance.now();
    element.focus({ preventScroll: true });
  }, [root]);

  return (event: KeyboardEvent): boolean => {
    if (lastStrayKey.current === undefined) return false;
    const now = performance.now();
    const isStray = event.repeat || now - lastStrayKey.current < QUIET_MS;
    lastStrayKey.current = isStray ? now : undefined;
    if (isStray && event.key !== 'Tab') {
      event.preventDefault();
      event.stopPropagation();
    }
    return isStray;
  };
}
