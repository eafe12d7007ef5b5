import type { Question, TextFormat } from './block.js';
import type { Bag } from './json.js';
import { defined, finiteNumber, own } from './json.js';

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

/** The limits on a text, a number or a list. What is no limit (a negative length, a text as a bound) is ignored. */
export function readConstraints(bag: Bag, of: 'text' | 'number' | 'list'): Constraints {
  const number = (key: string) => finiteNumber(own(bag, key));
  const atLeast = (least: number, key: string) => {
    const value = number(key);
    return value !== undefined && value >= least ? value : undefined;
  };
  switch (of) {
    case 'text': {
      const format = own(bag, 'format');
      const pattern = own(bag, 'pattern');
      return defined({
        format: FORMATS.includes(format) ? (format as TextFormat) : undefined,
        minLength: atLeast(0, 'minLength'),
        maxLength: atLeast(0, 'maxLength'),
        pattern: typeof pattern === 'string' ? pattern : undefined,
      });
    }
    case 'number':
      return defined({
        minimum: number('minimum'),
        maximum: number('maximum'),
        exclusiveMinimum: number('exclusiveMinimum'),
        exclusiveMaximum: number('exclusiveMaximum'),
        multipleOf: atLeast(Number.MIN_VALUE, 'multipleOf'),
      });
    case 'list':
      return defined({ minItems: atLeast(0, 'minItems'), maxItems: atLeast(0, 'maxItems') });
  }
}
