import type { Question } from '../../schema/block.js';
import { own } from '../../schema/json.js';
import { optionFinder } from '../answers/optionFinder.js';
import { parseNumber } from '../answers/parseNumber.js';

/**
 * The ids of the questions that are asked as the answers stand: those without a condition, and those whose
 * condition holds. A question that waits for one which is itself not asked is not asked either.
 *
 * @param answersTo the wire strings that a question stands for, if it is answered.
 */
export function askedIds(
  questions: readonly Question[],
  answersTo: (question: Question) => readonly string[] | undefined,
): ReadonlySet<string> {
  if (questions.every(({ showIf }) => showIf === undefined)) return new Set(questions.map(({ id }) => id));
  const byId = new Map(questions.map((question) => [question.id, question]));
  const known = new Map<string, boolean>();
  const isAsked = (question: Question): boolean => {
    const { id, showIf } = question;
    const earlier = known.get(id);
    if (earlier !== undefined) return earlier;
    // Whatever leads back here meets a no, so that no circle runs for ever.
    known.set(id, showIf === undefined);
    const holds = Object.keys(showIf ?? {}).every((key) => {
      const other = byId.get(key);
      const wanted = showIf && own(showIf, key);
      if (other === undefined || !Array.isArray(wanted) || !isAsked(other)) return false;
      return (
        answersTo(other)?.some((text) => wanted.some((one) => isSame(other, text, one as string))) === true
      );
    });
    known.set(id, holds);
    return holds;
  };
  return new Set(questions.filter(isAsked).map(({ id }) => id));
}

/** Options are the same by the value that a text means, numbers by their value, everything else by its text. */
function isSame({ kind, options }: Question, text: string, wanted: string): boolean {
  if (options !== undefined) return options[optionFinder(options)(text)]?.value === wanted;
  if (text === wanted) return true;
  if (kind !== 'number' && kind !== 'integer') return false;
  const number = parseNumber(text, kind);
  return number !== undefined && number === parseNumber(wanted, kind);
}
