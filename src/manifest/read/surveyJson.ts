import type { Issue } from '../../schema/issue.js';
import { isBag } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import { isReservedKey } from '../text/isReservedKey.js';

type Path = Issue['path'];

/** What a first look at a JSON value finds. */
export interface Survey {
  /** Where it becomes too large or too deep to read; undefined where it does not. */
  readonly tooLarge: Path | undefined;
  /** Where a key stands that programs may take for something of their own, such as `__proto__`. */
  readonly reserved: readonly Path[];
}

/** Looks through a JSON value once, within `limits`: at most 100 levels, 100,000 values, 4,000,000 characters. */
export function surveyJson(json: unknown): Survey {
  const open: { value: unknown; path: Path }[] = [{ value: json, path: [] }];
  const reserved: Path[] = [];
  let values = 0;
  let characters = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    const key = path[path.length - 1];
    if (typeof key === 'string') {
      characters += key.length;
      if (isReservedKey(key)) reserved.push(path);
    }
    if (typeof value === 'string') characters += value.length;
    const entries = entriesOf(value);
    values += entries.length;
    if (path.length > limits.depth || values > limits.entries || characters > limits.characters)
      return { tooLarge: path.slice(0, 3), reserved: [] };
    // From the end, so that the first is looked at next and what is found stands in the file's order.
    for (const [name, inner] of entries.reverse()) open.push({ value: inner, path: [...path, name] });
  }
  return { tooLarge: undefined, reserved };
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  return isBag(value) ? Object.entries(value) : [];
}
