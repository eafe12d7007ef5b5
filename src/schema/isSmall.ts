import { isBag } from './json.js';

const DEEPEST = 50;
const MOST = 20_000;

/** Whether a JSON value is so small and so flat that it can be walked and written out without a second thought. */
export function isSmall(value: unknown): boolean {
  let left = MOST;
  const fits = (held: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > DEEPEST) return false;
    if (!isBag(held) && !Array.isArray(held)) return true;
    return Object.values(held).every((inner) => fits(inner, depth + 1));
  };
  return fits(value, 0);
}
