import type { Question } from '../../schema/block.js';
import type { FieldState } from './formState.js';

/** What a person did about a question, carried over to its new description: by value for options, as it is for text. */
export function moveField(field: FieldState, before: Question, after: Question): FieldState {
  const selected = field.selected.flatMap((index) => {
    const option = before.options?.[index];
    if (option === undefined) return [];
    if (after.options?.[index]?.value === option.value) return [index];
    const moved = after.options?.findIndex(({ value }) => value === option.value) ?? -1;
    return moved === -1 ? [] : [moved];
  });
  return { ...field, selected: [...new Set(selected)].sort((a, b) => a - b) };
}
