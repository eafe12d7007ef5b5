import type { Question } from '../../schema/block.js';
import type { KeyedQuestion } from './formState.js';

/** Gives each question a key of its own: its id, or the id and a number where an id repeats. */
export function keyQuestions(questions: readonly Question[]): readonly KeyedQuestion[] {
  const counts = new Map<string, number>();
  return questions.map((question) => {
    const count = counts.get(question.id) ?? 0;
    counts.set(question.id, count + 1);
    return { key: count === 0 ? question.id : `${question.id}\u0000${String(count)}`, question };
  });
}
