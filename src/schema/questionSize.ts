import type { Question } from './block.js';

/** How many characters a question would put on the page. Held against `limits.characters`. */
export function questionSize(question: Question): number {
  let size = question.id.length + question.question.length + (question.header?.length ?? 0);
  for (const { value, label, description } of question.options ?? []) {
    size += value.length + label.length + (description?.length ?? 0);
  }
  for (const text of question.default ?? []) size += text.length;
  return size;
}
