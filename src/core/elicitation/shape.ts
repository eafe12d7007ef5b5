import type { QuestionKind } from '../../schema/block.js';
import type { Constraints } from '../../schema/readConstraints.js';
import type { Choice, Const } from './readOptions.js';

/** How a field is drawn and what limits it. */
export interface Shape {
  readonly kind: QuestionKind;
  readonly choices?: readonly Choice[];
  /** Whether the result is an array. */
  readonly list?: boolean;
  readonly nullable?: boolean;
  readonly limits: Constraints;
}

/** A value that is sent as it stands, without a question. */
export interface Fixed {
  readonly kind: 'fixed';
  readonly value: Const | null;
}
