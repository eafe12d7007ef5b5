import { isBag, own, readableText } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';

/** One option as a schema writes it. */
export interface Member {
  readonly value: unknown;
  readonly title: string | undefined;
  /** The entry itself; an `enum` has only values. */
  readonly entry: Bag | undefined;
}

/** The options of a field as the schema writes them, and where they stand. */
export interface Members {
  readonly keyword: 'oneOf' | 'anyOf' | 'enum';
  readonly at: readonly string[];
  readonly list: readonly Member[];
}

/** The options of a field, or of an array's items; undefined where it names none. */
export function readMembers(field: Bag): Members | undefined {
  if (own(field, 'type') !== 'array') return membersOf(field, []);
  const items = own(field, 'items');
  return isBag(items) ? membersOf(items, ['items']) : undefined;
}

/** A list under one of the keywords, if it is one and not empty. */
export function optionList(field: Bag, keyword: string): readonly unknown[] | undefined {
  const list = own(field, keyword);
  return Array.isArray(list) && list.length > 0 ? list : undefined;
}

function membersOf(field: Bag, path: readonly string[]): Members | undefined {
  for (const keyword of ['oneOf', 'anyOf', 'enum'] as const) {
    const found = optionList(field, keyword);
    if (found === undefined) continue;
    const names = own(field, 'enumNames');
    const titles: readonly unknown[] = Array.isArray(names) ? names : [];
    const list = found.map((entry, index): Member => {
      if (keyword === 'enum') return { value: entry, title: readableText(titles[index]), entry: undefined };
      const bag = isBag(entry) ? entry : {};
      return { value: own(bag, 'const'), title: readableText(own(bag, 'title')), entry: bag };
    });
    return { keyword, at: [...path, keyword], list };
  }
  return undefined;
}
