import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { FieldPlace, FormScope } from './formScope.js';
import { isSecretSchema } from './isSecretSchema.js';
import type { FieldHints } from './readHints.js';
import type { Drawn } from './readNode.js';
import { readOptions } from './readOptions.js';
import { resolveSchema } from './resolveSchema.js';

/** A list of options to tick, or a list of rows. `schema.items` is an object. */
export function readItems(schema: Bag, place: FieldPlace, hints: FieldHints, scope: FormScope): Drawn {
  const found = own(schema, 'items');
  const items = isBag(found) ? found : {};
  const path = [...place.path, '*'];
  const below = scope.hints.at(path);
  const resolved = resolveSchema(items, scope, place.open);
  const isSecret =
    place.secret || below.sensitive === true || (resolved.ok && isSecretSchema(resolved.schema));
  if (resolved.ok && !isSecret) {
    const options = readOptions(resolved.schema, { ...hints, ...below });
    if (options !== undefined && options.length > 0) return { kind: 'multi', options };
  }
  const at = [...place.at, 'items'];
  const item = scope.read(items, { ...place, path, at, required: false });
  return { kind: 'array', item, secret: false };
}
