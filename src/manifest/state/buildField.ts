import { isBag, own } from '../../schema/json.js';
import type { ConfigNode, ListNode, SectionNode } from '../form/configNode.js';
import { pathKey } from '../text/pathKey.js';
import type { FieldState, LeafState, ListState, SectionState } from './configState.js';
import type { KnownPlaces } from './withDefaults.js';

type Path = readonly (string | number)[];

/** What building a form's state needs and collects. */
export interface BuildScope extends KnownPlaces {
  /** The places of secrets that are stored apart. */
  readonly secrets: ReadonlySet<string>;
  /** How many rows a list has at least, because a secret of one is stored apart. */
  readonly rows: ReadonlyMap<string, number>;
  readonly sealed: Map<string, unknown>;
  nextRow: number;
}

/** Where nothing is known but the value, as in a form that is under way. */
export function emptyScope(nextRow: number): BuildScope {
  const none = new Set<string>();
  return { cleared: none, secrets: none, aboveSecrets: none, rows: new Map(), sealed: new Map(), nextRow };
}

/** The state of a field and all below it for a value in which defaults have been filled in. */
function buildField(node: ConfigNode, value: unknown, path: Path, scope: BuildScope): FieldState {
  switch (node.kind) {
    case 'object':
      return buildSection(node, value, path, scope);
    case 'array':
      return buildList(node, value, path, scope);
    default:
      return buildLeaf(node, value, path, scope);
  }
}

/** A section; `isHeld` where it is there even with nothing in it. */
export function buildSection(
  node: SectionNode,
  value: unknown,
  path: Path,
  scope: BuildScope,
  isHeld = false,
): SectionState {
  const bag = isBag(value) ? value : {};
  const fields = new Map(
    node.children.map((child) => [
      child.key,
      buildField(child, own(bag, child.key), [...path, child.key], scope),
    ]),
  );
  const others = new Map(Object.entries(bag).filter(([key]) => !fields.has(key)));
  const stray = isBag(value) ? undefined : value;
  const present = isBag(value) || (isHeld && value === undefined);
  return { kind: 'section', node, keys: Object.keys(bag), others, stray, present, filled: false, fields };
}

function buildList(node: ListNode, value: unknown, path: Path, scope: BuildScope): ListState {
  const isList = Array.isArray(value);
  const values: readonly unknown[] = isList ? value : [];
  const least = node.item.secret ? (scope.rows.get(pathKey(path)) ?? 0) : 0;
  const count = Math.max(values.length, least);
  const rows = Array.from({ length: count }, (_, index) =>
    buildRow(node, values[index], [...path, index], scope),
  );
  const isCleared = value === undefined && scope.cleared.has(pathKey(path));
  const ids = isList || count > 0 ? rows.map(({ id }) => id) : undefined;
  const stray = isList ? undefined : value;
  const base = { ids, cleared: isCleared };
  return { kind: 'list', node, stray, rows, cleared: isCleared, filled: false, base };
}

/** A row with an id of its own. A section in it is there even with nothing in it. */
export function buildRow({ item }: ListNode, value: unknown, path: Path, scope: BuildScope) {
  const id = scope.nextRow;
  scope.nextRow += 1;
  const field =
    item.kind === 'object'
      ? buildSection(item, value, path, scope, true)
      : buildField(item, value, path, scope);
  return { id, field };
}

function buildLeaf(node: LeafState['node'], value: unknown, path: Path, scope: BuildScope): LeafState {
  const key = pathKey(path);
  const isCleared = value === undefined && scope.cleared.has(key);
  const leaf = {
    kind: 'leaf',
    node,
    text: undefined,
    problem: undefined,
    cleared: isCleared,
    filled: false,
  } as const;
  // A row keeps its place among the others, whatever is in it.
  const isThere = typeof path[path.length - 1] === 'number' ? value !== undefined : !isNothing(value);
  const isSealed = node.secret && isThere;
  if (isSealed) scope.sealed.set(key, value);
  const isStored = isSealed || (node.secret && scope.secrets.has(key));
  const held = isSealed ? undefined : value;
  const secret = isStored ? 'kept' : 'none';
  return { ...leaf, held, secret, stored: isStored ? path : undefined, base: { held, cleared: isCleared } };
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
