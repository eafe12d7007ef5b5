import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import type { ConfigNode } from './configNode.js';
import type { HintReader } from './readHints.js';
import type { ResolveScope } from './resolveSchema.js';

/** Where a field stands: in the config, in the schema, and below which references. */
export interface FieldPlace {
  readonly path: readonly string[];
  readonly at: Issue['path'];
  readonly required: boolean;
  /** Whether what it stands in is a secret as a whole. */
  readonly secret: boolean;
  readonly open: readonly Bag[];
}

/** One reading of a form. */
export interface FormScope extends ResolveScope {
  readonly hints: HintReader;
  /** All that was found, in the order of the form. */
  readonly issues: Issue[];
  /** How many nodes there are so far. */
  nodes: number;
  /** Reads one field and all below it. */
  readonly read: (source: Bag, place: FieldPlace) => ConfigNode;
}
