/** A path as one text, for sets and maps; indexes and digits are the same. */
export function pathKey(path: readonly (string | number)[]): string {
  return JSON.stringify(path.map(String));
}
