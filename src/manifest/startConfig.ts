import type { ConfigForm } from './form/configNode.js';
import type { BuildScope } from './state/buildField.js';
import { buildSection } from './state/buildField.js';
import type { ConfigState, GivenConfig } from './state/configState.js';
import { withDefaults } from './state/withDefaults.js';
import { pathKey } from './text/pathKey.js';
import { toPath } from './text/toPath.js';

/** Starts a form with a stored config: defaults are filled in where nothing is stored and nothing was cleared. */
export function startConfig(form: ConfigForm, given: GivenConfig = {}, nextRow = 1): ConfigState {
  const { value, cleared = [], storedSecrets = [] } = given;
  const secrets = storedSecrets.map(toPath);
  const scope: BuildScope = {
    cleared: new Set(cleared.map((path) => pathKey(toPath(path)))),
    secrets: new Set(secrets.map(pathKey)),
    aboveSecrets: new Set(secrets.flatMap((path) => path.map((_, end) => pathKey(path.slice(0, end))))),
    rows: rowCounts(secrets),
    sealed: new Map(),
    nextRow,
  };
  const filled = withDefaults(form.root, value, [], scope);
  const root = buildSection(form.root, filled, [], scope, true);
  return { form, root, given, sealed: scope.sealed, nextRow: scope.nextRow };
}

/** More rows are not made because of a secret's place alone. */
const MOST_ROWS = 1_000;

/** How many rows each list needs for the secrets that are its rows. */
function rowCounts(secrets: readonly (readonly (string | number)[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of secrets) {
    const index = Number(path[path.length - 1]);
    const list = pathKey(path.slice(0, -1));
    if (Number.isInteger(index) && index >= 0 && index < MOST_ROWS)
      counts.set(list, Math.max(counts.get(list) ?? 0, index + 1));
  }
  return counts;
}
