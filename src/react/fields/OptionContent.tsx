'use client';
import type { Option } from '../../schema/block.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { exactText } from '../shared/exactText.js';
import { useRenderText } from '../shared/RenderText.js';
import type { WordedOption } from '../shared/wordedQuestion.js';

export interface OptionContentProps {
  readonly option: WordedOption;
  /** The ids of the label and of the description are made from it. */
  readonly id: string;
  /** The digit that chooses this option, where one does. */
  readonly digit?: number | undefined;
  /** Whether the mark is one of several that may be set. */
  readonly several?: boolean | undefined;
}

/** The inside of an option row: mark, label, description, digit. Shared by radios, checkboxes and toggles. */
export function OptionContent({ option, id, digit, several }: OptionContentProps) {
  const renderText = useRenderText();
  return (
    <>
      <span {...dataAttributes('option-mark')} aria-hidden="true">
        {several === true && (
          <svg
            viewBox="0 0 16 16"
            width="14"
            height="14"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.25"
          >
            <path d="M3.5 8.5 6.5 11.5 12.5 5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        )}
      </span>
      <span {...dataAttributes('option-text', { rule: option.isRule })}>
        <span {...dataAttributes('option-label')} id={`${id}-label`} dir="auto">
          {renderText(option.label, 'label')}
        </span>
        {option.description !== undefined && (
          <span
            {...dataAttributes('option-description', { rule: option.isRule })}
            id={`${id}-description`}
            dir={option.isRule === true ? 'ltr' : 'auto'}
            translate={option.isRule === true ? 'no' : undefined}
          >
            {option.isRule === true
              ? exactText(option.description)
              : renderText(option.description, 'description')}
          </span>
        )}
      </span>
      {digit !== undefined && (
        <kbd {...dataAttributes('option-digit')} aria-hidden="true">
          {digit}
        </kbd>
      )}
    </>
  );
}

/** The name and description of an option row, apart, so that a screen reader does not run them together. */
export function optionNames(option: Option, id: string) {
  return {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': option.description === undefined ? undefined : `${id}-description`,
  };
}
