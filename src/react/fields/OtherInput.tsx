'use client';
import { forwardRef } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { TextElement, TextInputProps } from './TextInput.js';
import { TextInput } from './TextInput.js';

export interface OtherInputProps extends Omit<TextInputProps, 'labelledBy' | 'entry'> {
  /** Whether the text is masked. */
  readonly isSecret?: boolean | undefined;
}

/**
 * The text box beside options. Has a label and a slot of its own: nothing typed here is held against the
 * options. Renders `[data-chat-form="other"]` around label and box; all other props are the box's.
 */
export const OtherInput = forwardRef<TextElement, OtherInputProps>(function OtherInput(
  { isSecret, ...props },
  ref,
) {
  const { messages } = useChatFormSettings();
  return (
    <div {...dataAttributes('other')}>
      <label {...dataAttributes('other-label')} htmlFor={props.id}>
        {messages.other}
      </label>
      <TextInput {...props} entry={isSecret === true ? 'secret' : 'text'} ref={ref} />
    </div>
  );
});
