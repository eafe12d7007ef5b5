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
  /** Whether it has been said that the answer will not do. */
  readonly invalid?: boolean | undefined;
}

/**
 * How much of a length is used, once little is left. Renders `[data-chat-form="counter"]`, and a live region that
 * tells a screen reader how much is left when the typing pauses. Nothing typed or pasted is ever cut.
 */
export function LengthCounter({ text, maxLength, invalid }: LengthCounterProps) {
  const { messages } = useChatFormSettings();
  const { length } = [...text];
  const left = maxLength - length;
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
        <span
          {...dataAttributes('counter', { over: left < 0, invalid: left < 0 && invalid })}
          aria-hidden="true"
        >
          {length}/{maxLength}
        </span>
      )}
      <span {...dataAttributes('unseen')} role="status">
        {said}
      </span>
    </>
  );
}
