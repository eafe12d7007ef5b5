import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { ConfigFieldCode } from '../manifestCode.js';
import { shortText } from '../text/shortText.js';

/** What a schema without options is drawn as, or why it is edited as JSON. */
export type FieldKind =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'array'
  | 'object'
  | { readonly code: ConfigFieldCode; readonly takesText: boolean; readonly type?: string };

const KINDS = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;
/** Keywords that only a text, a list or a section has, where the type is left unsaid. */
const TELLING = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'secret', 'placeholder'],
  number: ['minimum', 'maximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'minItems'],
  object: ['properties'],
} as const;

/** Decides by `type`, else by what else is said. `schema` has no references, no options and no null in it. */
export function kindOf(schema: Bag): FieldKind {
  const type = own(schema, 'type') ?? untypedKind(schema);
  const kind = KINDS.find((one) => one === type);
  if (kind === 'array') return listKind(schema);
  if (kind === 'object') {
    if (hasFields(schema)) return kind;
    const isMap = isBag(own(schema, 'additionalProperties')) || isBag(own(schema, 'patternProperties'));
    return { code: isMap ? 'field_map' : 'field_free', takesText: false };
  }
  if (kind !== undefined) return kind;
  if (Array.isArray(type)) return { code: 'field_mixed', takesText: type.includes('string') };
  if (type !== undefined) return { code: 'field_type_unknown', takesText: false, type: shortText(type) };
  const branches = alternatives(schema);
  if (branches.length === 0) return { code: 'field_free', takesText: true };
  return { code: 'field_mixed', takesText: branches.some((branch) => isBag(branch) && allowsText(branch)) };
}

function untypedKind(schema: Bag): string | undefined {
  // Alternatives may each have a type of their own, and what stands beside them holds for some only.
  if (alternatives(schema).length > 0) return undefined;
  for (const [kind, keywords] of Object.entries(TELLING))
    if (keywords.some((keyword) => Object.hasOwn(schema, keyword))) return kind;
  const value = own(schema, 'default');
  return ['string', 'number', 'boolean'].find((kind) => kind === typeof value);
}

function listKind(schema: Bag): FieldKind {
  const items = own(schema, 'items');
  const isTuple = Array.isArray(items) || Object.hasOwn(schema, 'prefixItems');
  if (isTuple) return { code: 'field_mixed', takesText: false };
  return isBag(items) ? 'array' : { code: 'field_free', takesText: false };
}

function hasFields(schema: Bag): boolean {
  const properties = own(schema, 'properties');
  return isBag(properties) && Object.keys(properties).length > 0;
}

function alternatives(schema: Bag): readonly unknown[] {
  return ['oneOf', 'anyOf'].flatMap((key) => {
    const members = own(schema, key);
    return Array.isArray(members) ? (members as unknown[]) : [];
  });
}

function allowsText(branch: Bag): boolean {
  const type = own(branch, 'type');
  return type === 'string' || (Array.isArray(type) && type.includes('string'));
}
