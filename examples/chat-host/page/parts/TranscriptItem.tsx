import type { Item } from '../../wire.js';
import type { Host } from '../createHost.js';
import { useWords } from '../WordsContext.js';
import { QuestionItem } from './QuestionItem.js';
import { StopButton } from './StopButton.js';

interface TranscriptItemProps {
  readonly item: Item;
  readonly host: Pick<Host, 'command' | 'answer'>;
}

/** One entry of the transcript. Everything a plugin says is shown as plain text. */
export function TranscriptItem({ item, host }: TranscriptItemProps) {
  const words = useWords();
  switch (item.kind) {
    case 'said':
      return (
        <div className="bubble">
          <span dir="auto">{item.text}</span>
          {item.state === 'running' && <StopButton id={item.id} command={host.command} />}
        </div>
      );
    case 'called':
      return (
        <div className="bubble">
          <span dir="auto">{words.called(item.title)}</span>
          {Object.keys(item.arguments).length > 0 && <code>{JSON.stringify(item.arguments)}</code>}
          {item.state === 'running' && <StopButton id={item.id} command={host.command} />}
        </div>
      );
    case 'used':
      return (
        // Open as long as somebody may be asked whether it is all right.
        <details open={item.state === 'running' && item.detail !== ''}>
          <summary>
            <bdi>{item.title}</bdi> <span className="tag">{words.uses[item.state]}</span>
          </summary>
          {item.detail !== '' && <pre dir="auto">{item.detail}</pre>}
        </details>
      );
    case 'question':
      return <QuestionItem item={item} answer={host.answer} />;
    case 'result':
      return (
        <figure>
          <figcaption>{words.results[item.to]}</figcaption>
          <pre>
            <code>{JSON.stringify(item.result, null, 2)}</code>
          </pre>
        </figure>
      );
    case 'replied':
      return (
        <>
          <p className="speaker">
            <bdi>{item.title}</bdi>
            {item.isError && <span className="tag">{words.failed}</span>}
          </p>
          <p className="text" dir="auto">
            {item.text}
          </p>
        </>
      );
    case 'notice':
      return (
        <>
          <p>{words.notices[item.notice]}</p>
          {item.detail !== undefined && item.detail !== '' && <pre dir="auto">{item.detail}</pre>}
        </>
      );
  }
}
