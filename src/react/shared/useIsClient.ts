'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a browser draws this: false on a server, and while its markup is taken over. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
