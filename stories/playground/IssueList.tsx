import type { Messages } from '@wework/chat-form/messages';
import { issueText } from '@wework/chat-form/messages';
import { pathText } from './pathText.js';
import type { Source } from './readSource.js';

interface IssueListProps {
  readonly source: Source;
  readonly messages: Messages;
}

const REFUSALS: Readonly<Record<string, string>> = {
  mode: 'This mode is not drawn, so the request is declined.',
  schema: 'This schema cannot become questions, so the request is declined.',
  limit: 'This request is too large, so it is declined.',
  block: 'This block cannot be drawn.',
};

/** What the reader found: a sentence for people, a code and a path for machines. */
export function IssueList({ source, messages }: IssueListProps) {
  const issues = 'issues' in source ? source.issues : [];
  return (
    <section className="play-panel" aria-labelledby="play-issues">
      <h2 id="play-issues">What the reader found</h2>
      {source.kind === 'refused' && <p>{REFUSALS[source.reason]}</p>}
      {source.kind === 'asked' && issues.length === 0 && <p className="play-quiet">Nothing to say.</p>}
      {(source.kind === 'empty' || source.kind === 'fault') && (
        <p className="play-quiet">Nothing to read yet.</p>
      )}
      {issues.length > 0 && (
        <ul>
          {issues.map((issue, index) => (
            <li key={index} data-severity={issue.severity ?? 'error'}>
              <p lang={messages.lang}>{issueText(messages, issue)}</p>
              <code dir="ltr">
                {issue.code} · {pathText(issue)}
              </code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
