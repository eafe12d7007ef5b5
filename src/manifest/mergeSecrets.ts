import type { Bag } from '../schema/json.js';
import { isBag, own } from '../schema/json.js';
import type { SecretChange } from './state/valueOf.js';

type Path = readonly (string | number)[];

/**
 * Puts the secrets of a form's outcome back into its value, for a host that stores all in one place: kept ones out
 * of `stored`, the whole config as it was stored before, new ones as they were typed. What was cleared, or is not
 * listed, is not there. The counterpart of `redactSecrets`.
 */
export function mergeSecrets(value: unknown, secrets: readonly SecretChange[], stored: unknown): Bag {
  let merged: unknown = isBag(value) ? value : {};
  for (const change of secrets) {
    if (change.state === 'cleared') continue;
    const secret = change.state === 'replaced' ? change.value : lookUp(stored, change.from ?? change.path);
    if (secret !== undefined) merged = put(merged, change.path, secret);
  }
  return isBag(merged) ? merged : {};
}

function lookUp(value: unknown, path: Path): unknown {
  let at = value;
  for (const segment of path) {
    if (Array.isArray(at)) at = at[Number(segment)] as unknown;
    else at = isBag(at) ? own(at, String(segment)) : undefined;
  }
  return at;
}

/** A copy with a value at a place. Lists grow by one entry at most, since secrets come in the order of their places. */
function put(target: unknown, [segment, ...rest]: Path, value: unknown): unknown {
  if (segment === undefined) return value;
  if (Array.isArray(target) || (target === undefined && typeof segment === 'number')) {
    const list: unknown[] = Array.isArray(target) ? [...(target as unknown[])] : [];
    const index = Math.min(Number(segment), list.length);
    if (Number.isInteger(index) && index >= 0) list[index] = put(list[index], rest, value);
    return list;
  }
  const bag = isBag(target) ? target : {};
  const key = String(segment);
  return Object.fromEntries([
    ...Object.entries(bag).filter(([name]) => name !== key),
    [key, put(own(bag, key), rest, value)],
  ]);
}
