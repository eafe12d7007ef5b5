'use client';
import { forwardRef, useMemo } from 'react';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { withWord } from '../shared/withWord.js';
import type { OptionListProps } from './OptionList.js';
import { OptionList } from './OptionList.js';

/** Yes or no as two equal halves, each with its word: titles of the schema, else the words of `messages`. */
export const BooleanToggle = forwardRef<HTMLDivElement, Omit<OptionListProps, 'look'>>(function BooleanToggle(
  { options, ...props },
  ref,
) {
  const { messages } = useChatFormSettings();
  const worded = useMemo(() => options.map((option) => withWord(option, messages)), [options, messages]);
  return <OptionList {...props} options={worded} look="toggle" ref={ref} />;
});
