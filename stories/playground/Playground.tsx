import { ChatFormProvider, QuestionCard } from '@wework/chat-form';
import type { Outcome } from '@wework/chat-form/core';
import type { Locale } from '@wework/chat-form/messages';
import { messagesFor } from '@wework/chat-form/messages';
import { useMemo, useState } from 'react';
import { profileFrom } from '../support/profileFrom.js';
import { AdviceList } from './AdviceList.js';
import { ExampleSelect } from './ExampleSelect.js';
import { IssueList } from './IssueList.js';
import { JsonPanel } from './JsonPanel.js';
import './playground.css';
import { readSource } from './readSource.js';
import { resultOf } from './resultOf.js';
import { SourceEditor } from './SourceEditor.js';
import { Switch } from './Switch.js';

export interface PlaygroundProps {
  /** What stands in the editor at first. */
  readonly initialText: string;
  readonly initialProfile: 'wework' | 'mcp';
  readonly initialLocale: Locale;
}

/** Paste a request, answer the card, and see what was found, what was answered and what the plugin gets. */
export function Playground({ initialText, initialProfile, initialLocale }: PlaygroundProps) {
  const [text, setText] = useState(initialText);
  const [profileName, setProfileName] = useState(initialProfile);
  const [locale, setLocale] = useState(initialLocale);
  const [outcome, setOutcome] = useState<Outcome>();
  const [round, setRound] = useState(0);
  const profile = profileFrom(profileName);
  const source = useMemo(() => readSource(text, profile), [text, profile]);
  const anew = () => {
    setOutcome(undefined);
    setRound(round + 1);
  };
  const paste = (pasted: string) => {
    setText(pasted);
    anew();
  };
  const answers =
    outcome?.action === 'accept' ? { response: outcome.response, sources: outcome.sources } : undefined;
  const isBlock = source.kind === 'asked' && source.params === undefined;
  return (
    <div className="play" lang="en">
      <div className="play-bar">
        <ExampleSelect onLoad={paste} />
        <Switch
          label="Profile"
          options={{ wework: 'wework', mcp: 'mcp' }}
          value={profileName}
          onChange={(name) => {
            setProfileName(name);
            anew();
          }}
        />
        <Switch
          label="Language"
          options={{ en: 'English', 'zh-CN': '中文' }}
          value={locale}
          onChange={setLocale}
        />
      </div>
      <SourceEditor text={text} source={source} onChange={paste} />
      <section className="play-card" aria-labelledby="play-card">
        <div className="play-card-head">
          <h2 id="play-card">The card</h2>
          {outcome !== undefined && (
            <button type="button" onClick={anew}>
              Ask again
            </button>
          )}
        </div>
        {source.kind === 'asked' ? (
          <ChatFormProvider locale={locale}>
            <QuestionCard
              key={`${profileName} ${round}`}
              block={source.block}
              profile={profile}
              onSubmit={(response, { sources }) => setOutcome({ action: 'accept', response, sources })}
              onDecline={() => setOutcome({ action: 'decline' })}
              onCancel={() => setOutcome({ action: 'cancel', reason: 'dismissed' })}
            />
          </ChatFormProvider>
        ) : (
          <p className="play-quiet">No card: there is nothing here that can be asked.</p>
        )}
      </section>
      <div className="play-panels">
        <IssueList source={source} messages={messagesFor(locale)} />
        <JsonPanel
          title="The answers"
          value={answers}
          waiting={outcome === undefined ? 'Answer the card.' : 'There are none.'}
        />
        <JsonPanel
          title="The elicitation result"
          value={resultOf(source, outcome, profile)}
          waiting={
            isBlock ? 'A block has no schema. Its host sends the response as it is.' : 'Answer the card.'
          }
        />
      </div>
      <AdviceList params={'params' in source ? source.params : undefined} locale={locale} />
    </div>
  );
}
