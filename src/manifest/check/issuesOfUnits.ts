import type { OutputUnit } from '@cfworker/json-schema';
import type { Issue } from '../../schema/issue.js';
import { isBag } from '../../schema/json.js';
import type { CleanSchema } from './cleanSchema.js';
import type { Location } from './locate.js';
import { locate } from './locate.js';
import { pointerSegments, walkTo } from './pointer.js';

/** Keywords that only say that something inside them is wrong. */
const CONTAINERS = new Set(
  (
    '$ref allOf if properties patternProperties additionalProperties unevaluatedProperties dependentSchemas ' +
    'prefixItems items additionalItems unevaluatedItems'
  ).split(' '),
);
const LIMITS = new Set(
  (
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems ' +
    'minProperties maxProperties format'
  ).split(' '),
);
const CODES: Readonly<Record<string, string>> = {
  enum: 'option',
  const: 'option',
  not: 'not_allowed',
  uniqueItems: 'unique',
  minContains: 'contains',
  maxContains: 'contains',
};

/** A validator's messages as issues: paths, codes, and facts of the schema alone. The messages' own text has values in it and is not used. */
export function issuesOfUnits(
  units: readonly OutputUnit[],
  schema: CleanSchema,
  value: unknown,
): readonly Issue[] {
  const found = new Map<string, Issue>();
  const add = (path: Issue['path'], code: string, params?: Issue['params']) => {
    const issue: Issue = { path, code, severity: 'error' };
    const key = JSON.stringify([path, code]);
    if (!found.has(key)) found.set(key, params === undefined ? issue : { ...issue, params });
  };
  const read = (part: readonly OutputUnit[]) => {
    for (let index = 0; index < part.length; index += 1) {
      const unit = part[index];
      if (unit === undefined || CONTAINERS.has(unit.keyword)) continue;
      const { keyword, keywordLocation, instanceLocation } = unit;
      const inside = following(part, index, `${keywordLocation}/`);
      const segments = pointerSegments(keywordLocation);
      const { held, path } = walkTo(value, pointerSegments(instanceLocation));
      const location = locate(schema, segments);
      if (keyword === 'anyOf' || keyword === 'oneOf') {
        const likely = likelyBranch(inside, unit, location);
        if (typeof likely === 'string') add(path, likely);
        else read(likely);
        index += inside.length;
      } else if (keyword === 'propertyNames') {
        for (const { instanceLocation: at } of inside)
          add(walkTo(value, pointerSegments(at)).path, 'property_name');
        index += inside.length;
      } else if (location !== undefined && !location.through.includes('contains'))
        addOne(add, keyword, location, held, path);
    }
  };
  read(units);
  return [...found.values()];
}

type Add = (path: Issue['path'], code: string, params?: Issue['params']) => void;

function addOne(add: Add, keyword: string, { node }: Location, held: unknown, path: Issue['path']): void {
  const limit = node[keyword];
  if (keyword === 'type') {
    if (limit === 'number' || limit === 'integer') add(path, limit);
    else add(path, 'wrong_type', { expected: limit });
  } else if (keyword === 'required' || keyword.startsWith('depend')) {
    for (const key of missingKeys(keyword, limit, held)) add([...path, key], 'required');
  } else if (LIMITS.has(keyword)) add(path, keyword, { limit });
  else add(path, CODES[keyword] ?? keyword);
}

function missingKeys(keyword: string, limit: unknown, held: unknown): readonly string[] {
  if (!isBag(held)) return [];
  const lists =
    keyword === 'required'
      ? [limit]
      : Object.entries(isBag(limit) ? limit : {}).flatMap(([key, list]) =>
          Object.hasOwn(held, key) ? [list] : [],
        );
  return lists.flat().filter((key): key is string => typeof key === 'string' && !Object.hasOwn(held, key));
}

/** The units right after one that lie below it. */
function following(units: readonly OutputUnit[], index: number, prefix: string): readonly OutputUnit[] {
  let end = index + 1;
  while (units[end]?.keywordLocation.startsWith(prefix) === true) end += 1;
  return units.slice(index + 1, end);
}

/** The messages of the one branch that the value was meant for, by its type and its consts; else a code. */
function likelyBranch(
  inside: readonly OutputUnit[],
  { keyword, keywordLocation, instanceLocation }: OutputUnit,
  location: Location | undefined,
): readonly OutputUnit[] | 'alternatives' | 'one_only' {
  const branches = new Map<string, OutputUnit[]>();
  for (const unit of inside) {
    const [branch = ''] = unit.keywordLocation.slice(keywordLocation.length + 1).split('/');
    const units = branches.get(branch);
    if (units === undefined) branches.set(branch, [unit]);
    else units.push(unit);
  }
  const all = location?.node[keyword];
  if (keyword === 'oneOf' && Array.isArray(all) && all.length - branches.size > 1) return 'one_only';
  const meant = [...branches.values()].filter(
    (units) =>
      !units.some(
        (unit) =>
          unit.keyword === 'const' ||
          (unit.instanceLocation === instanceLocation && ['type', 'enum', 'not'].includes(unit.keyword)),
      ),
  );
  return meant.length === 1 && meant[0] !== undefined ? meant[0] : 'alternatives';
}
