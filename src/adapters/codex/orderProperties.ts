import { isBag, own, pick } from '../../schema/json.js';

/**
 * The params of a form with its properties in an order a person can follow. Codex sorts properties by key;
 * of the plugin's own order only `required` is left. So the required keys come first, in their order, then
 * the rest as received. `openai/form` arrives as the plugin wrote it, and stays so.
 */
export function orderProperties(params: unknown): unknown {
  if (!isBag(params) || (pick(params, 'mode') ?? 'form') !== 'form') return params;
  const schema = own(params, 'requestedSchema');
  if (!isBag(schema)) return params;
  const properties = own(schema, 'properties');
  const required = own(schema, 'required');
  if (!isBag(properties) || !Array.isArray(required)) return params;
  const first = required.filter(
    (key): key is string => typeof key === 'string' && Object.hasOwn(properties, key),
  );
  const keys = new Set([...first, ...Object.keys(properties)]);
  const ordered = Object.fromEntries([...keys].map((key) => [key, properties[key]]));
  return { ...params, requestedSchema: { ...schema, properties: ordered } };
}
