'use client';
import { dataAttributes } from './dataAttributes.js';
import { exactText } from './exactText.js';

export interface CodeProps {
  readonly text: string;
  /** The id of its name, for the keyboard to stop at while it scrolls. */
  readonly labelledBy?: string | undefined;
}

/** More than this may have to be scrolled. */
const LONG = 400;
const MANY_LINES = /(?:\n[^\n]*){8}/;

/**
 * A text of which every character counts: whole, left to right, with nothing invisible in it. Renders
 * `[data-chat-form="code"]`, which scrolls when it is long.
 */
export function Code({ text, labelledBy }: CodeProps) {
  const isLong = text.length > LONG || MANY_LINES.test(text);
  return (
    <div
      {...dataAttributes('code')}
      dir="ltr"
      translate="no"
      role={isLong ? 'group' : undefined}
      aria-labelledby={isLong ? labelledBy : undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
      tabIndex={isLong ? 0 : undefined}
    >
      {exactText(text)}
    </div>
  );
}
