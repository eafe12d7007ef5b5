import { parseNumber } from '../answers/parseNumber.js';
import type { Shape } from './shape.js';

/** A schema's `default` as wire strings, or undefined where it is absent or fits no answer. */
export function readDefault(value: unknown, shape: Shape): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const { choices, kind, list } = shape;
  if (choices !== undefined) {
    const values: readonly unknown[] = list === true && Array.isArray(value) ? value : [value];
    const wire = new Map<unknown, string>(choices.map(({ value: held, option }) => [held, option.value]));
    const found = values.map((one) => wire.get(one));
    if (!found.every((one) => one !== undefined)) return undefined;
    return kind === 'multi' ? found : found.slice(0, 1);
  }
  if (list === true) {
    return Array.isArray(value) && typeof value[0] === 'string' ? [value[0]] : undefined;
  }
  if (kind === 'number' || kind === 'integer') {
    const text = typeof value === 'number' ? String(value) : '';
    return parseNumber(text, kind) === undefined ? undefined : [text];
  }
  return typeof value === 'string' ? [value] : undefined;
}
