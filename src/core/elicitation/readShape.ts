import type { Bag } from '../../schema/json.js';
import { own } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import type { Profile } from '../../schema/profile.js';
import { allowedBy, isOfType, typesOf } from './allowedBy.js';
import { readConstraints } from '../../schema/readConstraints.js';
import type { Choice, Options } from './readOptions.js';
import { isConst, readOptions } from './readOptions.js';
import type { Scope } from './resolveField.js';
import { resolveField } from './resolveField.js';
import type { Fixed, Shape } from './shape.js';

const SCALARS: readonly unknown[] = [undefined, 'string', 'number', 'integer', 'boolean'];

/** A resolved field's shape, or the code of why it has none: the schema table of the behaviour document, row by row. */
export function readShape(field: Bag, scope: Scope, profile: Profile): Shape | Fixed | string {
  if (!isAffordable(field, scope)) return 'limit';
  if (Object.hasOwn(field, 'const')) return readFixed(field, profile);
  const type = own(field, 'type');
  if (type === 'array' || (type === undefined && Object.hasOwn(field, 'items')))
    return readList(field, scope, profile);
  if (type === undefined && Object.hasOwn(field, 'properties')) return 'unsupported';
  const types = typesOf(field);
  if (!types.every((name) => SCALARS.includes(name))) return 'unsupported';
  const read = readOptions(field);
  if (read === undefined) return 'unsupported';
  const choices = offered(read, field, profile);
  if (choices.length > 0) {
    const isBoolean =
      type === 'boolean' && choices.length <= 2 && choices.every(({ value }) => typeof value === 'boolean');
    return { kind: isBoolean ? 'boolean' : 'choice', choices, nullable: read.nullable, limits: {} };
  }
  if (read.choices.length > 0 || types.length > 1) return 'unsupported';
  if (type === 'boolean') return { kind: 'boolean', choices: [truth(true), truth(false)], limits: {} };
  if (type === 'number' || type === 'integer')
    return { kind: type, limits: readConstraints(field, 'number') };
  return { kind: 'text', limits: readConstraints(field, 'text') };
}

/** A field may be referred to thousands of times; each time, its lists are read again. */
function isAffordable(field: Bag, scope: Scope): boolean {
  for (const value of Object.values(field)) if (Array.isArray(value)) scope.entries += value.length;
  return scope.entries <= limits.entries;
}

function readFixed(field: Bag, profile: Profile): Fixed | string {
  const { const: value, type } = field;
  if (hasMembers(field, ['oneOf', 'anyOf'])) return 'unsupported';
  if (value === null) return type === undefined || type === 'null' ? { kind: 'fixed', value } : 'unsupported';
  const isSound =
    isConst(value) &&
    (profile.enforce ? allowedBy(field)(value) : typesOf(field).some((name) => isOfType(value, name)));
  return isSound ? { kind: 'fixed', value } : 'unsupported';
}

function readList(field: Bag, scope: Scope, profile: Profile): Shape | string {
  if (hasMembers(field, ['oneOf', 'anyOf', 'enum', 'prefixItems', 'contains'])) return 'unsupported';
  const resolved = resolveField(own(field, 'items') ?? {}, scope);
  if (!resolved.ok) return resolved.code;
  const items = resolved.field;
  if (!isAffordable(items, scope)) return 'limit';
  if (['const', 'items', 'properties'].some((key) => Object.hasOwn(items, key))) return 'unsupported';
  const types = typesOf(items);
  const read = types.every((name) => SCALARS.includes(name)) ? readOptions(items) : undefined;
  if (read === undefined) return 'unsupported';
  const choices = offered(read, items, profile);
  const limits = readConstraints(field, 'list');
  if (choices.length > 0)
    return { kind: profile.multiSelect ? 'multi' : 'choice', list: true, choices, limits };
  const isText = read.choices.length === 0 && types.every((name) => name === undefined || name === 'string');
  return isText && !profile.enforce ? { kind: 'text', list: true, limits } : 'unsupported';
}

/** Under `enforce` an option that the schema itself refuses is not offered; otherwise all are. */
function offered({ choices }: Options, field: Bag, { enforce }: Profile): readonly Choice[] {
  if (!enforce) return choices;
  const isAllowed = allowedBy(field);
  return choices.filter(({ value, isSound }) => isSound && isAllowed(value));
}

function hasMembers(field: Bag, keys: readonly string[]): boolean {
  return keys.some((key) => {
    const list = own(field, key);
    return list !== undefined && !(Array.isArray(list) && list.length === 0);
  });
}

function truth(value: boolean): Choice {
  return { option: { value: String(value), label: String(value) }, value, isSound: true };
}
