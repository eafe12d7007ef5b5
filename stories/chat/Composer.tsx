import { useState } from 'react';

interface ComposerProps {
  readonly label: string;
  readonly send: string;
  readonly onSend: (text: string) => void;
}

/** The composer under the transcript. Its keys are its own: nothing typed here reaches a card. */
export function Composer({ label, send, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const hand = () => {
    if (text.trim() === '') return;
    onSend(text);
    setText('');
  };
  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        hand();
      }}
    >
      <textarea
        aria-label={label}
        placeholder={label}
        rows={1}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          hand();
        }}
      />
      <button type="submit" aria-label={send}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 13V3M3.5 7.5 8 3l4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </form>
  );
}
