import type { Question } from '../../schema/block.js';
import { optionsOf } from '../answers/optionsOf.js';
import type { FieldState } from './formState.js';

/**
 * What a person did about a question, carried over to its new description: options by value, text as it
 * is. Where nothing was done, or the chosen options are gone, the question starts afresh.
 */
export function moveField(
  field: FieldState,
  before: Question,
  after: Question,
  fresh: FieldState,
): FieldState {
  const typedBeside = optionsOf(before) === undefined ? '' : field.text;
  const moved = new Set(
    field.selected.flatMap((index) => placeOf(before.options?.[index]?.value, index, after)),
  );
  const isLost = moved.size === 0 && field.selected.length > 0;
  if (field.source === 'default' || isLost)
    return typedBeside === '' ? fresh : { ...fresh, text: typedBeside };
  return { ...field, selected: [...moved].sort((a, b) => a - b) };
}

/** Where an option's value stands now: at its old place if it can, since two options may share a value. */
function placeOf(value: string | undefined, index: number, { options = [] }: Question): number | [] {
  if (value === undefined) return [];
  if (options[index]?.value === value) return index;
  const found = options.findIndex((option) => option.value === value);
  return found === -1 ? [] : found;
}
