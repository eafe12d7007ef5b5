'use client';
import type { FocusEvent } from 'react';
import { forwardRef, useState } from 'react';
import { checkFormat } from '../../core/answers/checkFormat.js';
import type { Messages } from '../../messages/messages.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useIsClient } from '../shared/useIsClient.js';
import { DatePicker } from './DatePicker.js';
import type { DateFormat } from './isoText.js';
import { isoText, ownTime } from './isoText.js';
import type { TextElement, TextInputProps } from './TextInput.js';
import { TextInput } from './TextInput.js';

export interface DateInputProps extends Omit<TextInputProps, 'entry' | 'multiline'> {
  readonly format: DateFormat;
}

/**
 * A date, or a date and time, in ISO 8601: typed, or picked with the browser's own picker, which fills it in.
 * Of a time typed without its zone it says what will be sent. `value` and `onType` hold what is sent.
 *
 * Renders `[data-chat-form="date"]` around the box and its button; all other props are the box's.
 */
export const DateInput = forwardRef<TextElement, DateInputProps>(function DateInput(
  { format, value, onType, onBlur, describedBy, ...props },
  ref,
) {
  const { messages } = useChatFormSettings();
  const isClient = useIsClient();
  const [draft, setDraft] = useState({ typed: value, sent: value });
  // The value has the last word: it may have been picked, cleared, or given anew.
  const typed = draft.sent === value ? draft.typed : value;
  const isTold = format === 'date-time' && checkFormat(format, value);
  // A server has another clock; its line holds the place.
  const note = isClient ? noteOf(typed, value, messages) : messages.formatHints['date-time'];
  const noteId = `${props.id}-time`;
  return (
    <>
      <div {...dataAttributes('date')}>
        <TextInput
          {...props}
          entry="line"
          dir="ltr"
          describedBy={isTold ? [describedBy, noteId].filter(Boolean).join(' ') : describedBy}
          value={typed}
          onType={(text) => {
            const sent = isoText(format, text) ?? text;
            setDraft({ typed: text, sent });
            onType(sent);
          }}
          onBlur={(event: FocusEvent<TextElement>) => {
            onBlur?.(event);
            setDraft({ typed: value, sent: value });
          }}
          ref={ref}
        />
        <DatePicker
          format={format}
          value={value}
          disabled={props.disabled}
          busy={props.busy}
          describedBy={props.labelledBy}
          onPick={onType}
        />
      </div>
      {isTold && (
        <p {...dataAttributes('note')} id={noteId}>
          {note}
        </p>
      )}
    </>
  );
});

function noteOf(typed: string, sent: string, messages: Messages): string {
  if (typed !== sent) return messages.sentAs(sent);
  const own = ownTime(sent);
  return own === undefined ? sent : messages.localTime(`${own.day} ${own.clock}`, own.offset);
}
