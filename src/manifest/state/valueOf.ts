import type { Bag } from '../../schema/json.js';
import { isBag } from '../../schema/json.js';
import { nodeAt } from '../form/nodeAt.js';
import { pathKey } from '../text/pathKey.js';
import { toPath } from '../text/toPath.js';
import type { AssembleMode } from './assemble.js';
import { assemble, filledRows } from './assemble.js';
import type { ConfigState, FieldState } from './configState.js';

type Path = readonly (string | number)[];

/** What is to be done about one secret. All that are stored afterwards are listed: what is not listed is gone. */
export type SecretChange =
  /** It stays; `from` is where it was, if a row moved. */
  | { readonly path: Path; readonly state: 'kept'; readonly from?: Path }
  | { readonly path: Path; readonly state: 'replaced'; readonly value: unknown }
  | { readonly path: Path; readonly state: 'cleared' };

/** What a form says, as it is to be saved. */
export interface ConfigOutcome {
  /** Never has a secret in it but one that came in it and was left as it is. */
  readonly value: Bag;
  /** The places that were emptied and are left out of the value. Give them back with it, or defaults come back. */
  readonly cleared: readonly Path[];
  readonly secrets: readonly SecretChange[];
}

/** What a form says now. Unknown keys are as they were, and without edits and open defaults all is. */
export function valueOf(state: ConfigState): ConfigOutcome {
  const found: Found = { cleared: [], secrets: [], fields: new Set() };
  collect(state.root, [], { secrets: 'together', sealed: state.sealed }, found);
  const value = assemble(state.root, { secrets: 'apart', sealed: state.sealed });
  return {
    value: isBag(value) ? value : {},
    cleared: [...found.cleared, ...otherCleared(state, found)],
    secrets: [...found.secrets, ...otherSecrets(state, found)],
  };
}

interface Found {
  readonly cleared: Path[];
  readonly secrets: SecretChange[];
  /** The places of all fields. */
  readonly fields: Set<string>;
}

function collect(field: FieldState, path: Path, mode: AssembleMode, found: Found): void {
  found.fields.add(pathKey(path));
  if (field.kind === 'section') {
    for (const [key, inner] of field.fields) collect(inner, [...path, key], mode, found);
    return;
  }
  if (field.cleared) found.cleared.push(path);
  if (field.kind === 'list') {
    for (const [index, row] of filledRows(field, mode).entries())
      collect(row.field, [...path, index], mode, found);
    return;
  }
  const { secret, stored = path, held, problem } = field;
  if (secret === 'cleared') found.secrets.push({ path: stored, state: secret });
  else if (secret === 'replaced' && problem === undefined)
    found.secrets.push({ path, state: secret, value: held });
  else if (field.stored !== undefined) {
    const isMoved = pathKey(stored) !== pathKey(path);
    found.secrets.push(isMoved ? { path, state: 'kept', from: stored } : { path, state: 'kept' });
  }
}

/** Places that were cleared in fields which the schema no longer has: the next version may have them again. */
function otherCleared({ given, form }: ConfigState, { fields }: Found): readonly Path[] {
  const known = new Set(form.root.children.map(({ key }) => key));
  return (given.cleared ?? [])
    .map(toPath)
    .filter((path) => !known.has(String(path[0])) && !fields.has(pathKey(path)));
}

/** Secrets that no field stands for: those of rows that were removed are gone, those the schema does not know stay. */
function otherSecrets({ given, sealed, form }: ConfigState, { secrets }: Found): readonly SecretChange[] {
  const named = new Set(
    secrets.flatMap((change) => ('from' in change ? [change.path, change.from] : [change.path])).map(pathKey),
  );
  const stored = [
    ...(given.storedSecrets ?? []).map(toPath),
    ...[...sealed.keys()].map((key) => JSON.parse(key) as Path),
  ];
  return stored
    .filter((path) => !named.has(pathKey(path)))
    .map((path) => ({ path, state: nodeAt(form.root, path)?.secret === true ? 'cleared' : 'kept' }));
}
