import { isBag } from '../../schema/json.js';
import { pathKey } from '../text/pathKey.js';
import type { AssembleMode } from './assemble.js';
import { assemble, filledRows } from './assemble.js';
import type { ConfigState, FieldState } from './configState.js';
import { valueOf } from './valueOf.js';

type Path = readonly (string | number)[];

/** A form whose present state is what is stored. Rows and texts stay; typed secrets are forgotten and now are kept ones. */
export function savedConfig(state: ConfigState): ConfigState {
  const { value, cleared, secrets } = valueOf(state);
  const sealed = new Map<string, unknown>();
  const mode: AssembleMode = { secrets: 'together', sealed: state.sealed };
  const apart: AssembleMode = { secrets: 'apart', sealed: state.sealed };
  const storedSecrets = secrets
    .filter((change) => change.state !== 'cleared')
    .map(({ path }) => path)
    .filter((path) => !isSealedStill(state, secrets, path));

  const rebase = (field: FieldState, path: Path): FieldState => {
    switch (field.kind) {
      case 'section': {
        const fields = new Map([...field.fields].map(([key, inner]) => [key, rebase(inner, [...path, key])]));
        const value = assemble(field, apart);
        const keys = isBag(value) ? Object.keys(value) : [];
        return {
          ...field,
          fields,
          keys,
          stray: isBag(value) ? undefined : value,
          present: isBag(value),
          filled: false,
        };
      }
      case 'list': {
        const places = new Map(filledRows(field, mode).map(({ id }, index) => [id, index]));
        const rows = field.rows
          .filter(({ id }) => places.has(id))
          .map(({ id, field: inner }) => ({ id, field: rebase(inner, [...path, places.get(id) ?? 0]) }));
        const list = assemble(field, mode);
        const isList = Array.isArray(list);
        const base = { ids: isList ? rows.map(({ id }) => id) : undefined, cleared: field.cleared };
        return { ...field, rows, stray: isList ? undefined : list, filled: false, base };
      }
      case 'leaf': {
        const leaf = { ...field, filled: false };
        if (field.secret === 'none') return { ...leaf, base: { held: field.held, cleared: field.cleared } };
        const isKept = field.secret !== 'cleared' && field.problem === undefined;
        const key = field.stored && pathKey(field.stored);
        if (field.secret === 'kept' && key !== undefined && state.sealed.has(key))
          sealed.set(pathKey(path), state.sealed.get(key));
        const base = { held: undefined, cleared: false };
        const secret = isKept ? 'kept' : 'none';
        return { ...leaf, held: undefined, text: undefined, secret, stored: isKept ? path : undefined, base };
      }
    }
  };
  const root = rebase(state.root, []);
  return root.kind === 'section'
    ? { ...state, root, sealed, given: { value, cleared, storedSecrets } }
    : state;
}

/** Whether the secret at a place came inside the value and is in it still. */
function isSealedStill(
  { sealed }: ConfigState,
  secrets: ReturnType<typeof valueOf>['secrets'],
  path: Path,
): boolean {
  const change = secrets.find((one) => one.path === path);
  return change?.state === 'kept' && sealed.has(pathKey(change.from ?? path));
}
