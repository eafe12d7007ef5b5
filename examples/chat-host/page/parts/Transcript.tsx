import { useLayoutEffect, useRef } from 'react';
import type { Item } from '../../wire.js';
import type { Host } from '../createHost.js';
import { useWords } from '../WordsContext.js';
import { TranscriptItem } from './TranscriptItem.js';

interface TranscriptProps {
  readonly items: readonly Item[];
  readonly host: Pick<Host, 'command' | 'answer'>;
}

const NEAR = 80;

/** What was said, asked and answered. Follows its end, unless the reader has scrolled up. */
export function Transcript({ items, host }: TranscriptProps) {
  const words = useWords();
  const scroller = useRef<HTMLElement>(null);
  const follows = useRef(true);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (current !== null && follows.current) current.scrollTop = current.scrollHeight;
  }, [items]);

  return (
    <main
      ref={scroller}
      className="transcript"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      <ol aria-label={words.transcript}>
        {items.map((item) => (
          <li key={item.id} className={item.kind}>
            <TranscriptItem item={item} host={host} />
          </li>
        ))}
      </ol>
      {items.length === 0 && <p className="empty">{words.empty}</p>}
      <p className="unseen" role="status">
        {lastWords(items)}
      </p>
    </main>
  );
}

/** What a screen reader is told of the newest entry. Cards speak for themselves. */
function lastWords(items: readonly Item[]): string | undefined {
  const last = items.at(-1);
  return last?.kind === 'replied' ? last.text : undefined;
}
