import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { isReservedKey } from '../text/isReservedKey.js';
import { nearest } from '../text/nearest.js';
import type { Report } from './report.js';

/**
 * Hints at keys that mean nothing where they stand, each with the known key it was probably meant to be.
 * Below the top level only those with such a neighbour: others may be a plugin's own.
 */
export function checkKeys(bag: Bag, path: Issue['path'], known: readonly string[], report: Report): void {
  for (const key of Object.keys(bag)) {
    if (known.includes(key) || isReservedKey(key)) continue;
    const meant = nearest(
      key,
      known.filter((name) => !Object.hasOwn(bag, name)),
    );
    if (meant !== undefined) report.hint([...path, key], 'unknown_key', { key: cut(key), meant });
    else if (path.length === 0) report.hint([key], 'unknown_key', { key: cut(key) });
  }
}

function cut(key: string): string {
  return key.length > 100 ? `${key.slice(0, 100)}…` : key;
}
