/** A JSON object of unknown shape. Its keys are foreign names: look them up with `own` or `pick` only. */
export type Bag = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object (not null, not an array). */
export function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads one own property. Inherited names such as `toString` and `__proto__` are never found. */
export function own(bag: Bag, key: string): unknown {
  return Object.hasOwn(bag, key) ? bag[key] : undefined;
}

/** Reads one field under any of its spellings. The first that holds a value wins; null counts as absent. */
export function pick(bag: Bag, ...spellings: readonly string[]): unknown {
  for (const key of spellings) {
    const value = own(bag, key);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** The value if it is a string with something to read in it, else undefined. Never trimmed. */
export function readableText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The texts of a list; none where it is no list. */
export function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
}

/** The value if it is a number that JSON can carry. `-0` becomes `0`, as it would in JSON. */
export function finiteNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : undefined;
}

/** A copy without the keys whose value is undefined, so that JSON changes nothing about it. */
export function defined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
