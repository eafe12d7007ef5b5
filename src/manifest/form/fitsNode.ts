import { sameJson } from '../../core/sameJson.js';
import { finiteNumber, isBag } from '../../schema/json.js';
import type { ConfigNode } from './configNode.js';

/** Whether a value is of a field's own type, and one of its options where it has some. Bounds and lengths are not asked. */
export function fitsNode(node: ConfigNode, value: unknown): boolean {
  if (value === null && node.nullable) return true;
  switch (node.kind) {
    case 'string':
      return typeof value === 'string';
    case 'number':
      return finiteNumber(value) !== undefined;
    case 'integer':
      return Number.isInteger(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'enum':
      return node.options.some((option) => sameJson(option.value, value));
    case 'multi':
      return (
        Array.isArray(value) &&
        value.every((held) => node.options.some((option) => sameJson(option.value, held)))
      );
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isBag(value);
    case 'json':
      return true;
  }
}
