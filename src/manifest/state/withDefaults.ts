import { isBag } from '../../schema/json.js';
import type { ConfigNode, SectionNode } from '../form/configNode.js';
import { pathKey } from '../text/pathKey.js';

type Path = readonly (string | number)[];

/** What is known of places besides the value: cleared ones, and those at or above a secret stored apart. */
export interface KnownPlaces {
  readonly cleared: ReadonlySet<string>;
  readonly aboveSecrets: ReadonlySet<string>;
}

/**
 * A field's value with defaults where there is none. Nothing that is there changes, nothing that was cleared
 * comes back, and a section that is left out stays out if its defaults alone would leave a required field open.
 */
export function withDefaults(node: ConfigNode, value: unknown, path: Path, known: KnownPlaces): unknown {
  if (node.kind === 'object') return section(node, value, path, known);
  const isCleared = known.cleared.has(pathKey(path));
  const start = value === undefined && !isCleared && !node.secret ? node.default : value;
  if (node.kind !== 'array' || !Array.isArray(start)) return start;
  return start.map((row: unknown, index) => withDefaults(node.item, row, [...path, index], known));
}

function section(node: SectionNode, value: unknown, path: Path, known: KnownPlaces): unknown {
  const start = value ?? (value === undefined && !node.secret ? node.default : undefined);
  if (value === null || (start !== undefined && !isBag(start))) return value;
  const isPresent = start !== undefined || known.aboveSecrets.has(pathKey(path));
  const entries = new Map(Object.entries(start ?? {}));
  for (const child of node.children) {
    const filled = withDefaults(child, entries.get(child.key), [...path, child.key], known);
    if (filled !== undefined) entries.set(child.key, filled);
  }
  const isWhole = node.children.every(({ key, required }) => !required || entries.has(key));
  if (!isPresent && !node.required && (entries.size === 0 || !isWhole)) return undefined;
  return Object.fromEntries(entries);
}
