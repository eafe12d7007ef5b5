'use client';
import { Fragment } from 'react';
import { parseNumber } from '../../core/answers/parseNumber.js';
import { approvalDetails } from '../../core/approval/approvalDetails.js';
import { isApproval } from '../../core/block/needsDecision.js';
import { phaseOf } from '../../core/form/phaseOf.js';
import type { ReceiptRow } from '../../core/receipt/receiptRows.js';
import { receiptRows } from '../../core/receipt/receiptRows.js';
import { inspectUrl } from '../../core/url/inspectUrl.js';
import type { Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { CardHeader } from '../card/CardHeader.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { endingWord } from '../shared/endingWord.js';
import { exactText } from '../shared/exactText.js';
import { isSaidInMessage } from '../shared/isSaidInMessage.js';
import { useRenderText } from '../shared/RenderText.js';
import type { WordedOption } from '../shared/wordedQuestion.js';
import { UrlAgain } from '../url/UrlAgain.js';
import { UrlText } from '../url/UrlText.js';
import { Offered } from './Offered.js';
import { Rule } from './Rule.js';
import { wordedBlock } from './wordedBlock.js';

export interface ReceiptBodyProps {
  readonly block: RequestUserInputBlock;
  readonly outcome: Outcome;
}

/** The inside of a receipt: who asked, what, what was answered, how it ended, and what was offered, folded away. */
export function ReceiptBody({ block, outcome }: ReceiptBodyProps) {
  const { messages } = useChatFormSettings();
  const all = receiptRows(wordedBlock(block, messages), outcome);
  const phase = phaseOf(outcome);
  const isAnswered = phase === 'answered';
  const rows = all.filter(
    (row) => row.isLeftOut !== true && (isAnswered || !isSaidInMessage(row.question, block)),
  );
  const subject = block.command ?? block.network?.host ?? block.grantRoot;
  const address = block.url === undefined ? undefined : inspectUrl(block.url);
  const url = address?.ok === true ? address.url : undefined;
  return (
    <div {...dataAttributes('receipt')}>
      <CardHeader block={block} />
      {subject !== undefined && isApproval(block) && (
        <p {...dataAttributes('receipt-code', { look: 'line' })} dir="ltr" translate="no">
          {exactText(subject)}
        </p>
      )}
      {url !== undefined && <UrlText url={url} />}
      {rows.length > 0 && (
        <dl {...dataAttributes('receipt-rows')}>
          {rows.map((row, index) => (
            <div key={index} {...dataAttributes('receipt-row')}>
              <dt
                {...dataAttributes(isSaidInMessage(row.question, block) ? 'unseen' : 'receipt-question')}
                dir="auto"
              >
                <Asked question={row.question} />
              </dt>
              {isAnswered && (
                <dd
                  {...dataAttributes('receipt-answer', { blank: !row.isHidden && row.answers.length === 0 })}
                >
                  <Answer row={row} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
      <div {...dataAttributes('receipt-foot')}>
        <p {...dataAttributes('receipt-end', { phase })}>{endingWord(block, phase, messages)}</p>
        {url !== undefined && isAnswered && <UrlAgain url={url.whole} />}
        <Offered rows={all} details={approvalDetails(block)} />
      </div>
    </div>
  );
}

/** The question as it stood in the card: its header too, where it says something else. */
function Asked({ question: { header, question } }: Pick<ReceiptRow, 'question'>) {
  const renderText = useRenderText();
  return (
    <>
      {header !== undefined && header !== question && (
        <span {...dataAttributes('receipt-header')} dir="auto">
          {renderText(header, 'header')}
        </span>
      )}
      {renderText(question, 'question')}
    </>
  );
}

function Answer({ row }: { readonly row: ReceiptRow }) {
  const { messages } = useChatFormSettings();
  if (row.isHidden) {
    return (
      <>
        <span aria-hidden="true">•••</span>
        <span {...dataAttributes('unseen')}>{messages.hiddenAnswer}</span>
      </>
    );
  }
  if (row.answers.length === 0) return messages.noAnswer;
  const { kind, options } = row.question;
  const decision: WordedOption | undefined = options?.[row.chosen[0] ?? -1];
  const isLost =
    (kind === 'number' || kind === 'integer') && parseNumber(row.answers[0] ?? '', kind) === undefined;
  return (
    <>
      {row.answers.map((answer, index) => (
        <Fragment key={index}>
          {index > 0 && messages.listSeparator}
          <span {...dataAttributes('receipt-text')} dir="auto">
            {answer}
          </span>
        </Fragment>
      ))}
      {decision !== undefined && <Rule option={decision} />}
      {isLost && <span {...dataAttributes('receipt-note')}>{messages.numberNotSent}</span>}
    </>
  );
}
