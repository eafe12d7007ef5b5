import { isBag } from '../../schema/json.js';
import { keywords } from './keywords.js';
import type { CleanNode, CleanSchema } from './cleanSchema.js';

/** The place in a schema that a validator's message is about. */
export interface Location {
  /** The schema object that has the keyword. */
  readonly node: CleanNode;
  /** The keywords passed through on the way, the names of properties left out. */
  readonly through: readonly string[];
}

/** Follows a keyword's location, which passes through references, to the schema object that has it. */
export function locate({ root, lookup }: CleanSchema, segments: readonly string[]): Location | undefined {
  let node: unknown = root;
  const through: string[] = [];
  for (let index = 0; index < segments.length - 1; index += 1) {
    const keyword = segments[index] ?? '';
    if (!isBag(node)) return undefined;
    through.push(keyword);
    const held: unknown = node[keyword];
    if (keyword === '$ref') node = lookup[String(held)];
    else if (Array.isArray(held) || keywords.map.has(keyword)) {
      index += 1;
      const name = segments[index] ?? '';
      node = Array.isArray(held) ? (held[Number(name)] as unknown) : isBag(held) ? held[name] : undefined;
    } else node = held;
  }
  return isBag(node) ? { node, through } : undefined;
}
