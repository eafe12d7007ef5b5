'use client';
import { useEffect, useState } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';

const NEAR = 10;
const QUIET_MS = 1000;

export interface LengthCounterProps {
  readonly text: string;
  /** In Unicode code points. */
  readonly maxLength: number;
}

/**
 * How much of a length is left, once little is. Renders `[data-chat-form="counter"]`, and a live region that
 * says the same to a screen reader when the typing pauses. Nothing typed or pasted is ever cut.
 */
export function LengthCounter({ text, maxLength }: LengthCounterProps) {
  const { messages } = useChatFormSettings();
  const left = maxLength - [...text].length;
  const isNear = text !== '' && left <= Math.max(NEAR, maxLength / 10);
  const words = isNear ? messages.charactersLeft(left) : '';
  const [said, setSaid] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(words);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <>
      {isNear && (
        <span {...dataAttributes('counter', { invalid: left < 0 })} aria-hidden="true">
          {words}
        </span>
      )}
      <span {...dataAttributes('unseen')} role="status">
        {said}
      </span>
    </>
  );
}
