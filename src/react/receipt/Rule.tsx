'use client';
import { dataAttributes } from '../shared/dataAttributes.js';
import { exactText } from '../shared/exactText.js';
import type { WordedOption } from '../shared/wordedQuestion.js';

/** The rule that the words of a decision end in, or nothing where they stand alone. Renders `[data-chat-form="receipt-code"]`. */
export function Rule({ option }: { readonly option: WordedOption }) {
  if (option.isRule !== true || option.description === undefined) return null;
  return (
    <>
      {' '}
      <span {...dataAttributes('receipt-code')} dir="ltr" translate="no">
        {exactText(option.description)}
      </span>
    </>
  );
}
