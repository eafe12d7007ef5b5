import type { Bag } from '../schema/json.js';
import { isBag } from '../schema/json.js';
import type { ConfigForm, ConfigNode } from './form/configNode.js';

type Path = readonly (string | number)[];

/** A config without its secrets, and where they were. */
export interface RedactedConfig {
  /** For the form, drafts and logs. */
  readonly value: Bag;
  /** For the form's `storedSecrets`. */
  readonly storedSecrets: readonly Path[];
}

/** Takes the secrets out of a config, so that only the host that stores it ever has them. All else stays as it is. */
export function redactSecrets({ root }: ConfigForm, config: unknown): RedactedConfig {
  const storedSecrets: Path[] = [];
  const redact = (node: ConfigNode, value: unknown, path: Path): unknown => {
    if (node.kind === 'object' && isBag(value)) {
      const entries = new Map(Object.entries(value));
      for (const child of node.children) {
        const rest = redact(child, entries.get(child.key), [...path, child.key]);
        if (rest === undefined) entries.delete(child.key);
        else entries.set(child.key, rest);
      }
      return Object.fromEntries(entries);
    }
    if (node.kind === 'array' && Array.isArray(value)) {
      const rows = value.map((row: unknown, index) => redact(node.item, row, [...path, index]));
      return rows.filter((row) => row !== undefined);
    }
    // A row keeps its place among the others, whatever is in it.
    const isRow = typeof path[path.length - 1] === 'number';
    if (!node.secret || value === undefined || (!isRow && (value === null || value === ''))) return value;
    storedSecrets.push(path);
    return undefined;
  };
  const value = redact(root, config, []);
  return { value: isBag(value) ? value : {}, storedSecrets };
}
