import { lookUpReference } from '../../core/elicitation/lookUpReference.js';
import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import type { ConfigFieldCode } from '../manifestCode.js';

/** A field's schema with references, `allOf` and null alternatives read away, or why that failed. */
export type ResolvedSchema =
  | {
      readonly ok: true;
      readonly schema: Bag;
      readonly nullable: boolean;
      /** The schemas that references led through, this field's ancestors' included: none may come again below it. */
      readonly open: readonly Bag[];
    }
  | { readonly ok: false; readonly code: ConfigFieldCode; readonly reference?: string };

/** One reading of a form: where references point into, and how much was resolved so far. */
export interface ResolveScope {
  readonly root: Bag;
  resolved: number;
}

/** Reads a schema away to what can be drawn. Follows local references only, and none into itself. */
export function resolveSchema(
  source: Bag,
  scope: ResolveScope,
  open: readonly Bag[],
  hops = 0,
): ResolvedSchema {
  scope.resolved += 1;
  if (scope.resolved > limits.options) return { ok: false, code: 'field_too_many' };
  if (hops > limits.references) return { ok: false, code: 'field_recursive' };
  const reference = own(source, '$ref');
  if (reference !== undefined) return followReference(source, scope, open, hops);
  const parts = own(source, 'allOf');
  if (Array.isArray(parts) && parts.length > 0)
    return joinParts(source, parts.filter(isBag), scope, open, hops);
  for (const key of ['anyOf', 'oneOf']) {
    const members = own(source, key);
    if (!Array.isArray(members)) continue;
    const others = members.filter((member) => !isNull(member)) as unknown[];
    const isNullable = others.length < members.length;
    const [only] = others;
    const rest = without(source, key);
    if (others.length === 1 && isBag(only) && !Object.hasOwn(only, 'const')) {
      const found = joinParts(rest, [only], scope, open, hops);
      return isNullable ? nullable(found) : found;
    }
    if (isNullable && others.length > 0)
      return nullable(resolveSchema({ ...rest, [key]: others }, scope, open, hops + 1));
  }
  return withoutNullType(source, open);
}

function followReference(
  source: Bag,
  scope: ResolveScope,
  open: readonly Bag[],
  hops: number,
): ResolvedSchema {
  const reference = own(source, '$ref');
  const isLocal = typeof reference === 'string' && (reference === '#' || reference.startsWith('#/'));
  const target = isLocal
    ? reference === '#'
      ? scope.root
      : lookUpReference(scope.root, reference)
    : undefined;
  if (!isBag(target))
    return { ok: false, code: 'field_reference', reference: typeof reference === 'string' ? reference : '' };
  if (open.includes(target)) return { ok: false, code: 'field_recursive' };
  return joinParts(without(source, '$ref'), [target], scope, [...open, target], hops);
}

/** A schema and the parts it is made of as one. What stands nearest wins, except that two types are not guessed at. */
function joinParts(
  source: Bag,
  parts: readonly Bag[],
  scope: ResolveScope,
  open: readonly Bag[],
  hops: number,
): ResolvedSchema {
  const near = without(source, 'allOf');
  let joined: Bag = {};
  let all = open;
  let isNullable = false;
  for (const part of parts) {
    const found = resolveSchema(part, scope, open, hops + 1);
    if (!found.ok) return found;
    if (clash(joined, found.schema) || clash(near, found.schema)) return { ok: false, code: 'field_mixed' };
    joined = merge(joined, found.schema, joined);
    all = [...all, ...found.open.filter((bag) => !all.includes(bag))];
    isNullable ||= found.nullable;
  }
  const whole = resolveSchema(merge(joined, near, near), scope, all, hops + 1);
  return isNullable ? nullable(whole) : whole;
}

/** Whether two schemas want different types. A whole number is a number. */
function clash(one: Bag, other: Bag): boolean {
  const types = [own(one, 'type'), own(other, 'type')];
  const isNumber = types.every((type) => type === 'number' || type === 'integer');
  return types.every((type) => typeof type === 'string') && types[0] !== types[1] && !isNumber;
}

/** Two schemas as one, the fields of the first before those of the second. Where both say something `winner` is right. */
function merge(first: Bag, second: Bag, winner: Bag): Bag {
  const both = (key: string) => [own(first, key), own(second, key)];
  const joined: Record<string, unknown> = { ...first, ...second, ...winner };
  const properties = both('properties').filter(isBag);
  const won = own(winner, 'properties');
  if (properties.length === 2 && isBag(won))
    joined['properties'] = Object.fromEntries([...properties, won].flatMap(Object.entries<unknown>));
  const required = both('required').flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  if (required.length > 0) joined['required'] = required;
  if (both('type').includes('integer')) joined['type'] = 'integer';
  return joined;
}

function withoutNullType(schema: Bag, open: readonly Bag[]): ResolvedSchema {
  const type = own(schema, 'type');
  if (!Array.isArray(type)) return { ok: true, schema, nullable: own(schema, 'nullable') === true, open };
  const kinds = type.filter((name) => name !== 'null') as unknown[];
  const whole = { ...schema, type: kinds.length === 1 ? kinds[0] : kinds };
  return { ok: true, schema: whole, nullable: kinds.length < type.length, open };
}

function isNull(member: unknown): boolean {
  return isBag(member) && (own(member, 'type') === 'null' || own(member, 'const') === null);
}

function nullable(resolved: ResolvedSchema): ResolvedSchema {
  return resolved.ok ? { ...resolved, nullable: true } : resolved;
}

function without(bag: Bag, key: string): Bag {
  return Object.fromEntries(Object.entries(bag).filter(([name]) => name !== key));
}
