'use client';
import { phaseOf } from '../../core/form/phaseOf.js';
import type { ReceiptRow } from '../../core/receipt/receiptRows.js';
import { receiptRows } from '../../core/receipt/receiptRows.js';
import type { Messages } from '../../messages/messages.js';
import type { Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { wordedBlock } from '../receipt/wordedBlock.js';
import { useChatFormSettings } from '../shared/ChatFormProvider.js';
import { dataAttributes } from '../shared/dataAttributes.js';
import { endingWord } from '../shared/endingWord.js';
import type { WordedOption } from '../shared/wordedQuestion.js';

export interface CardStatusProps {
  readonly block: RequestUserInputBlock;
  /** How the card ended while it was on the page; undefined before that. */
  readonly outcome: Outcome | undefined;
}

/** Says the end of a card to a screen reader. Renders a visually hidden live region `[data-chat-form="status"]`. */
export function CardStatus({ block, outcome }: CardStatusProps) {
  const { messages } = useChatFormSettings();
  return (
    <p {...dataAttributes('status')} role="status">
      {outcome === undefined ? '' : sentence(block, outcome, messages)}
    </p>
  );
}

/** The rule that the words of a decision end in. */
function ruleOf({ question, chosen }: ReceiptRow): readonly string[] {
  const decision: WordedOption | undefined = question.options?.[chosen[0] ?? -1];
  return decision?.isRule === true && decision.description !== undefined ? [decision.description] : [];
}

function sentence(block: RequestUserInputBlock, outcome: Outcome, messages: Messages): string {
  const rows = receiptRows(wordedBlock(block, messages), outcome);
  const answers = rows.flatMap((row) =>
    row.isHidden ? [messages.hiddenAnswer] : [...row.answers, ...ruleOf(row)],
  );
  const isAnswered = outcome.action === 'accept' && answers.length > 0;
  return isAnswered
    ? messages.answeredWith(answers.join(messages.listSeparator))
    : endingWord(block, phaseOf(outcome), messages);
}
