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
      const meaningOf = meanings(other);
      const sought = new Set(
        wanted.map((one: string) => (other.options === undefined ? meaningOf(one) : one)),
      );
      return answersTo(other)?.some((text) => sought.has(meaningOf(text))) === true;
    });
    known.set(id, holds);
    return holds;
  };
  return new Set(questions.filter(isAsked).map(({ id }) => id));
}

/** What an answer stands for: the value of the option it means, a number where it is one, else its text. */
function meanings({ kind, options }: Question): (text: string) => string | number | undefined {
  if (options !== undefined) {
    const find = optionFinder(options);
    return (text) => options[find(text)]?.value;
  }
  if (kind !== 'number' && kind !== 'integer') return (text) => text;
  return (text) => parseNumber(text, kind) ?? text;
}
