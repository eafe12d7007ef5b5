import type { Bag } from '../../schema/json.js';
import { own } from '../../schema/json.js';

/** Whether clearing a list leaves an empty one to save: not where the schema wants entries. */
export function mayBeEmpty(schema: Bag): boolean {
  const least = own(schema, 'minItems');
  return typeof least !== 'number' || least <= 0;
}
