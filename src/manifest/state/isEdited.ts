import { sameJson } from '../../core/sameJson.js';
import type { FieldState } from './configState.js';

/** Edits per state, worked out once: states never change. */
const known = new WeakMap<FieldState, boolean>();

/**
 * Whether a field, or anything in it, is other than when the config came. Typing back what stood there is no edit,
 * nor is a default that came with a section.
 */
export function isEdited(field: FieldState): boolean {
  const before = known.get(field);
  if (before !== undefined) return before;
  const edited = look(field);
  known.set(field, edited);
  return edited;
}

function look(field: FieldState): boolean {
  switch (field.kind) {
    case 'leaf': {
      const { held, cleared, problem, secret, stored, base } = field;
      const isSame = secret === (stored === undefined ? 'none' : 'kept');
      if (field.filled) return false;
      return !isSame || problem !== undefined || cleared !== base.cleared || !sameJson(held, base.held);
    }
    case 'list': {
      const { rows, cleared, base } = field;
      const isSame = sameJson(
        rows.map(({ id }) => id),
        base.ids ?? [],
      );
      if (field.filled) return false;
      return !isSame || cleared !== base.cleared || rows.some((row) => isEdited(row.field));
    }
    case 'section':
      return [...field.fields.values()].some(isEdited);
  }
}
