import { isBag } from '../../schema/json.js';
import type { ConfigNode } from '../form/configNode.js';
import type { BuildScope } from './buildField.js';
import { buildRow } from './buildField.js';
import type { ListState } from './configState.js';
import { mayBeEmpty } from './mayBeEmpty.js';
import { withDefaults } from './withDefaults.js';

/** A list with a new row, at an index or at the end. Its defaults are in it. */
export function addRow(list: ListState, index: number | undefined, scope: BuildScope): ListState {
  const at = clamp(index ?? list.rows.length, list.rows.length);
  const row = buildRow(list.node, newRow(list.node.item, scope), [], scope);
  const rows = [...list.rows.slice(0, at), row, ...list.rows.slice(at)];
  return { ...list, rows, cleared: false, filled: false };
}

/** A list without a row. */
export function removeRow(list: ListState, id: number): ListState {
  const rows = list.rows.filter((row) => row.id !== id);
  if (rows.length === list.rows.length) return list;
  return rows.length === 0 ? emptyList(list) : { ...list, rows, filled: false };
}

/** A list in which one row stands at another index. */
export function moveRow(list: ListState, id: number, index: number): ListState {
  const from = list.rows.findIndex((row) => row.id === id);
  const row = list.rows[from];
  const to = clamp(index, list.rows.length - 1);
  if (row === undefined || to === from) return list;
  const others = list.rows.filter((other) => other !== row);
  return { ...list, rows: [...others.slice(0, to), row, ...others.slice(to)], filled: false };
}

/** A list without rows: empty where it was one, left out where it never was, cleared where it may not be empty. */
export function emptyList(list: ListState): ListState {
  const { base, cleared, filled, node, stray } = list;
  const wasSet = base.ids !== undefined || base.cleared || cleared || filled || stray !== undefined;
  const isCleared = wasSet && (base.ids === undefined || !mayBeEmpty(node.schema));
  return { ...list, rows: [], cleared: isCleared, filled: false, stray: undefined };
}

function newRow(item: ConfigNode, scope: BuildScope): unknown {
  const start = item.kind === 'object' && !isBag(item.default) ? {} : item.default;
  return withDefaults(item, item.secret ? undefined : start, [], scope);
}

function clamp(index: number, most: number): number {
  return Math.max(0, Math.min(Math.trunc(index), most));
}
