import { PendingQuestions, Receipt, usePendingQuestions } from '@wework/chat-form';
import type { ElicitationResult, Profile, QuestionQueue } from '@wework/chat-form/core';
import { createQuestionQueue } from '@wework/chat-form/core';
import { useEffect, useState } from 'react';
import { blockFrom } from '../support/blockFrom.js';
import { askPerson } from './askPerson.js';
import './chat.css';
import { Composer } from './Composer.js';
import { Message } from './Message.js';
import { ResultView } from './ResultView.js';
import type { Script } from './script.js';

export interface ConversationProps {
  readonly script: Script;
  readonly profile: Profile;
  /** Hears the result that the plugin gets. */
  readonly onResult: (result: ElicitationResult) => void;
}

/** A chat in which a plugin asks. All of the host's part is here; the cards are the library's. */
export function Conversation({ script, profile, onResult }: ConversationProps) {
  const [queue] = useState(createQuestionQueue);
  const [result, setResult] = useState<ElicitationResult>();
  const asked = usePendingQuestions(queue);
  const [said, setSaid] = useState<readonly string[]>([]);
  useAsking(queue, script, profile, (given) => {
    setResult(given);
    onResult(given);
  });
  useEffect(() => {
    window.scrollTo({ top: document.body.scrollHeight });
  }, [asked, result, said]);
  return (
    <div className="chat">
      <header className="chat-head">
        <h1>{script.title}</h1>
        <p>{script.connected}</p>
      </header>
      <main className="chat-transcript">
        <Message by="person">{script.wish}</Message>
        <Message by="assistant">{script.before}</Message>
        <Receipt
          block={blockFrom(script.earlier.params, profile)}
          outcome={{ action: 'accept', response: { answers: script.earlier.answers }, sources: {} }}
        />
        <Message by="assistant">{script.lead}</Message>
        <PendingQuestions queue={queue} />
        {result !== undefined && <ResultView title={script.receives} result={result} />}
        {result !== undefined && <Message by="assistant">{script.after[result.action]}</Message>}
        {said.map((text, index) => (
          <Message key={index} by="person">
            {text}
          </Message>
        ))}
      </main>
      <div className="chat-foot">
        <Composer
          label={script.composer}
          send={script.send}
          onSend={(text) => {
            setSaid([...said, text]);
          }}
        />
      </div>
    </div>
  );
}

/** Asks once; the same request asked again is the same question. */
function useAsking(
  queue: QuestionQueue,
  { params, connected }: Script,
  profile: Profile,
  onResult: (result: ElicitationResult) => void,
) {
  useEffect(() => {
    let isShown = true;
    const context = { connection: 'chat', requestId: 7, serverName: connected, profile };
    void askPerson(queue, params, context).then((given) => {
      if (isShown) onResult(given);
    });
    return () => {
      isShown = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked when the page opens, not when it renders
  }, [queue]);
}
