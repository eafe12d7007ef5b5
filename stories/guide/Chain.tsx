import { blockFromElicitation, declined, resultFromAnswers } from '@wework/chat-form/core';
import type { ElicitationResult } from '@wework/chat-form/core';
import { QuestionCard } from '@wework/chat-form';
import { useMemo, useState } from 'react';
import { formOf } from '../support/formOf.js';
import { shortJson } from '../support/shortJson.js';
import './guide.css';

const PARAMS = formOf(
  {
    target: {
      type: 'string',
      title: 'Release to',
      oneOf: [
        { const: 'staging', title: 'Staging' },
        { const: 'production', title: 'Production' },
      ],
    },
  },
  'The build is ready.',
);

/** The way of a question, drawn: what the plugin sends, the live card, what the plugin gets. */
export function Chain() {
  const [result, setResult] = useState<ElicitationResult>();
  const [round, setRound] = useState(0);
  const read = useMemo(
    () => blockFromElicitation(PARAMS, { requestId: round, serverName: 'release-plugin' }),
    [round],
  );
  return (
    <div className="chain sb-unstyled host-page">
      <section aria-labelledby="chain-asks">
        <h3 id="chain-asks">1. The plugin asks</h3>
        <pre>{shortJson(PARAMS.requestedSchema.properties, 28)}</pre>
      </section>
      <Arrow label="schema to block" />
      <section aria-labelledby="chain-answers">
        <h3 id="chain-answers">2. The person answers</h3>
        {read.ok && (
          <QuestionCard
            block={read.block}
            onSubmit={(response) => {
              setResult(resultFromAnswers(PARAMS, response));
            }}
            onDecline={() => {
              setResult(declined());
            }}
          />
        )}
      </section>
      <Arrow label="answers to result" />
      <section aria-labelledby="chain-gets" aria-live="polite">
        <h3 id="chain-gets">3. The plugin goes on</h3>
        <pre>{result === undefined ? '…' : shortJson(result, 24)}</pre>
        {result !== undefined && (
          <button
            type="button"
            onClick={() => {
              setResult(undefined);
              setRound(round + 1);
            }}
          >
            Ask again
          </button>
        )}
      </section>
    </div>
  );
}

function Arrow({ label }: { readonly label: string }) {
  return (
    <p className="chain-arrow">
      <span>{label}</span>
      <svg viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">
        <path d="M0 6h37M32 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </p>
  );
}
