import { useLayoutEffect, useRef } from 'react';
import type { Item } from '../../wire.js';
import type { Host } from '../createHost.js';
import { useWords } from '../WordsContext.js';
import { TranscriptItem } from './TranscriptItem.js';

interface TranscriptProps {
  readonly items: readonly Item[];
  readonly host: Pick<Host, 'command' | 'answer'>;
  readonly hasModel: boolean;
}

const NEAR = 80;
const GAP = 12;

/** What was said, asked and answered. Follows its end, unless the reader has scrolled up. */
export function Transcript({ items, host, hasModel }: TranscriptProps) {
  const words = useWords();
  const scroller = useRef<HTMLElement>(null);
  const follows = useRef(true);
  const placed = useRef(0);

  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null || !follows.current) return;
    current.scrollTop = current.scrollHeight;
    // A question taller than the window is read from its beginning.
    const asking = current.querySelector('li.question:last-child [data-phase="asking"]');
    const above = asking ? asking.getBoundingClientRect().top - current.getBoundingClientRect().top : 0;
    if (above < 0) current.scrollTop += above - GAP;
    placed.current = current.scrollTop;
  }, [items]);

  return (
    <main
      ref={scroller}
      className="transcript"
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const isNear = Math.abs(scrollTop - placed.current) < NEAR;
        follows.current = isNear || scrollHeight - scrollTop - clientHeight < NEAR;
      }}
    >
      <ol aria-label={words.transcript}>
        {items.map((item) => (
          <li key={item.id} className={item.kind}>
            <TranscriptItem item={item} host={host} />
          </li>
        ))}
      </ol>
      {items.length === 0 && <p className="empty">{hasModel ? words.emptyWithModel : words.empty}</p>}
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
