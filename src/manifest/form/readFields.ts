import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { isBag, own, textsIn } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import type { ConfigFieldCode } from '../manifestCode.js';
import { shortText } from '../text/shortText.js';
import type { ConfigNode } from './configNode.js';
import type { FieldPlace, FormScope } from './formScope.js';
import type { FieldHints } from './readHints.js';

type Warn = (code: ConfigFieldCode, params?: Issue['params'], below?: Issue['path']) => void;

/** The fields of a section in the order that the hints ask for, else that of the schema. */
export function readFields(
  schema: Bag,
  place: FieldPlace,
  hints: FieldHints,
  scope: FormScope,
  warn: Warn,
): readonly ConfigNode[] {
  const properties = own(schema, 'properties');
  const fields = new Map(Object.entries(isBag(properties) ? properties : {}));
  const required = new Set(textsIn(own(schema, 'required')));
  for (const key of required)
    if (!fields.has(key)) warn('required_unknown', { key: shortText(key) }, ['required']);
  let isFull = false;
  const keys = [...fields.keys()].slice(0, limits.questions + 1);
  return orderOf(keys, place.path, hints.order, scope).flatMap((key) => {
    if (scope.nodes >= limits.questions) {
      if (!isFull) warn('field_too_many', undefined, ['properties']);
      isFull = true;
      return [];
    }
    const field = fields.get(key);
    const below = ['properties', key];
    // `true` allows anything, and `false` nothing, so that there is nothing to draw.
    if (!isBag(field) && field !== true) {
      if (field !== false) warn('field_not_object', { key: shortText(key) }, below);
      return [];
    }
    const path = [...place.path, key];
    const at = [...place.at, ...below];
    return [scope.read(isBag(field) ? field : {}, { ...place, path, at, required: required.has(key) })];
  });
}

/** `ui:order`, its `*` standing for the rest; else OpenClaw's numbers, 0 where there is none. */
function orderOf(
  keys: readonly string[],
  path: readonly string[],
  order: FieldHints['order'],
  scope: FormScope,
): readonly string[] {
  if (Array.isArray(order)) {
    const known = new Set<unknown>(keys);
    const asked = new Set<unknown>(order);
    const rest = keys.filter((key) => !asked.has(key) || key === '*');
    const sorted = [...asked].flatMap((key) => (key === '*' ? rest : known.has(key) ? [key as string] : []));
    return asked.has('*') ? sorted : [...sorted, ...rest];
  }
  const place = (key: string) => {
    const number = scope.hints.at([...path, key]).order;
    return typeof number === 'number' ? number : 0;
  };
  const places = new Map(keys.map((key) => [key, place(key)]));
  return [...keys].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
