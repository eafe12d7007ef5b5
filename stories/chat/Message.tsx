import type { ReactNode } from 'react';

interface MessageProps {
  readonly by: 'person' | 'assistant';
  readonly children: ReactNode;
}

/** One message of the transcript: the person's in a bubble, the assistant's as plain text. */
export function Message({ by, children }: MessageProps) {
  return (
    <p className="chat-message" data-by={by} dir="auto">
      {children}
    </p>
  );
}
