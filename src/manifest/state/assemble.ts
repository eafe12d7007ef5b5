import { pathKey } from '../text/pathKey.js';
import type { FieldState, LeafState, ListState, SectionState } from './configState.js';
import { isEdited } from './isEdited.js';

/**
 * `apart`: what is saved as the value: secrets only where they came in it and stay. `together`: what is checked,
 * with new secrets in their places and a stand-in for those that are stored elsewhere.
 */
export interface AssembleMode {
  readonly secrets: 'apart' | 'together';
  readonly sealed: ReadonlyMap<string, unknown>;
}

/** Stands for a stored secret that is not here. It is never saved; what a check says of it is not heeded. */
const STAND_IN = 'kept';

/** The value of a field, or undefined where it is left out. */
export function assemble(field: FieldState, mode: AssembleMode): unknown {
  switch (field.kind) {
    case 'leaf':
      return leafValue(field, mode);
    case 'list':
      return listValue(field, mode);
    case 'section':
      return sectionValue(field, mode);
  }
}

/** The rows of a list that have a value, in order: their positions are those in the value. */
export function filledRows(
  { rows }: ListState,
  mode: AssembleMode,
): readonly { readonly id: number; readonly field: FieldState; readonly value: unknown }[] {
  return rows
    .map(({ id, field }) => ({ id, field, value: assemble(field, mode) }))
    .filter(({ value }) => value !== undefined);
}

function leafValue({ held, secret, stored }: LeafState, { secrets, sealed }: AssembleMode): unknown {
  if (secret === 'none') return held;
  if (secret === 'replaced') return secrets === 'together' ? held : undefined;
  if (secret === 'cleared' || stored === undefined) return undefined;
  const key = pathKey(stored);
  return sealed.has(key) ? sealed.get(key) : secrets === 'together' ? STAND_IN : undefined;
}

function listValue(list: ListState, mode: AssembleMode): unknown {
  const { rows, cleared, stray, base } = list;
  const values = filledRows(list, mode).map(({ value }) => value);
  if (values.length > 0) return values;
  if (stray !== undefined && rows.length === 0 && !isEdited(list)) return stray;
  if (cleared) return undefined;
  return base.ids === undefined && !rows.some(({ field }) => isThere(field)) ? undefined : [];
}

function sectionValue(section: SectionState, mode: AssembleMode): unknown {
  const { keys, others, stray, present, filled, fields } = section;
  if (stray !== undefined && !isEdited(section)) return stray;
  const values = new Map([...fields].map(([key, field]) => [key, assemble(field, mode)]));
  const isObject = present || filled || stray !== undefined;
  if (!isObject && ![...fields.values()].some(isThere)) return undefined;
  // A key keeps the place that it had in the file.
  const all = new Set([...keys, ...fields.keys()]);
  return Object.fromEntries(
    [...all]
      .map((key) => [key, fields.has(key) ? values.get(key) : others.get(key)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Whether a field is in the config, be it with a secret that is kept apart. */
function isThere(field: FieldState): boolean {
  switch (field.kind) {
    case 'leaf':
      return field.held !== undefined || field.secret === 'kept';
    case 'list':
      return field.base.ids !== undefined || field.rows.some((row) => isThere(row.field));
    case 'section':
      return (
        field.present || field.filled || field.stray !== undefined || [...field.fields.values()].some(isThere)
      );
  }
}
