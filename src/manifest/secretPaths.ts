import type { ConfigForm, ConfigNode } from './form/configNode.js';

/** The places of all secrets of a form, `*` for the rows of lists: what `renderResponseTemplate` is to mask. */
export function secretPaths({ root }: ConfigForm): readonly (readonly string[])[] {
  return pathsIn(root);
}

function pathsIn(node: ConfigNode): readonly (readonly string[])[] {
  if (node.kind === 'object') return node.children.flatMap(pathsIn);
  if (node.kind === 'array') return pathsIn(node.item);
  return node.secret ? [node.path] : [];
}
