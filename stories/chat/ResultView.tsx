import type { ElicitationResult } from '@wework/chat-form/core';
import { shortJson } from '../support/shortJson.js';

interface ResultViewProps {
  readonly title: string;
  readonly result: ElicitationResult;
}

/** The result of an elicitation, to the letter. */
export function ResultView({ title, result }: ResultViewProps) {
  return (
    <figure className="chat-result" aria-label={title}>
      <figcaption aria-hidden="true">{title}</figcaption>
      <pre dir="ltr">
        <code>{shortJson(result)}</code>
      </pre>
    </figure>
  );
}
