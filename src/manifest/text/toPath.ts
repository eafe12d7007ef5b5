/** A place in a config: its segments, or the same as a dotted text. `*` stands for any row of a list. */
export type ConfigPath = string | readonly (string | number)[];

/** The segments of a place. A dotted text is split at its dots; a key that has a dot itself needs the list. */
export function toPath(path: ConfigPath): readonly (string | number)[] {
  return typeof path === 'string' ? (path === '' ? [] : path.split('.')) : path;
}
