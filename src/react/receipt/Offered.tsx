'use client';
import { optionsOf } from '../../core/answers/optionsOf.js';
import type { ReceiptRow } from '../../core/receipt/receiptRows.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { useRenderText } from '../shared/RenderText.js';

export interface OfferedProps {
  readonly rows: readonly ReceiptRow[];
}

/** All options of an ended request, folded away. Renders a native disclosure `[data-chat-form="offered"]`, or nothing. */
export function Offered({ rows }: OfferedProps) {
  const { messages } = useChatFormSettings();
  const renderText = useRenderText();
  const choices = rows.filter(({ question }) => optionsOf(question) !== undefined);
  if (choices.length === 0) return null;
  return (
    <details {...dataAttributes('offered')}>
      <summary {...dataAttributes('offered-summary')}>{messages.offered}</summary>
      {choices.map(({ question, chosen }, index) => (
        <div key={index} {...dataAttributes('offered-question')}>
          {choices.length > 1 && (
            <p {...dataAttributes('receipt-question')} dir="auto">
              {renderText(question.question, 'question')}
            </p>
          )}
          <ul {...dataAttributes('offered-options')}>
            {question.options?.map((option, position) => (
              <li
                key={position}
                {...dataAttributes('offered-option', { checked: chosen.includes(position) })}
                aria-current={chosen.includes(position) ? true : undefined}
                dir="auto"
              >
                {renderText(option.label, 'label')}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
