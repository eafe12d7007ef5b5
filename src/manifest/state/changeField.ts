import type { BuildScope } from './buildField.js';
import type { FieldPath, FieldState, ListState, SectionState } from './configState.js';
import { settleDefaults } from './settleDefaults.js';

/** The field at a path; undefined where there is none. */
export function fieldAt(root: FieldState, path: FieldPath): FieldState | undefined {
  let at: FieldState | undefined = root;
  for (const segment of path) {
    if (at?.kind === 'section' && typeof segment === 'string') at = at.fields.get(segment);
    else if (at?.kind === 'list') at = at.rows.find(({ id }) => id === segment)?.field;
    else return undefined;
  }
  return at;
}

/**
 * A section with one field in it changed. All other fields stay the same objects, and all is the same object where
 * the change is none or the path leads nowhere.
 */
export function changeField(
  root: SectionState,
  path: FieldPath,
  change: (field: FieldState) => FieldState,
  scope: BuildScope,
): SectionState {
  const step = (field: FieldState, depth: number): FieldState => {
    const segment = path[depth];
    if (segment === undefined) return change(field);
    if (field.kind === 'section') return inSection(field, segment, depth);
    return field.kind === 'list' ? inList(field, segment, depth) : field;
  };
  const inSection = (section: SectionState, key: string | number, depth: number): SectionState => {
    const before = section.fields.get(String(key));
    const after = before && step(before, depth + 1);
    if (after === undefined || after === before) return section;
    return settleDefaults({ ...section, fields: new Map(section.fields).set(String(key), after) }, scope);
  };
  const inList = (list: ListState, id: string | number, depth: number): ListState => {
    const rows = list.rows.map((row) =>
      row.id === id ? { ...row, field: step(row.field, depth + 1) } : row,
    );
    const isSame = rows.every((row, index) => row.field === list.rows[index]?.field);
    return isSame ? list : { ...list, rows, filled: false };
  };
  return step(root, 0) as SectionState;
}
