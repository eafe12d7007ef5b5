'use client';
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { forwardRef, memo, useMemo } from 'react';
import { isPlanConfirmation } from '../../core/block/isPlanConfirmation.js';
import { isDecidedByClick } from '../../core/form/isDecidedByClick.js';
import { issueOf } from '../../core/form/issuesOf.js';
import type { FieldState, FormState, KeyedQuestion } from '../../core/form/formState.js';
import { isLeftOut } from '../../core/form/questionsToSend.js';
import { isSentByChoosing } from '../../core/form/sendsOnSelect.js';
import { issueText } from '../../messages/issueText.js';
import type { FieldProps } from '../fields/FieldProps.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { isSaidInMessage } from '../shared/isSaidInMessage.js';
import { useRenderText } from '../shared/RenderText.js';
import { useFormState } from '../shared/useFormState.js';
import { wordedQuestion } from '../shared/wordedQuestion.js';
import { useCard } from './CardContext.js';
import { useCardHabits } from './CardHabits.js';
import { deferKey } from './deferredKeys.js';
import { enterOnOption } from './enterOnOption.js';
import { hintOf } from './hintOf.js';
import { QuestionInput } from './QuestionInput.js';
import { QuestionLine } from './QuestionLine.js';

export interface QuestionFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  readonly keyed: KeyedQuestion;
  /** Its place in the card, from 0. */
  readonly index: number;
}

/** A longer regular expression tells nobody anything. */
const LONGEST_PATTERN = 120;

const NOTHING: FieldState = { selected: [], text: '', source: 'default' };

/**
 * One question: header, question, field, hint or error. Renders `[data-chat-form="question"]`. It renders
 * again only when its own answer or the card's phase changes.
 */
export const QuestionField = memo(
  forwardRef<HTMLDivElement, QuestionFieldProps>(function QuestionField({ keyed, index, ...rest }, ref) {
    const { key } = keyed;
    const card = useCard('QuestionField');
    const { messages, matchPattern } = useChatFormSettings();
    const question = useMemo(
      () => wordedQuestion(keyed.question, card.block, messages),
      [keyed.question, card.block, messages],
    );
    const renderText = useRenderText();
    const { form } = card.control;
    const { clickDecides } = useCardHabits();
    const field = useFormState(form, ({ fields }) => fields.get(key)) ?? NOTHING;
    const profile = useFormState(form, (state: FormState) => state.profile);
    // Either answer to a plan will do, so neither is required nor optional by itself.
    const isJudged = profile.enforce && !isPlanConfirmation(card.block);
    const isOut = useFormState(form, (state) => isLeftOut(state, key));
    const isChecked = useFormState(form, ({ tried }) => tried) && profile.enforce && !isOut;
    const isBusy = useFormState(form, ({ phase }) => phase === 'sending');
    const sendsByChoosing = useFormState(form, (state) => isSentByChoosing(state, key));
    const isDecision = useFormState(form, isDecidedByClick) && clickDecides === true;

    const issue = isChecked ? issueOf(keyed, field, { profile }, matchPattern) : undefined;
    const error = issue && issueText(messages, issue);
    const pattern =
      isJudged && (issue ?? { code: 'pattern' }).code === 'pattern' ? question.pattern : undefined;
    const isPatternShown = pattern !== undefined && pattern.length <= LONGEST_PATTERN;
    const hints = [hintOf(question, field, isJudged, messages), isPatternShown && messages.mustMatch];
    const note = error ?? (hints.filter(Boolean).join(' · ') || undefined);
    const id = `${card.id}-${String(index)}`;
    // A tool approval asks in its message, which stands above the details.
    const isSaid = isSaidInMessage(question, card.block);
    const hasHeader = question.header !== undefined && question.header !== question.question;
    const describedBy = [
      hasHeader && `${id}-header`,
      question.looksSecret === true && `${id}-warning`,
      note !== undefined && `${id}-note`,
      (sendsByChoosing || isDecision) && `${card.id}-foot-hint`,
    ].filter((part) => part !== false);
    const props: FieldProps = {
      labelledBy: `${id}-question`,
      describedBy: describedBy.length > 0 ? describedBy.join(' ') : undefined,
      required: isJudged && question.required === true,
      invalid: error !== undefined,
      disabled: card.disabled,
      busy: isBusy,
    };

    return (
      <div
        {...dataAttributes('question', { kind: question.kind, invalid: error !== undefined, index })}
        {...rest}
        ref={ref}
      >
        {hasHeader && (
          <p {...dataAttributes('question-header')} id={`${id}-header`} dir="auto">
            {renderText(question.header ?? '', 'header')}
          </p>
        )}
        {isSaid ? (
          <p {...dataAttributes('unseen')} id={`${id}-question`}>
            {question.question}
          </p>
        ) : (
          <QuestionLine
            question={question}
            field={field}
            id={id}
            isJudged={isJudged}
            invalid={error !== undefined}
            disabled={card.disabled}
            busy={isBusy}
            onClear={() => {
              card.control.clear(key);
            }}
          />
        )}
        {question.looksSecret === true && (
          <p {...dataAttributes('warning')} id={`${id}-warning`}>
            {messages.looksSecret}
          </p>
        )}
        <QuestionInput
          {...props}
          question={question}
          // Of a plan's two answers the one that stays behind does not look chosen.
          field={isOut ? { ...field, selected: [] } : field}
          textId={`${id}-text`}
          isJudged={isJudged}
          onSelect={(option) => {
            card.control.select(key, option);
          }}
          onChoose={(option) => {
            card.control.choose(key, option);
            if (isDecision) card.submit();
          }}
          onEnter={(option, event: KeyboardEvent) => {
            enterOnOption(card, key, option, event);
          }}
          onKey={deferKey}
          onType={(text) => {
            card.control.type(key, text);
          }}
        />
        {note !== undefined && (
          <p {...dataAttributes('note', { invalid: error !== undefined })} id={`${id}-note`}>
            {note}
            {isPatternShown && (
              <>
                {' '}
                <bdi {...dataAttributes('pattern')} dir="ltr">
                  {pattern}
                </bdi>
              </>
            )}
          </p>
        )}
      </div>
    );
  }),
);
