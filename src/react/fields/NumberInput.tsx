'use client';
import { forwardRef } from 'react';
import type { TextElement, TextInputProps } from './TextInput.js';
import { TextInput } from './TextInput.js';

export interface NumberInputProps extends Omit<TextInputProps, 'entry' | 'multiline'> {
  readonly kind: 'number' | 'integer';
  /** The least number allowed. Below zero, or without it, a phone must offer a minus sign. */
  readonly minimum?: number | undefined;
}

/** A number as text: what is typed stays as typed, without steppers, wheels or a locale's idea of it. */
export const NumberInput = forwardRef<TextElement, NumberInputProps>(function NumberInput(
  { kind, minimum = -Infinity, ...props },
  ref,
) {
  const digits = kind === 'integer' ? 'numeric' : 'decimal';
  return <TextInput {...props} entry={minimum < 0 ? 'line' : digits} ref={ref} />;
});
