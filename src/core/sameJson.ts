/** Comparing more than this is not worth a stalled page. */
const MAX_STEPS = 10_000;

/**
 * Whether two JSON values are equal, property order aside. Stops at the first difference, does not recurse,
 * and takes very large values for different.
 */
export function sameJson(a: unknown, b: unknown): boolean {
  const open: [unknown, unknown][] = [[a, b]];
  let steps = 0;
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (Object.is(left, right)) continue;
    if (!isHolder(left) || !isHolder(right) || Array.isArray(left) !== Array.isArray(right)) return false;
    const keys = Object.keys(left);
    steps += keys.length;
    if (steps > MAX_STEPS || keys.length !== Object.keys(right).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(right, key)) return false;
      open.push([left[key], right[key]]);
    }
  }
  return true;
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
