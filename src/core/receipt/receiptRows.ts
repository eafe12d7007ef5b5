import type { Outcome } from '../../schema/answers.js';
import type { Question, RequestUserInputBlock } from '../../schema/block.js';
import { answerTexts } from '../answers/answerTexts.js';
import { optionFinder } from '../answers/optionFinder.js';
import { askedIds } from '../hints/askedIds.js';
import { isPlanConfirmation, PLAN_ID } from '../block/isPlanConfirmation.js';

/** One question of a receipt. */
export interface ReceiptRow {
  readonly question: Question;
  /** What was answered, as the person read it; empty where nothing was. Secrets are not in it. */
  readonly answers: readonly string[];
  /** Whether a secret was given: shown as dots. */
  readonly isHidden: boolean;
  /** Whether the answer stood there untouched. Undefined where the host did not say. */
  readonly isDefault?: boolean;
  /** Indexes of the options that were chosen. */
  readonly chosen: readonly number[];
  /** Whether it was never to be answered beside the others: of a plan confirmation one answer goes out. */
  readonly isLeftOut?: true;
}

/** What a receipt shows of each question that was asked. Secrets never leave this function. */
export function receiptRows(block: RequestUserInputBlock, outcome: Outcome): readonly ReceiptRow[] {
  const textsOf = ({ id }: Question) =>
    outcome.action === 'accept' ? answerTexts(outcome.response, id) : undefined;
  const sent = sentAlone(block, textsOf);
  const asked = askedIds(block.questions, textsOf);
  const shown =
    outcome.action === 'accept' ? block.questions.filter(({ id }) => asked.has(id)) : block.questions;
  return shown.map((question) => {
    const texts = textsOf(question) ?? [];
    const options = question.options ?? [];
    // A text left empty is no answer to read; an option may stand for the empty text.
    const given = options.length > 0 ? texts : texts.filter((text) => text !== '');
    const isHidden = question.isSecret === true && given.length > 0;
    const source = outcome.action === 'accept' ? sourceOf(outcome, question.id) : undefined;
    // What was typed beside the options is never held against them.
    const find = question.isOther === true && source === 'typed' ? () => -1 : optionFinder(options);
    const indexes = isHidden ? [] : given.map(find);
    return {
      question,
      answers: isHidden ? [] : given.map((text, index) => options[indexes[index] ?? -1]?.label ?? text),
      isHidden,
      chosen: indexes.filter((index) => index !== -1),
      ...(source !== undefined && { isDefault: source === 'default' }),
      ...(sent !== undefined && sent !== question.id && { isLeftOut: true as const }),
    };
  });
}

/** The id of the one question that a plan confirmation was answered by; the plan itself where it was by none. */
function sentAlone(
  block: RequestUserInputBlock,
  textsOf: (question: Question) => readonly string[] | undefined,
): string | undefined {
  if (!isPlanConfirmation(block)) return undefined;
  const answered = block.questions.filter((question) => textsOf(question)?.length);
  return (answered.find(({ id }) => id === PLAN_ID) ?? answered[0])?.id ?? PLAN_ID;
}

function sourceOf({ sources }: Extract<Outcome, { action: 'accept' }>, id: string) {
  return Object.hasOwn(sources, id) ? sources[id] : undefined;
}
