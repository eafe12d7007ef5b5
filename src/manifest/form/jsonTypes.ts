import type { Bag } from '../../schema/json.js';
import { isBag, own, textsIn } from '../../schema/json.js';

/** The JSON types that a schema allows, by `type` or by those of its alternatives; undefined where it leaves them open. */
export function jsonTypes(schema: Bag): readonly string[] | undefined {
  const named = typesOf(schema);
  if (named !== undefined) return named;
  const branches = alternatives(schema).map((branch) => (isBag(branch) ? typesOf(branch) : undefined));
  const isOpen = branches.length === 0 || branches.includes(undefined);
  return isOpen ? undefined : [...new Set(branches.flatMap((types) => types ?? []))];
}

/** The members of `oneOf` and `anyOf`. */
export function alternatives(schema: Bag): readonly unknown[] {
  return ['oneOf', 'anyOf'].flatMap((key) => {
    const members = own(schema, key);
    return Array.isArray(members) ? (members as unknown[]) : [];
  });
}

function typesOf(schema: Bag): readonly string[] | undefined {
  const type = own(schema, 'type');
  if (typeof type === 'string') return [type];
  const names = textsIn(type);
  return names.length === 0 ? undefined : names;
}
