import type { Question } from './block.js';

/** How many characters a question holds. Held against `limits.characters`. */
export function questionSize(question: Question): number {
  const { id, header = '', pattern = '', placeholder = '' } = question;
  let size = id.length + question.question.length + header.length + pattern.length + placeholder.length;
  for (const { value, label, description, preview } of question.options ?? []) {
    size += value.length + label.length + (description?.length ?? 0) + (preview?.length ?? 0);
  }
  for (const text of question.default ?? []) size += text.length;
  return size;
}
