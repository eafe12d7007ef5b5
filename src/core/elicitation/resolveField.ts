import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import { sameJson } from '../sameJson.js';
import { limits } from '../../schema/limits.js';
import { lookUpReference } from './lookUpReference.js';

/** A property's schema with references, `allOf` of one and null alternatives read away, or why that failed. */
export type Resolved =
  | { readonly ok: true; readonly field: Bag; readonly nullable: boolean }
  | { readonly ok: false; readonly code: string };

/** The schema that references point into, and what they led to so far: each is followed once. */
export interface Scope {
  readonly root: Bag;
  readonly references: Map<string, Resolved>;
}

const WORDS = ['default', 'description', 'title'];
const KEYWORDS = [
  ...WORDS,
  ...[
    '$ref',
    'allOf',
    'anyOf',
    'const',
    'enum',
    'enumNames',
    'format',
    'items',
    'oneOf',
    'properties',
    'type',
  ],
  ...['exclusiveMaximum', 'exclusiveMinimum', 'maximum', 'minimum', 'multipleOf'],
  ...['maxItems', 'maxLength', 'minItems', 'minLength', 'pattern'],
];

/**
 * Follows local `$ref`s, `allOf` of one, `anyOf`/`oneOf` of one beside null, and `type: [X, "null"]` until
 * a plain field is left. Never fetches, never loops: a remote or recursive reference is a failure.
 */
export function resolveField(schema: unknown, scope: Scope, depth = 0): Resolved {
  if (!isBag(schema)) return fail('unsupported');
  if (depth > limits.references) return fail('recursive');
  const field = Object.fromEntries(
    KEYWORDS.filter((key) => Object.hasOwn(schema, key)).map((key) => [key, schema[key]]),
  );
  const onward = (base: Resolved, key: string): Resolved => {
    if (!base.ok) return base;
    const merged = merge(base.field, without(field, key));
    return merged === undefined
      ? fail('unsupported')
      : also(resolveField(merged, scope, depth + 1), base.nullable);
  };
  if ('$ref' in field) return onward(follow(field['$ref'], scope, depth), '$ref');
  if ('allOf' in field) {
    const { allOf } = field;
    if (!Array.isArray(allOf) || allOf.length > 1) return fail('unsupported');
    return onward(resolveField(allOf[0] ?? {}, scope, depth + 1), 'allOf');
  }
  for (const key of ['anyOf', 'oneOf']) {
    const members = field[key];
    if (!Array.isArray(members)) continue;
    const others = members.filter((member) => !isNull(member)) as unknown[];
    const [only] = others;
    if (others.length === 1 && isBag(only) && !Object.hasOwn(only, 'const')) {
      return also(onward(resolveField(only, scope, depth + 1), key), members.length > 1);
    }
    if (others.length === members.length) continue;
    return others.length === 0
      ? fail('unsupported')
      : also(resolveField({ ...field, [key]: others }, scope, depth + 1), true);
  }
  return withoutNullType(field);
}

function follow(reference: unknown, scope: Scope, depth: number): Resolved {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return fail('remote_ref');
  const known = scope.references.get(reference);
  if (known !== undefined) return known;
  scope.references.set(reference, fail('recursive'));
  const found = resolveField(lookUpReference(scope.root, reference), scope, depth + 1);
  scope.references.set(reference, found);
  return found;
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

/** Both schemas at once. Words may differ, the nearer ones win; two different constraints are not guessed at. */
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
