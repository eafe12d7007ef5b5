import { useState } from 'react';
import type { Command } from '../createHost.js';
import { useWords } from '../WordsContext.js';

interface ComposerProps {
  readonly disabled: boolean;
  readonly hasModel: boolean;
  readonly command: Command;
}

/** Where one writes. Enter sends, Shift+Enter breaks the line, an input method has its keys to itself. */
export function Composer({ disabled, hasModel, command }: ComposerProps) {
  const words = useWords();
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';

  const send = () => {
    if (isBlank || disabled) return;
    command('say', { text });
    setText('');
  };

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        rows={1}
        aria-label={words.message}
        placeholder={hasModel ? words.placeholderWithModel : words.placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" className="primary" disabled={disabled || isBlank}>
        {words.send}
      </button>
    </form>
  );
}
