import type { Bag } from '../../schema/json.js';
import { own } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { checkNumber } from '../answers/checkNumber.js';
import { checkText } from '../answers/checkText.js';
import { readConstraints } from './readConstraints.js';
import type { Choice, Const } from './readOptions.js';
import { readOptions } from './readOptions.js';
import type { Scope } from './resolveField.js';
import { resolveField } from './resolveField.js';
import type { Fixed, Shape } from './shape.js';

/** A resolved field's shape, or the code of why it has none: the schema table of the behaviour document, row by row. */
export function readShape(field: Bag, scope: Scope, profile: Profile): Shape | Fixed | string {
  const type = own(field, 'type');
  if (Object.hasOwn(field, 'const') && type !== 'array' && type !== 'object')
    return readFixed(field['const'], type);
  if (type === 'array' || (type === undefined && Object.hasOwn(field, 'items')))
    return readList(field, scope, profile);
  if (type === undefined && Object.hasOwn(field, 'properties')) return 'unsupported';
  const types: unknown[] = Array.isArray(type) ? type : [type];
  if (
    !types.every((name) => name === undefined || name === 'string' || isNumeric(name) || name === 'boolean')
  ) {
    return 'unsupported';
  }
  const read = readOptions(field);
  if (read === undefined) return 'unsupported';
  const { choices, nullable } = fitting(read, types, field, profile);
  if (choices.length > 0) {
    const isBoolean =
      type === 'boolean' && choices.length <= 2 && choices.every(({ value }) => typeof value === 'boolean');
    return { kind: isBoolean ? 'boolean' : 'choice', choices, nullable, limits: {} };
  }
  if (read.choices.length > 0 || types.length > 1) return 'unsupported';
  if (type === 'boolean') return { kind: 'boolean', choices: [truth(true), truth(false)], limits: {} };
  if (isNumeric(type)) return { kind: type, limits: readConstraints(field, 'number') };
  return { kind: 'text', limits: readConstraints(field, 'text') };
}

function readFixed(value: unknown, type: unknown): Fixed | string {
  if (value === null) return type === undefined ? { kind: 'fixed', value } : 'unsupported';
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return isScalar(value) && types.some((name) => isOfType(value, name))
    ? { kind: 'fixed', value }
    : 'unsupported';
}

function readList(field: Bag, scope: Scope, profile: Profile): Shape | string {
  const limits = readConstraints(field, 'list');
  const resolved = resolveField(own(field, 'items') ?? {}, scope);
  if (!resolved.ok) return resolved.code;
  const items = resolved.field;
  const type = own(items, 'type');
  const read = type === 'array' || type === 'object' ? undefined : readOptions(items);
  if (read === undefined || Object.hasOwn(items, 'items') || Object.hasOwn(items, 'properties'))
    return 'unsupported';
  const { choices } = fitting(read, Array.isArray(type) ? type : [type], items, profile);
  if (choices.length > 0)
    return { kind: profile.multiSelect ? 'multi' : 'choice', list: true, choices, limits };
  const isText =
    read.choices.length === 0 && (type === 'string' || type === undefined) && !Object.hasOwn(items, 'const');
  return isText && !profile.enforce ? { kind: 'text', list: true, limits } : 'unsupported';
}

/** Under `enforce` an option whose own value the schema forbids is not offered; otherwise all are. */
function fitting(
  read: { readonly choices: readonly Choice[]; readonly nullable: boolean },
  types: readonly unknown[],
  field: Bag,
  profile: Profile,
): { readonly choices: readonly Choice[]; readonly nullable: boolean } {
  if (!profile.enforce) return read;
  const listed = own(field, 'enum');
  const allowed = Array.isArray(listed) && listed.length > 0 ? new Set<unknown>(listed) : undefined;
  const choices = read.choices.filter(
    ({ value }) =>
      types.some((type) => isOfType(value, type)) &&
      allowed?.has(value) !== false &&
      (typeof value !== 'string' || checkText(value, readConstraints(field, 'text')) === undefined) &&
      (typeof value !== 'number' || checkNumber(value, readConstraints(field, 'number')) === undefined),
  );
  return { choices, nullable: read.nullable };
}

function isNumeric(type: unknown): type is 'number' | 'integer' {
  return type === 'number' || type === 'integer';
}

function isScalar(value: unknown): value is Const {
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';
}

function isOfType(value: Const, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || type === typeof value;
}

function truth(value: boolean): Choice {
  return { option: { value: String(value), label: String(value) }, value };
}
