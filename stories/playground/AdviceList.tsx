import type { Issue, LintTarget } from '@wework/chat-form/core';
import { lintElicitation } from '@wework/chat-form/core';
import type { Locale } from '@wework/chat-form/messages';
import { adviceFor, adviceText } from '@wework/chat-form/messages';
import { useMemo, useState } from 'react';
import { pathText } from './pathText.js';
import { Switch } from './Switch.js';

interface AdviceListProps {
  /** The `params` of an elicitation; undefined where the text is a block, or nothing yet. */
  readonly params: unknown;
  readonly locale: Locale;
}

const RANKS: readonly Issue['severity'][] = ['error', 'warning', 'hint'];
const NAMES = { error: 'Error', warning: 'Warning', hint: 'Hint' };

/** What `lintElicitation` tells a plugin's author of the request, gravest first, with what to do. */
export function AdviceList({ params, locale }: AdviceListProps) {
  const [target, setTarget] = useState<LintTarget>('codex');
  const issues = useMemo(
    () => (params === undefined ? [] : lintElicitation(params, { target })),
    [params, target],
  );
  const words = adviceFor(locale);
  const sorted = RANKS.flatMap((rank) => issues.filter(({ severity = 'error' }) => severity === rank));
  return (
    <section className="play-panel" aria-labelledby="play-advice">
      <h2 id="play-advice">For the plugin’s author</h2>
      <Switch
        label="On the way to"
        options={{ codex: 'Wework, through Codex', mcp: 'any MCP client' }}
        value={target}
        onChange={setTarget}
      />
      {sorted.length === 0 && (
        <p className="play-quiet">
          {params === undefined ? 'There is no request to look at.' : 'Nothing to change.'}
        </p>
      )}
      <ul>
        {sorted.map((issue, index) => {
          const { text = issue.code, advice = '' } = adviceText(words, issue) ?? {};
          return (
            <li key={index} data-severity={issue.severity ?? 'error'}>
              <p lang={locale}>
                <strong>{text}</strong> {advice}
              </p>
              <code dir="ltr">
                {NAMES[issue.severity ?? 'error']} · {issue.code} · {pathText(issue)}
              </code>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
