import type { ConfigNode } from './configNode.js';

/** The node of a place in a config, indexes standing for rows; undefined where there is none. */
export function nodeAt(root: ConfigNode, path: readonly (string | number)[]): ConfigNode | undefined {
  let at: ConfigNode | undefined = root;
  for (const segment of path) {
    if (at?.kind === 'object') at = at.children.find(({ key }) => key === String(segment));
    else at = at?.kind === 'array' ? at.item : undefined;
  }
  return at;
}
