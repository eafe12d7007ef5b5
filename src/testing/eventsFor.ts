import { optionsOf } from '../core/answers/optionsOf.js';
import type { Field } from '../core/elicitation/readForm.js';
import type { FieldState, FormEvent, KeyedQuestion } from '../core/form/formState.js';
import type { Profile } from '../schema/profile.js';
import { nameOf } from './nameOf.js';

/**
 * What a person at the card does so that a field answers with a value. Throws a sentence where nobody
 * could.
 *
 * @param value the JSON value of the answer, not a label; null empties the field.
 */
export function eventsFor(
  { key, question }: KeyedQuestion,
  { choices }: Field,
  field: FieldState,
  value: unknown,
  { enforce }: Profile,
): readonly FormEvent[] {
  const options = optionsOf(question);
  const name = nameOf(question);
  if (options === undefined) return [{ type: 'textTyped', key, text: textOf(value, question.kind, name) }];

  const indexOf = (one: unknown) => {
    // Options of a decision stand for themselves.
    const values =
      choices.length > 0 ? choices.map((choice) => choice.value) : options.map((option) => option.value);
    const index = values.findIndex((held) => held === one);
    if (index !== -1) return index;
    const known = values.map((held) => JSON.stringify(held)).join(', ');
    throw new Error(`${name} has no option ${shown(one)}. Its options are ${known}.`);
  };
  const wanted = new Set(listOf(value).map(indexOf));
  if (question.kind === 'multi') {
    const changed = options.flatMap((_option, index) =>
      wanted.has(index) === field.selected.includes(index) ? [] : [index],
    );
    return changed.map((option) => ({ type: 'optionToggled', key, option }));
  }
  if (wanted.size > 1) throw new Error(`${name} takes one option, and was given ${shown(value)}.`);
  const [option] = wanted;
  if (option !== undefined) return [{ type: 'optionChosen', key, option }];
  if (field.selected.length === 0) return [];
  // The card draws the button that takes a choice back under the same condition.
  if (!enforce || question.required === true)
    throw new Error(`${name} cannot be left without an option once one is chosen.`);
  return [{ type: 'selectionCleared', key }];
}

function listOf(value: unknown): readonly unknown[] {
  if (value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** What is typed into a text box. A number is written as JavaScript writes it; a text in its place is typed as it is. */
function textOf(value: unknown, kind: string, name: string): string {
  const list: readonly unknown[] = listOf(value);
  const [only = ''] = list;
  if (list.length > 1) throw new Error(`${name} is one text box, and was given ${shown(value)}.`);
  if (typeof only === 'string') return only;
  const isNumber = kind === 'number' || kind === 'integer';
  if (isNumber && Number.isFinite(only)) return String(only);
  throw new Error(`${name} takes ${isNumber ? 'a number' : 'text'}, and was given ${shown(value)}.`);
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
