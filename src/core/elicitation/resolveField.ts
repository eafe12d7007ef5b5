import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import { sameJson } from '../sameJson.js';
import { limits } from '../../schema/limits.js';
import { lookUpReference } from './lookUpReference.js';

/** A property's schema with references, `allOf` of one and null alternatives read away, or why that failed. */
export type Resolved =
  | { readonly ok: true; readonly field: Bag; readonly nullable: boolean }
  | { readonly ok: false; readonly code: string };

/** One reading of a schema: what references point into, what they led to, and what was read so far. */
export interface Scope {
  readonly root: Bag;
  /** Each schema object is resolved once, however many references lead to it. */
  readonly resolved: Map<Bag, Resolved>;
  /** Entries of lists read, held against `limits.entries`. */
  entries: number;
}

const WORDS = ['default', 'description', 'title'];
/** All that is read of a field. What is not in here is ignored. */
const KEYWORDS = [
  ...WORDS,
  ...'$ref allOf anyOf const contains enum enumNames format items oneOf prefixItems properties type'.split(
    ' ',
  ),
  ...'exclusiveMaximum exclusiveMinimum maximum minimum multipleOf'.split(' '),
  ...'maxItems maxLength minItems minLength pattern'.split(' '),
];

/**
 * Follows local `$ref`s, `allOf` of one, `anyOf`/`oneOf` of one beside null, and `type: [X, "null"]` until
 * a plain field is left. Never fetches, never loops: a remote or recursive reference is a failure.
 */
export function resolveField(schema: unknown, scope: Scope, depth = 0): Resolved {
  if (!isBag(schema)) return fail('unsupported');
  const known = scope.resolved.get(schema);
  if (known !== undefined) return known;
  if (depth > limits.references) return fail('limit');
  scope.resolved.set(schema, fail('recursive'));
  const found = readAway(schema, scope, depth + 1);
  scope.resolved.set(schema, found);
  return found;
}

function readAway(schema: Bag, scope: Scope, depth: number): Resolved {
  const field = Object.fromEntries(
    KEYWORDS.filter((key) => Object.hasOwn(schema, key)).map((key) => [key, schema[key]]),
  );
  /** The schema that `key` led to and what stands beside `key`, as one. */
  const joined = (inner: unknown, key: string): Resolved => {
    const base = resolveField(inner, scope, depth);
    if (!base.ok) return base;
    const merged = merge(base.field, without(field, key));
    return merged === undefined
      ? fail('unsupported')
      : also(resolveField(merged, scope, depth), base.nullable);
  };
  if ('$ref' in field) {
    const reference = field['$ref'];
    const isLocal = typeof reference === 'string' && (reference === '#' || reference.startsWith('#/'));
    return isLocal ? joined(lookUpReference(scope.root, reference), '$ref') : fail('remote_ref');
  }
  if ('allOf' in field) {
    const { allOf } = field;
    if (!Array.isArray(allOf) || allOf.length > 1) return fail('unsupported');
    return joined(allOf[0] ?? {}, 'allOf');
  }
  for (const key of ['anyOf', 'oneOf']) {
    const members = field[key];
    if (!Array.isArray(members)) continue;
    const others = members.filter((member) => !isNull(member)) as unknown[];
    const isNullable = others.length < members.length;
    const [only] = others;
    if (others.length === 1 && isBag(only) && !Object.hasOwn(only, 'const'))
      return also(joined(only, key), isNullable);
    if (!isNullable) continue;
    return others.length === 0
      ? fail('unsupported')
      : also(resolveField({ ...field, [key]: others }, scope, depth), true);
  }
  return withoutNullType(field);
}

function withoutNullType(field: Bag): Resolved {
  const type = own(field, 'type');
  if (!Array.isArray(type)) return { ok: true, field, nullable: false };
  const kinds = type.filter((name) => name !== 'null') as unknown[];
  const hasOptions = ['enum', 'oneOf', 'anyOf'].some((key) => Array.isArray(own(field, key)));
  if (kinds.length === 0 || (kinds.length > 1 && !hasOptions)) return fail('unsupported');
  const nullable = kinds.length < type.length;
  return { ok: true, field: { ...field, type: kinds.length === 1 ? kinds[0] : kinds }, nullable };
}

function isNull(member: unknown): boolean {
  if (!isBag(member)) return false;
  return own(member, 'type') === 'null' || (Object.hasOwn(member, 'const') && member['const'] === null);
}

/** Both schemas as one. Words may differ, the nearer ones win; two different constraints are not guessed at. */
function merge(base: Bag, beside: Bag): Bag | undefined {
  const clash = Object.keys(beside).some(
    (key) => !WORDS.includes(key) && Object.hasOwn(base, key) && !sameJson(base[key], beside[key]),
  );
  return clash ? undefined : { ...base, ...beside };
}

function without(field: Bag, key: string): Bag {
  return Object.fromEntries(Object.entries(field).filter(([name]) => name !== key));
}

function also(resolved: Resolved, nullable: boolean): Resolved {
  return resolved.ok && nullable ? { ...resolved, nullable } : resolved;
}

function fail(code: string): Resolved {
  return { ok: false, code };
}
