import { useId } from 'react';
import { shortJson } from '../support/shortJson.js';

interface JsonPanelProps {
  readonly title: string;
  readonly value: unknown;
  /** Said while there is no value. */
  readonly waiting: string;
}

/** A value to the letter, or a word on why there is none yet. */
export function JsonPanel({ title, value, waiting }: JsonPanelProps) {
  const id = useId();
  return (
    <section className="play-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {value === undefined ? (
        <p className="play-quiet">{waiting}</p>
      ) : (
        <pre dir="ltr">
          <code>{shortJson(value)}</code>
        </pre>
      )}
    </section>
  );
}
