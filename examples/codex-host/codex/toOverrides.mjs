import { stringify } from 'smol-toml';

/** @import { TomlPrimitive } from 'smol-toml' */

/**
 * A configuration as arguments for Codex, `-c <dotted key>=<TOML value>`, so that no file needs to be changed.
 * The keys must be bare ones.
 *
 * @param {Readonly<Record<string, unknown>>} table
 * @param {string} [above] the key of the table itself, with its dot
 * @returns {readonly string[]}
 */
export function toOverrides(table, above = '') {
  return Object.entries(table).flatMap(([key, value]) => {
    const path = `${above}${key}`;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return toOverrides(/** @type {Record<string, unknown>} */ (value), `${path}.`);
    }
    const line = stringify({ value: /** @type {TomlPrimitive} */ (value) });
    return ['-c', `${path}=${line.slice('value = '.length).trim()}`];
  });
}
