import { sameJson } from '../../core/sameJson.js';
import { startConfig } from '../startConfig.js';
import { pathKey } from '../text/pathKey.js';
import type { ConfigPath } from '../text/toPath.js';
import { toPath } from '../text/toPath.js';
import type { ConfigState, FieldState, GivenConfig, LeafState, ListState } from './configState.js';
import type { BuildScope } from './buildField.js';
import { emptyScope } from './buildField.js';
import { isEdited } from './isEdited.js';
import { settleDefaults } from './settleDefaults.js';
import { valueOf } from './valueOf.js';

/**
 * A form for another config of the host: what the person edited stays as it is, the rest follows. What the form
 * says already, such as its own change handed back, changes nothing. A list in which anything was edited stays whole.
 */
export function receiveConfig(state: ConfigState, given: GivenConfig): ConfigState {
  if (isSamePlaces(given, state.given)) {
    const value = given.value ?? {};
    if (sameJson(value, state.given.value ?? {}) || sameJson(value, valueOf(state).value)) return state;
  }
  const fresh = startConfig(state.form, given, state.nextRow);
  const sealed = new Map(fresh.sealed);
  const scope = emptyScope(fresh.nextRow);
  const root = keepEdits(state.root, fresh.root, { old: state.sealed, sealed, scope });
  return root.kind === 'section' ? { ...fresh, root, sealed, nextRow: scope.nextRow } : fresh;
}

function isSamePlaces(a: GivenConfig, b: GivenConfig): boolean {
  const keys = (paths: readonly ConfigPath[] = []) => paths.map((path) => pathKey(toPath(path))).sort();
  return sameJson(keys(a.storedSecrets), keys(b.storedSecrets)) && sameJson(keys(a.cleared), keys(b.cleared));
}

/** The secrets of the old value, and those that go on. */
interface Seals {
  readonly old: ReadonlyMap<string, unknown>;
  readonly sealed: Map<string, unknown>;
  readonly scope: BuildScope;
}

function keepEdits(old: FieldState, fresh: FieldState, seals: Seals): FieldState {
  if (old.kind === 'section' && fresh.kind === 'section') {
    const fields = new Map(
      [...fresh.fields].map(([key, field]) => {
        const before = old.fields.get(key);
        return [key, before === undefined ? field : keepEdits(before, field, seals)];
      }),
    );
    return settleDefaults({ ...fresh, fields }, seals.scope);
  }
  if (old.kind === 'list' && fresh.kind === 'list') return keepList(old, fresh, seals);
  return old.kind === 'leaf' && fresh.kind === 'leaf' ? keepLeaf(old, fresh) : fresh;
}

function keepLeaf(old: LeafState, fresh: LeafState): LeafState {
  if (!isEdited(old)) {
    const isSame = old.text !== undefined && sameJson(old.held, fresh.held) && old.secret === fresh.secret;
    return isSame ? { ...fresh, text: old.text } : fresh;
  }
  if (old.node.secret && old.secret === 'none') return fresh;
  // A secret that was to be taken away is gone already.
  const secret = old.secret === 'cleared' && fresh.stored === undefined ? 'none' : old.secret;
  return { ...old, secret, stored: fresh.stored, base: fresh.base };
}

function keepList(old: ListState, fresh: ListState, seals: Seals): ListState {
  if (isEdited(old)) {
    for (const { field } of old.rows) carrySeals(field, seals);
    return { ...old, base: fresh.base };
  }
  const ids = old.rows.map(({ id }) => id);
  const rows = fresh.rows.map((row, index) => ({ id: ids[index] ?? row.id, field: row.field }));
  const base = { ...fresh.base, ids: fresh.base.ids && rows.map(({ id }) => id) };
  return { ...fresh, rows, base };
}

/** The rows of a list that stays whole keep the secrets that came inside their values. */
function carrySeals(field: FieldState, seals: Seals): void {
  const { old, sealed } = seals;
  if (field.kind === 'section') for (const inner of field.fields.values()) carrySeals(inner, seals);
  else if (field.kind === 'list') for (const row of field.rows) carrySeals(row.field, seals);
  else if (field.stored !== undefined) {
    const key = pathKey(field.stored);
    if (old.has(key)) sealed.set(key, old.get(key));
  }
}
