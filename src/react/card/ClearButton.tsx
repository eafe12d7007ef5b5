'use client';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';

export interface ClearButtonProps {
  /** The id of what is asked. */
  readonly describedBy: string;
  readonly disabled?: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly onClear: () => void;
}

/** Takes back the choice of an optional question. It goes with the choice, so focus goes to the options. */
export function ClearButton({ describedBy, disabled, busy, onClear }: ClearButtonProps) {
  const { messages } = useChatFormSettings();
  return (
    <button
      {...dataAttributes('clear', { busy })}
      type="button"
      aria-describedby={describedBy}
      aria-disabled={busy === true ? true : undefined}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        if (busy === true) return;
        currentTarget
          .closest('[data-chat-form="question"]')
          ?.querySelector<HTMLElement>('[role="radio"]')
          ?.focus();
        onClear();
      }}
    >
      {messages.clear}
    </button>
  );
}
