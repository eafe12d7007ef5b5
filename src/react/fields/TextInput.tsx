'use client';
import { useId } from 'react';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { FieldProps } from './FieldProps.js';

export interface TextInputProps extends Omit<FieldProps, 'labelledBy'> {
  /** The id its label points at. */
  readonly id: string;
  /** The id of its name, where no label element points at it. */
  readonly labelledBy?: string | undefined;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Whether it starts with room for several lines. One line grows as well when a line break is pasted. */
  readonly multiline?: boolean | undefined;
  /** Which keys a phone offers, and whether the text is masked. @default 'text' */
  readonly entry?: 'text' | 'line' | 'email' | 'url' | 'decimal' | 'numeric' | 'secret' | undefined;
}

const LINES = { one: 1, several: 3, most: 8 };

/** A text. Renders `[data-chat-form="text"]`: a text area that grows, or an input where the text is one line by nature. */
export function TextInput({
  value,
  onType,
  multiline,
  entry = 'text',
  disabled,
  busy,
  invalid,
  ...props
}: TextInputProps) {
  const id = useId();
  const common = {
    ...dataAttributes('text', { invalid, multiline, busy }),
    id: props.id,
    form: `${id}-none`,
    value,
    disabled,
    readOnly: busy,
    autoComplete: 'off',
    enterKeyHint: 'send',
    'aria-labelledby': props.labelledBy,
    'aria-describedby': props.describedBy,
    'aria-required': props.required === true ? true : undefined,
    'aria-invalid': invalid === true ? true : undefined,
    onChange: (event: { currentTarget: { value: string } }) => {
      onType(event.currentTarget.value);
    },
  } as const;
  if (entry === 'text') {
    const least = multiline === true ? LINES.several : LINES.one;
    const lines = Math.min(LINES.most, Math.max(least, value.split('\n').length));
    return <textarea {...common} dir="auto" rows={lines} />;
  }
  if (entry === 'secret')
    return <input {...common} type="password" autoComplete="new-password" spellCheck={false} />;
  return (
    <input
      {...common}
      type="text"
      inputMode={entry === 'line' ? 'text' : entry}
      spellCheck={false}
      dir="auto"
    />
  );
}
