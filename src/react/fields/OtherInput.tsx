'use client';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { TextInputProps } from './TextInput.js';
import { TextInput } from './TextInput.js';

export interface OtherInputProps extends Omit<TextInputProps, 'labelledBy' | 'entry'> {
  /** Whether the text is masked. */
  readonly isSecret?: boolean | undefined;
}

/** The text box beside options. Has a label and a slot of its own: nothing typed here is held against the options. */
export function OtherInput({ isSecret, ...props }: OtherInputProps) {
  const { messages } = useChatFormSettings();
  return (
    <div {...dataAttributes('other')}>
      <label {...dataAttributes('other-label')} htmlFor={props.id}>
        {messages.other}
      </label>
      <TextInput {...props} entry={isSecret === true ? 'secret' : 'text'} />
    </div>
  );
}
