import { lookUpReference } from '../../core/elicitation/lookUpReference.js';
import type { Bag } from '../../schema/json.js';
import { isBag, own, textsIn } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import { isPattern } from '../text/isPattern.js';
import { keywords } from './keywords.js';

/** A schema in which every keyword has the type that a validator expects. */
export type CleanNode = Readonly<Record<string, unknown>>;

export interface CleanSchema {
  readonly root: CleanNode | true;
  /** What each `$ref` stands for. */
  readonly lookup: Record<string, CleanNode | true>;
}

export interface CleanOptions {
  /** Whether `pattern` and `patternProperties` are kept. */
  readonly patterns: boolean;
}

/** Thrown when a schema sends a validator round and round. */
class TooMuchWork extends Error {}

/**
 * A copy of a JSON Schema for the validator: only what it knows, each keyword of the right type, local
 * references alone, `false` as `{ not: {} }`. What is malformed is left out, as if it were not written.
 * Reading more of the copy than anyone's config needs throws, so that no schema can keep a page busy.
 */
export function cleanSchema(schema: unknown, { patterns }: CleanOptions): CleanSchema {
  let work = 0;
  // The validator reads this keyword once for each visit of a schema object.
  const counter = Object.defineProperty({}, '$recursiveAnchor', {
    get(this: Bag) {
      work += 1 + Number(this['work']);
      if (work > limits.entries) throw new TooMuchWork();
      return undefined;
    },
  });
  const root: Bag = isBag(schema) ? schema : {};
  const lookup = Object.create(null) as Record<string, CleanNode | true>;
  const seen = new Map<Bag, CleanNode>();

  const clean = (source: unknown): CleanNode | true => {
    if (source === false) return node({ not: true });
    if (!isBag(source)) return true;
    const known = seen.get(source);
    if (known !== undefined) return known;
    const copy = node({});
    seen.set(source, copy);
    for (const [key, value] of Object.entries(source)) {
      const kept = keep(key, value, source);
      if (kept !== undefined) copy[key] = kept;
    }
    copy['work'] = listLength(copy['enum']) + listLength(copy['required']);
    return copy;
  };
  const node = (entries: Bag): Record<string, unknown> =>
    Object.assign(Object.create(counter) as Record<string, unknown>, { work: 0 }, entries);
  const keep = (key: string, value: unknown, source: Bag): unknown => {
    if (key === '$ref') return reference(value);
    if (!patterns && (key === 'pattern' || key === 'patternProperties')) return undefined;
    if (keywords.list.has(key) && Array.isArray(value)) return value.map(clean);
    if (keywords.schema.has(key))
      return isBag(value) || typeof value === 'boolean' ? clean(value) : undefined;
    if (keywords.map.has(key)) return isBag(value) ? map(key, value) : undefined;
    if (key === 'dependentRequired') return isBag(value) ? mapOf(value, textsIn) : undefined;
    return scalar(key, value, source);
  };
  const map = (key: string, value: Bag) => {
    const usable =
      key === 'patternProperties'
        ? Object.fromEntries(Object.entries(value).filter(([pattern]) => isPattern(pattern)))
        : value;
    return mapOf(usable, (held) =>
      key === 'dependencies' && Array.isArray(held) ? textsIn(held) : clean(held),
    );
  };
  const reference = (value: unknown): string | undefined => {
    if (typeof value !== 'string' || !(value === '#' || value.startsWith('#/'))) return undefined;
    const target = value === '#' ? root : lookUpReference(root, value);
    if (!isBag(target) && typeof target !== 'boolean') return undefined;
    lookup[value] = clean(target);
    return value;
  };
  return { root: clean(schema), lookup };
}

function scalar(key: string, value: unknown, source: Bag): unknown {
  if (keywords.count.has(key)) return Number.isInteger(value) && Number(value) >= 0 ? value : undefined;
  if (keywords.number.has(key)) return bound(key, value, source);
  switch (key) {
    case 'type': {
      const types = (Array.isArray(value) ? value : [value]).filter((name) =>
        keywords.type.has(name as string),
      );
      return types.length === 0 ? undefined : Array.isArray(value) ? types : types[0];
    }
    case 'enum':
      return Array.isArray(value) ? value : undefined;
    case 'const':
      return value;
    case 'required':
      return Array.isArray(value) ? textsIn(value) : undefined;
    case 'uniqueItems':
      return value === true ? true : undefined;
    case 'pattern':
      return typeof value === 'string' && isPattern(value) ? value : undefined;
    case 'format': {
      // `url` is what people write; its own check may take forever.
      const name = value === 'url' ? 'uri' : value;
      return keywords.format.has(name as string) ? name : undefined;
    }
    default:
      return undefined;
  }
}

/** A bound as a number. Draft 4 wrote `exclusiveMinimum: true` beside `minimum`. */
function bound(key: string, value: unknown, source: Bag): number | undefined {
  const plain = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' }[key];
  const number = value === true && plain !== undefined ? own(source, plain) : value;
  const isUsable = typeof number === 'number' && Number.isFinite(number);
  return isUsable && (key !== 'multipleOf' || number > 0) ? number : undefined;
}

function mapOf(bag: Bag, each: (value: unknown) => unknown): Bag {
  return Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, each(value)]));
}

function listLength(value: unknown): number {
  return Array.isArray(value) ? Math.floor(value.length / 50) : 0;
}
