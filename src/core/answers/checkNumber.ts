import type { Constraints } from '../../schema/readConstraints.js';
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
  // Beyond 2^53 a quotient is always whole, so it proves nothing.
  if (multipleOf !== undefined && !Number.isSafeInteger(value / multipleOf))
    return { code: 'multipleOf', limit: multipleOf };
  return undefined;
}
