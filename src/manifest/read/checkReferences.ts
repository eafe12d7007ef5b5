import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import { configReferences } from '../text/configReferences.js';
import { nearest } from '../text/nearest.js';
import { shortText } from '../text/shortText.js';
import type { PlacedCommand } from './readCommands.js';
import type { Report } from './report.js';

/** Keywords beside which a field may exist without standing in `properties`. */
const OPEN = ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties', 'if'];

/**
 * Warns of `{{config.x}}` and `required_config` that name a field which the `config_schema` lacks; without a
 * schema there is nothing to compare with. Hints at double braces that are no reference to the config.
 */
export function checkReferences(
  commands: readonly PlacedCommand[],
  schema: Bag | undefined,
  report: Report,
): void {
  for (const { command, path } of commands) {
    const { responseTemplate = '', requiredConfig = [] } = command;
    const { paths, others } = configReferences(responseTemplate);
    for (const text of new Set(others))
      report.hint([...path, 'response_template'], 'placeholder_unknown', { text: shortText(text) });
    if (schema === undefined) continue;
    const missing = new Map(
      paths.filter((field) => !isThere(schema, field)).map((field) => [field.join('.'), field]),
    );
    for (const field of missing.values()) warn([...path, 'response_template'], field, schema, report);
    for (const [index, name] of requiredConfig.entries()) {
      if (isThere(schema, [name]) || isThere(schema, name.split('.'))) continue;
      warn([...path, 'required_config', index], [name], schema, report);
    }
  }
}

function warn(at: readonly (string | number)[], field: readonly string[], schema: Bag, report: Report): void {
  const properties = own(schema, 'properties');
  const meant =
    field.length > 1 || !isBag(properties) ? undefined : nearest(field.join(), Object.keys(properties));
  const params = { field: shortText(field.join('.')) };
  report.warning(at, 'config_field_unknown', meant === undefined ? params : { ...params, meant });
}

/** Whether a path leads to a field, or into what the schema leaves open. */
function isThere(schema: Bag, path: readonly string[]): boolean {
  let at: unknown = schema;
  for (const key of path) {
    if (!isBag(at)) return false;
    const node = at;
    if (OPEN.some((keyword) => Object.hasOwn(node, keyword))) return true;
    const properties = own(node, 'properties');
    if (isBag(properties) && Object.hasOwn(properties, key)) at = properties[key];
    else if (own(node, 'type') === 'array' && /^\d+$/.test(key)) at = own(node, 'items') ?? {};
    else return isBag(own(node, 'additionalProperties')) || isUndescribed(node);
  }
  return true;
}

/** An object or list of which the schema says nothing more. */
function isUndescribed(node: Bag): boolean {
  const type = own(node, 'type');
  return !Object.hasOwn(node, 'properties') && (type === undefined || type === 'object');
}
