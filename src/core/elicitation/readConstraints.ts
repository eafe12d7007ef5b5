import type { Question, TextFormat } from '../../schema/block.js';
import type { Bag } from '../../schema/json.js';
import { defined, finiteNumber, own } from '../../schema/json.js';

/** The part of a question that limits its answer. */
export type Constraints = Pick<
  Question,
  | 'format'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
>;

const FORMATS: readonly unknown[] = ['email', 'uri', 'date', 'date-time'];

/** The limits of a field that fit its type. What is no limit (a negative length, a text as a bound) is ignored. */
export function readConstraints(field: Bag, type: 'text' | 'number' | 'list'): Constraints {
  const number = (key: string) => finiteNumber(own(field, key));
  const count = (key: string) => {
    const value = number(key);
    return value !== undefined && value >= 0 ? value : undefined;
  };
  switch (type) {
    case 'text': {
      const format = own(field, 'format');
      const pattern = own(field, 'pattern');
      return defined({
        format: FORMATS.includes(format) ? (format as TextFormat) : undefined,
        minLength: count('minLength'),
        maxLength: count('maxLength'),
        pattern: typeof pattern === 'string' ? pattern : undefined,
      });
    }
    case 'number': {
      const multipleOf = number('multipleOf');
      return defined({
        minimum: number('minimum'),
        maximum: number('maximum'),
        exclusiveMinimum: number('exclusiveMinimum'),
        exclusiveMaximum: number('exclusiveMaximum'),
        multipleOf: multipleOf !== undefined && multipleOf > 0 ? multipleOf : undefined,
      });
    }
    case 'list':
      return defined({ minItems: count('minItems'), maxItems: count('maxItems') });
  }
}
