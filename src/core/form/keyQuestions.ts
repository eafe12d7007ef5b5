import type { RequestUserInputBlock } from '../../schema/block.js';
import { optionsOf } from '../answers/optionsOf.js';
import { mustBeDecided } from '../block/mustBeDecided.js';
import type { KeyedQuestion } from './formState.js';

/**
 * Gives each question a key of its own: its id, or the id and a number where an id repeats. A decision that
 * is due is required.
 */
export function keyQuestions(block: RequestUserInputBlock): readonly KeyedQuestion[] {
  const isDue = mustBeDecided(block);
  const questions = block.questions.map((question) =>
    isDue && optionsOf(question) !== undefined ? { ...question, required: true } : question,
  );
  const ids = new Set(questions.map(({ id }) => id));
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const { id } = question;
    let key = id;
    while (taken.has(key) || (key !== id && ids.has(key))) {
      const count = (counts.get(id) ?? 1) + 1;
      counts.set(id, count);
      key = `${id}#${count}`;
    }
    taken.add(key);
    return { key, question };
  });
}
