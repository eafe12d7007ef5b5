import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { Report } from './report.js';

/** Reads the fields of one object and reports what has the wrong type. What is absent is undefined, as is what is wrong. */
export interface FieldReader {
  readonly text: (key: string) => string | undefined;
  /** A text with something in it; its absence is an error. */
  readonly neededText: (key: string) => string | undefined;
  readonly texts: (key: string) => readonly string[] | undefined;
  readonly object: (key: string) => Bag | undefined;
  readonly list: (key: string) => readonly unknown[] | undefined;
  /** Whether the key stands there, whatever it holds. */
  readonly has: (key: string) => boolean;
}

/** Starts reading the fields of `bag`, which stands at `path`. */
export function fieldReader(bag: Bag, path: Issue['path'], report: Report): FieldReader {
  const has = (key: string) => own(bag, key) !== undefined;
  /** The value if it has the type, else an error where it has another. */
  const typed = <T>(key: string, expected: string, is: (value: unknown) => value is T): T | undefined => {
    const value = own(bag, key);
    if (value === undefined || is(value)) return value;
    report.error([...path, key], 'wrong_type', { field: key, expected });
    return undefined;
  };
  const text = (key: string) => typed(key, 'text', isText);
  return {
    has,
    text,
    neededText: (key) => {
      const value = text(key);
      if (!has(key)) report.error([...path, key], 'field_missing', { field: key });
      else if (value?.trim() === '') report.error([...path, key], 'field_blank', { field: key });
      return value?.trim() === '' ? undefined : value;
    },
    texts: (key) => {
      const list = typed(key, 'texts', isList);
      if (list === undefined) return undefined;
      return list.filter((item, index): item is string => {
        if (!isText(item))
          report.error([...path, key, index], 'wrong_type', { field: key, expected: 'text' });
        return isText(item);
      });
    },
    object: (key) => typed(key, 'object', isBag),
    list: (key) => typed(key, 'list', isList),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
