'use client';
import { optionsOf } from '../../core/answers/optionsOf.js';
import type { FieldState } from '../../core/form/formState.js';
import type { Question } from '../../schema/block.js';
import { LengthCounter } from '../fields/LengthCounter.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useRenderText } from '../shared/RenderText.js';
import { ClearButton } from './ClearButton.js';

export interface QuestionLineProps {
  readonly question: Question;
  readonly field: FieldState;
  /** The element ids of the question begin with it. */
  readonly id: string;
  /** Whether answers are held against the schema: then it is said what may stay blank, and a choice can be taken back. */
  readonly isJudged: boolean;
  readonly invalid: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onClear: () => void;
}

/**
 * The question itself, and at its end one of: that it is optional, how to take the choice back, how much of a
 * length is left. Renders `[data-chat-form="question-line"]`.
 */
export function QuestionLine({
  question,
  field,
  id,
  isJudged,
  invalid,
  onClear,
  ...state
}: QuestionLineProps) {
  const { messages } = useChatFormSettings();
  const renderText = useRenderText();
  const isOneText = optionsOf(question) === undefined;
  const isOptional = isJudged && question.required !== true;
  const isTakenBack = isOptional && !isOneText && question.kind !== 'multi' && field.selected.length > 0;
  const Name = isOneText ? 'label' : 'p';
  return (
    <div {...dataAttributes('question-line')}>
      <Name
        {...dataAttributes('question-text')}
        id={`${id}-question`}
        dir="auto"
        {...(isOneText && { htmlFor: `${id}-text` })}
      >
        {renderText(question.question, 'question')}
      </Name>
      {isJudged && (
        <div {...dataAttributes('question-end')}>
          {isOptional && <span {...dataAttributes('question-optional')}>{messages.optional}</span>}
          {isTakenBack && <ClearButton {...state} describedBy={`${id}-question`} onClear={onClear} />}
          {isOneText && question.maxLength !== undefined && (
            <LengthCounter text={field.text} maxLength={question.maxLength} invalid={invalid} />
          )}
        </div>
      )}
    </div>
  );
}
