import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { Report } from './report.js';

/**
 * Whether a `config_schema` is `{"type": "object", "properties": {…}}`, else an error. `bare` is the
 * commonest mistake: the fields stand where the object around them should.
 */
export function checkConfigSchema(schema: Bag, report: Report): boolean {
  const isObject = own(schema, 'type') === 'object';
  const hasProperties = isBag(own(schema, 'properties'));
  if (isObject && hasProperties) return true;
  const fields = Object.values(schema);
  const isBare = !hasProperties && fields.length > 0 && fields.every(isBag);
  const reason = isBare ? 'bare' : isObject ? 'properties' : hasProperties ? 'type' : 'both';
  report.error(['config_schema'], 'config_schema_unwrapped', { reason });
  return false;
}
