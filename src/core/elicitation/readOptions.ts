import type { Option } from '../../schema/block.js';
import type { Bag } from '../../schema/json.js';
import { defined, finiteNumber, isBag, own, readableText } from '../../schema/json.js';

/** A value an option stands for on the wire. */
export type Const = string | number | boolean;

/** An option and the value it stands for. */
export interface Choice {
  readonly option: Option;
  readonly value: Const;
}

interface Member {
  readonly value: unknown;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
}

/**
 * The options of a field, from `oneOf`, else `anyOf`, else `enum` with `enumNames`. A blank or missing
 * title falls back to the value. Null members are dropped and make the field nullable.
 *
 * @returns the choices (none where the field names no options), or `undefined` where what stands there
 * cannot be drawn as options: a mixed list, or a value that is an object or an array.
 */
export function readOptions(
  field: Bag,
): { readonly choices: readonly Choice[]; readonly nullable: boolean } | undefined {
  const members = readMembers(field);
  if (members === undefined) return undefined;
  const present = members.filter(({ value }) => value !== null);
  if (members.length > 0 && present.length === 0) return undefined;
  const wire = wireValues();
  for (const { value } of present) if (typeof value === 'string') wire.reserve(value);
  const choices: Choice[] = [];
  for (const { value, label, description } of present) {
    if (!isConst(value)) return undefined;
    const option = { value: wire.of(value), label: label ?? String(value), description };
    choices.push({ option: defined(option), value });
  }
  return { choices, nullable: present.length < members.length };
}

function readMembers(field: Bag): readonly Member[] | undefined {
  for (const key of ['oneOf', 'anyOf']) {
    const list = own(field, key);
    if (list === undefined) continue;
    if (!Array.isArray(list)) return undefined;
    if (list.length === 0) continue;
    if (key === 'oneOf' && Object.hasOwn(field, 'anyOf')) return undefined;
    if (!list.every((entry) => isBag(entry) && Object.hasOwn(entry, 'const'))) return undefined;
    return (list as Bag[]).map((entry) => ({
      value: entry['const'],
      label: readableText(own(entry, 'title')),
      description: readableText(own(entry, 'description')),
    }));
  }
  const values = own(field, 'enum');
  if (values === undefined) return [];
  if (!Array.isArray(values)) return undefined;
  const names = own(field, 'enumNames');
  const labels: readonly unknown[] = Array.isArray(names) ? names : [];
  return values.map((value: unknown, index) => ({ value, label: readableText(labels[index]) }));
}

function isConst(value: unknown): value is Const {
  return typeof value === 'string' || typeof value === 'boolean' || finiteNumber(value) !== undefined;
}

/** Wire strings for values: strings stand for themselves, others for their JSON, made distinct where they meet. */
function wireValues() {
  const strings = new Set<string>();
  return {
    reserve: (text: string) => strings.add(text),
    of: (value: Const): string => {
      if (typeof value === 'string') return value;
      let text = String(value);
      while (strings.has(text)) text = `${typeof value}:${text}`;
      return text;
    },
  };
}
