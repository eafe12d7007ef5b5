'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a document; on a server, where React 18 warns about it, an effect that never runs. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
