import type { Option } from '../../schema/block.js';
import type { Bag } from '../../schema/json.js';
import { defined, finiteNumber, isBag, own, readableText } from '../../schema/json.js';
import { allowedBy } from './allowedBy.js';

/** A value an option stands for on the wire. */
export type Const = string | number | boolean;

/** An option and the value it stands for. */
export interface Choice {
  readonly option: Option;
  readonly value: Const;
  /** Whether the list that names it allows it: its own member does, and of a `oneOf` no other. */
  readonly isSound: boolean;
}

/** What a field offers. */
export interface Options {
  /** None where the field names no options. */
  readonly choices: readonly Choice[];
  /** Whether a null stood among them: an answer may be left out. */
  readonly nullable: boolean;
}

interface Member {
  readonly value: unknown;
  /** The member as it stands, where it is a schema. */
  readonly schema?: Bag;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}

/**
 * The options of a field, from `oneOf`, else `anyOf`, else `enum` with `enumNames`. A blank or missing
 * title falls back to the value.
 *
 * @returns `undefined` where what stands there cannot be drawn as options: a mixed list, nothing but
 * nulls, or a value that is an object or an array.
 */
export function readOptions(field: Bag): Options | undefined {
  const [key] = ['oneOf', 'anyOf', 'enum'].filter((name) => !isEmptyList(own(field, name)));
  const members = key === undefined ? [] : readMembers(field, key);
  if (members === undefined) return undefined;
  const present = members.filter(({ value }) => value !== null);
  if (members.length > 0 && present.length === 0) return undefined;
  const wire = wireValues(present.map(({ value }) => value));
  const counts = new Map<unknown, number>();
  for (const { value } of present) counts.set(value, (counts.get(value) ?? 0) + 1);
  const choices: Choice[] = [];
  for (const { value, schema, label, description } of present) {
    if (!isConst(value)) return undefined;
    const option = { value: wire(value), label: label ?? String(value), description };
    const isSound =
      (schema === undefined || allowedBy(schema)(value)) && !(key === 'oneOf' && counts.get(value) !== 1);
    choices.push({ option: defined(option), value, isSound });
  }
  return { choices, nullable: present.length < members.length };
}

/** Whether a value can stand behind an option. */
export function isConst(value: unknown): value is Const {
  return typeof value === 'string' || typeof value === 'boolean' || finiteNumber(value) !== undefined;
}

function readMembers(field: Bag, key: string): readonly Member[] | undefined {
  const list = own(field, key);
  if (!Array.isArray(list)) return undefined;
  if (key === 'enum') {
    const names = own(field, 'enumNames');
    const labels: readonly unknown[] = Array.isArray(names) ? names : [];
    return list.map((value: unknown, index) => ({ value, label: readableText(labels[index]) }));
  }
  if (key === 'oneOf' && !isEmptyList(own(field, 'anyOf'))) return undefined;
  if (!list.every((entry) => isBag(entry) && Object.hasOwn(entry, 'const'))) return undefined;
  return (list as Bag[]).map((entry) => ({
    value: entry['const'],
    schema: entry,
    label: readableText(own(entry, 'title')),
    description: readableText(own(entry, 'description')),
  }));
}

function isEmptyList(list: unknown): boolean {
  return list === undefined || (Array.isArray(list) && list.length === 0);
}

/** Wire strings for values: strings stand for themselves, others for their JSON, made distinct where they meet. */
function wireValues(values: readonly unknown[]): (value: Const) => string {
  const strings = new Set(values.filter((value) => typeof value === 'string'));
  return (value) => {
    if (typeof value === 'string') return value;
    let text = String(value);
    while (strings.has(text)) text = `${typeof value}:${text}`;
    return text;
  };
}
