import { expect } from 'storybook/test';

/** Matches a response with exactly these answers, whatever its ids. */
export function answersOf(answers: Readonly<Record<string, readonly string[]>>): unknown {
  const entries = Object.entries(answers).map(([id, texts]) => [id, { answers: texts }]);
  return expect.objectContaining({ answers: Object.fromEntries(entries) as unknown });
}
