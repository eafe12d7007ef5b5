import type { ReactNode } from 'react';
import { useId } from 'react';

interface FieldFrameProps {
  /** What is asked: the field's name. */
  readonly question: string;
  /** The inline size of the pane, in pixels. */
  readonly width?: number | undefined;
  readonly children: (labelledBy: string) => ReactNode;
}

/** A field on its own: parts need no card around them, only a name. */
export function FieldFrame({ question, width = 420, children }: FieldFrameProps) {
  const id = useId();
  return (
    <div style={{ maxInlineSize: width, paddingInline: 10 }}>
      <p id={id} style={{ margin: '0 0 8px', fontWeight: 500 }}>
        {question}
      </p>
      {children(id)}
    </div>
  );
}
