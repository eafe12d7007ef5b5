import type { Bag } from '../../schema/json.js';
import { own } from '../../schema/json.js';
import { checkNumber } from '../answers/checkNumber.js';
import { checkText } from '../answers/checkText.js';
import { readConstraints } from '../../schema/readConstraints.js';
import type { Const } from './readOptions.js';

/** Whether a field's type, `enum` and bounds allow a value, as a function of the value. `pattern` is not asked. */
export function allowedBy(field: Bag): (value: Const) => boolean {
  const types = typesOf(field);
  const listed = own(field, 'enum');
  const members = Array.isArray(listed) && listed.length > 0 ? new Set<unknown>(listed) : undefined;
  const text = readConstraints(field, 'text');
  const number = readConstraints(field, 'number');
  return (value) =>
    types.some((type) => isOfType(value, type)) &&
    members?.has(value) !== false &&
    (typeof value !== 'string' || checkText(value, text) === undefined) &&
    (typeof value !== 'number' || checkNumber(value, number) === undefined);
}

/** The types a field names, one or several; `[undefined]` where it names none. */
export function typesOf(field: Bag): readonly unknown[] {
  const type = own(field, 'type');
  return Array.isArray(type) ? type : [type];
}

/** Whether a value is of a type of JSON Schema. No type allows all. */
export function isOfType(value: Const, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return type === undefined || type === typeof value;
}
