'use client';
import { optionsOf } from '../../core/answers/optionsOf.js';
import type { Detail } from '../../core/approval/detail.js';
import type { ReceiptRow } from '../../core/receipt/receiptRows.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { DetailList } from '../shared/DetailList.js';
import { useRenderText } from '../shared/RenderText.js';
import type { WordedOption } from '../shared/wordedQuestion.js';
import { Rule } from './Rule.js';

export interface OfferedProps {
  readonly rows: readonly ReceiptRow[];
  /** What an approval was about. */
  readonly details: readonly Detail[];
}

/** All options of an ended request, and what an approval was about, folded away. Renders a native disclosure `[data-chat-form="offered"]`, or nothing. */
export function Offered({ rows, details }: OfferedProps) {
  const { messages } = useChatFormSettings();
  const renderText = useRenderText();
  const choices = rows.filter(({ question }) => optionsOf(question) !== undefined);
  if (choices.length === 0) return null;
  return (
    <details {...dataAttributes('offered')}>
      <summary {...dataAttributes('offered-summary')}>{messages.offered}</summary>
      <DetailList details={details} />
      {choices.map(({ question, chosen }, index) => (
        <div key={index} {...dataAttributes('offered-question')}>
          {choices.length > 1 && (
            <p {...dataAttributes('receipt-question')} dir="auto">
              {renderText(question.question, 'question')}
            </p>
          )}
          <ul {...dataAttributes('offered-options')}>
            {question.options?.map((option: WordedOption, position) => (
              <li
                key={position}
                {...dataAttributes('offered-option', { checked: chosen.includes(position) })}
                aria-current={chosen.includes(position) ? true : undefined}
              >
                <bdi {...dataAttributes('offered-label')}>{renderText(option.label, 'label')}</bdi>
                <Rule option={option} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
