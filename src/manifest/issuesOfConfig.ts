import type { Issue } from '../schema/issue.js';
import type { CheckConfigOptions } from './checkConfig.js';
import { checkConfig } from './checkConfig.js';
import type { AssembleMode } from './state/assemble.js';
import { assemble, filledRows } from './state/assemble.js';
import { fieldAt } from './state/changeField.js';
import type { ConfigState, FieldPath, FieldState, LeafState } from './state/configState.js';
import { isEdited } from './state/isEdited.js';
import { pathKey } from './text/pathKey.js';

/**
 * What stands against saving a form, at its fields: paths are those of the form, with the ids of rows, so that an
 * issue stays with its row. Errors stop a save; a warning is about something that no field can mend. A stored secret
 * that stays counts as there and as right. Nothing of any value is in an issue.
 */
export function issuesOfConfig(state: ConfigState, options?: CheckConfigOptions): readonly Issue[] {
  const mode: AssembleMode = { secrets: 'together', sealed: state.sealed };
  const own = ownIssues(state.root, []);
  const known = new Set(own.map(({ path }) => pathKey(path)));
  const value = assemble(state.root, mode) ?? {};
  const checked = checkConfig(state.form.schema, value, options).flatMap((issue): readonly Issue[] => {
    const { path, isInside } = formPath(state.root, issue.path, mode);
    if (known.has(pathKey(path)) || isKeptElsewhere(fieldAt(state.root, path), state)) return [];
    return [{ ...issue, path, ...(isInside ? {} : { severity: 'warning' }) }];
  });
  return [...own, ...checked];
}

/** What a form knows without its schema: texts that are no values, and needed texts that were emptied. */
function ownIssues(field: FieldState, path: FieldPath): readonly Issue[] {
  switch (field.kind) {
    case 'section':
      return [...field.fields].flatMap(([key, inner]) => ownIssues(inner, [...path, key]));
    case 'list':
      return field.rows.flatMap((row) => ownIssues(row.field, [...path, row.id]));
    case 'leaf': {
      const code = field.problem ?? (isEmptied(field) ? 'required' : undefined);
      return code === undefined ? [] : [{ path, code, severity: 'error' }];
    }
  }
}

function isEmptied(leaf: LeafState): boolean {
  return leaf.node.required && leaf.held === '' && !leaf.node.secret && isEdited(leaf);
}

/** A place of the value as a place of the form; `isInside` where it belongs to a field that a person can change. */
function formPath(
  root: FieldState,
  path: Issue['path'],
  mode: AssembleMode,
): { readonly path: FieldPath; readonly isInside: boolean } {
  const found: (string | number)[] = [];
  let at = root;
  for (const segment of path) {
    if (at.kind === 'leaf') return { path: found, isInside: true };
    const row = at.kind === 'list' ? filledRows(at, mode)[Number(segment)] : undefined;
    const next = at.kind === 'section' ? at.fields.get(String(segment)) : row?.field;
    if (next === undefined) return { path: [...found, segment], isInside: false };
    found.push(row?.id ?? segment);
    at = next;
  }
  return { path: found, isInside: true };
}

/** Whether a field is a stored secret that stays, so that there is nothing here to check. */
function isKeptElsewhere(field: FieldState | undefined, { sealed }: ConfigState): boolean {
  return (
    field?.kind === 'leaf' &&
    field.secret === 'kept' &&
    !(field.stored !== undefined && sealed.has(pathKey(field.stored)))
  );
}
