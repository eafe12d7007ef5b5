import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';

/** What a local JSON Pointer such as `#/$defs/Priority` points at, or undefined. Own properties only. */
export function lookUpReference(root: Bag, reference: string): unknown {
  let found: unknown = root;
  for (const raw of reference.split('/').slice(1)) {
    const name = decode(raw);
    if (name === undefined) return undefined;
    if (isBag(found)) found = own(found, name);
    else if (Array.isArray(found) && /^\d+$/.test(name)) found = found[Number(name)] as unknown;
    else return undefined;
  }
  return found;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}
