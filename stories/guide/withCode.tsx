import { Fragment } from 'react';

/** A sentence in which text between backticks is set as code. */
export function withCode(text: string) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}
