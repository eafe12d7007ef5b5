'use client';
import type { ChangeEvent, ForwardedRef, HTMLAttributes, Ref } from 'react';
import { forwardRef, useId } from 'react';
import { dataAttributes } from '../shared/dataAttributes.js';
import type { FieldProps } from './FieldProps.js';

/** What a text is typed into: which of the two depends on `entry`. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

type ElementProps = Omit<HTMLAttributes<TextElement>, 'id' | 'children' | 'defaultValue'>;

export interface TextInputProps extends ElementProps, Omit<FieldProps, 'labelledBy'> {
  /** The id its label points at. */
  readonly id: string;
  /** The id of its name, where no label element points at it. */
  readonly labelledBy?: string | undefined;
  /** What a browser may fill in by itself; a secret never. @default 'off' */
  readonly autoComplete?: string | undefined;
  readonly value: string;
  readonly onType: (text: string) => void;
  /** Whether it starts with room for several lines. One line grows as well when a line break is pasted. */
  readonly multiline?: boolean | undefined;
  /** Which keys a phone offers, and whether the text is masked. @default 'text' */
  readonly entry?: 'text' | 'line' | 'email' | 'url' | 'decimal' | 'numeric' | 'secret' | undefined;
}

const LINES = { one: 1, several: 3, most: 8 };

/** A text. Renders `[data-chat-form="text"]`: a text area that grows, or an input where the text is one line by nature. */
export const TextInput = forwardRef<TextElement, TextInputProps>(function TextInput(
  {
    value,
    onType,
    multiline,
    entry = 'text',
    labelledBy,
    describedBy,
    required,
    invalid,
    disabled,
    busy,
    onChange,
    ...rest
  },
  ref,
) {
  const formId = useId();
  const common = {
    ...dataAttributes('text', { invalid, multiline, busy }),
    // No such form: a form around the card must neither send nor check nor clear this text.
    form: `${formId}-none`,
    value,
    disabled,
    readOnly: busy,
    autoComplete: 'off',
    enterKeyHint: 'send',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-required': required === true ? true : undefined,
    'aria-invalid': invalid === true ? true : undefined,
    ...rest,
    onChange: (event: ChangeEvent<TextElement>) => {
      onChange?.(event);
      onType(event.currentTarget.value);
    },
  } as const;
  if (entry === 'text') {
    const least = multiline === true ? LINES.several : LINES.one;
    const lines = Math.min(LINES.most, Math.max(least, value.split('\n').length));
    return <textarea dir="auto" rows={lines} {...common} ref={ref as ForwardedRef<HTMLTextAreaElement>} />;
  }
  const inputRef = ref as Ref<HTMLInputElement>;
  if (entry === 'secret') {
    return (
      <input spellCheck={false} {...common} type="password" autoComplete="new-password" ref={inputRef} />
    );
  }
  return (
    <input
      inputMode={entry === 'line' ? 'text' : entry}
      spellCheck={false}
      dir="auto"
      {...common}
      type="text"
      ref={inputRef}
    />
  );
});
