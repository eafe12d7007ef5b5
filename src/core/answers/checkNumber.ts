import type { Constraints } from '../elicitation/readConstraints.js';
import type { Breach } from './checkText.js';

/** Which bound a number breaks, if any. */
export function checkNumber(value: number, limits: Constraints): Breach | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  if (minimum !== undefined && value < minimum) return { code: 'minimum', limit: minimum };
  if (maximum !== undefined && value > maximum) return { code: 'maximum', limit: maximum };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    return { code: 'exclusiveMinimum', limit: exclusiveMinimum };
  }
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    return { code: 'exclusiveMaximum', limit: exclusiveMaximum };
  }
  if (multipleOf !== undefined && !Number.isInteger(value / multipleOf))
    return { code: 'multipleOf', limit: multipleOf };
  return undefined;
}
