/** The segments of a JSON Pointer as a URI fragment, such as `#/a/0`. */
export function pointerSegments(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What stands at a path of keys and indexes, and the path with its indexes as numbers. */
export function walkTo(
  value: unknown,
  segments: readonly string[],
): { readonly held: unknown; readonly path: readonly (string | number)[] } {
  let held: unknown = value;
  const path = segments.map((segment) => {
    const key = Array.isArray(held) ? Number(segment) : segment;
    held =
      typeof held === 'object' && held !== null ? (held as Record<string | number, unknown>)[key] : undefined;
    return key;
  });
  return { held, path };
}
