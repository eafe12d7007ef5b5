import { isBag, own } from '../schema/json.js';
import { limits } from '../schema/limits.js';
import { surveyJson } from './read/surveyJson.js';
import { replaceReferences } from './text/configReferences.js';
import type { ConfigPath } from './text/toPath.js';
import { toPath } from './text/toPath.js';

export interface RenderOptions {
  /**
   * Places whose values are not shown but as `••••••`: the secrets of the config, as `secretPaths` gives them.
   * What is below such a place is hidden too, and so is the place itself inside a larger value.
   */
  readonly mask?: readonly ConfigPath[] | undefined;
}

type Path = readonly (string | number)[];

const MASK = '••••••';
const SCALARS = ['string', 'number', 'boolean'];

/**
 * Fills in a `response_template`: each `{{config.a.b}}` becomes the value at that place, looked up by own keys
 * (and indexes of lists) only. Texts stand as they are, numbers and booleans as JSON writes them, lists and
 * objects as compact JSON; what is missing or null becomes nothing. There is nothing else: other braces stay,
 * and what was filled in is never looked at again. Never throws; the result is cut at `limits.characters`.
 */
export function renderResponseTemplate(
  template: string,
  config: unknown,
  { mask = [] }: RenderOptions = {},
): string {
  const masks = mask.map(toPath);
  let room: number = limits.characters;
  const known = new Map<string, string>();
  const text = replaceReferences(template.slice(0, room), (path) => {
    const key = JSON.stringify(path);
    const value = known.get(key) ?? shown(config, path, masks);
    known.set(key, value);
    if (room <= 0) return '';
    room -= value.length;
    return value;
  });
  return text.slice(0, limits.characters);
}

function shown(config: unknown, path: readonly string[], masks: readonly Path[]): string {
  const found = lookUp(config, path);
  if (surveyJson(found).tooLarge !== undefined) return '';
  const value = hide(found, path, masks);
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function lookUp(config: unknown, path: readonly string[]): unknown {
  let at = config;
  for (const key of path) {
    if (isBag(at)) at = own(at, key);
    else if (Array.isArray(at) && /^\d{1,9}$/.test(key)) at = at[Number(key)] as unknown;
    else return undefined;
  }
  return at;
}

/** A copy of what JSON can carry, with everything at or below a masked place covered. */
function hide(value: unknown, path: Path, masks: readonly Path[]): unknown {
  if (value === undefined || value === null || value === '') return value;
  if (masks.some((mask) => mask.length <= path.length && isAt(mask, path))) return MASK;
  if (typeof value !== 'object') return SCALARS.includes(typeof value) ? value : undefined;
  const inner = (key: string | number, held: unknown) => hide(held, [...path, key], masks);
  if (Array.isArray(value)) return value.map((held, index) => inner(index, held) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, inner(key, held)]));
}

/** Whether the start of `path` fits `mask`. */
function isAt(mask: Path, path: Path): boolean {
  return mask.every((segment, index) => segment === '*' || String(segment) === String(path[index]));
}
