'use client';
import { useState } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { isThenable } from '../shared/isThenable.js';

/**
 * Opens an address in the host's way, else in a new tab of the window that an element stands in. Only ever
 * called by a click on a button that says so.
 *
 * @param onOpened runs after the address was opened.
 */
export function useUrlOpener(url: string, onOpened?: () => void) {
  const { openUrl } = useChatFormSettings();
  const [isOpened, setIsOpened] = useState(false);
  const [stage, setStage] = useState<'idle' | 'opening' | 'failed'>('idle');

  const opened = () => {
    setStage('idle');
    setIsOpened(true);
    onOpened?.();
  };
  const failed = () => {
    setStage('failed');
  };
  const open = (from: Element) => {
    try {
      if (openUrl === undefined) openTab(url, from);
      const result = openUrl?.(url);
      if (isThenable(result)) {
        setStage('opening');
        result.then(opened, failed);
      } else opened();
    } catch {
      failed();
    }
  };
  return { isOpened, isOpening: stage === 'opening', hasFailed: stage === 'failed', open };
}

/** With `noopener` a browser tells nobody whether it opened anything, so an address can always be opened again. */
function openTab(url: string, { ownerDocument }: Element): void {
  (ownerDocument.defaultView ?? window).open(url, '_blank', 'noopener,noreferrer');
}
