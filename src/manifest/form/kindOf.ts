import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { ConfigFieldCode } from '../manifestCode.js';
import { shortText } from '../text/shortText.js';
import { alternatives, jsonTypes } from './jsonTypes.js';

/** Why a field is edited as JSON, and of which types that may be; undefined where the schema leaves them open. */
interface JsonKind {
  readonly code: ConfigFieldCode;
  readonly types: readonly string[] | undefined;
  /** The type as written, where it is unknown. */
  readonly type?: string;
}

/** What a schema without options is drawn as. */
export type FieldKind = (typeof KINDS)[number] | JsonKind;

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
    return { code: isMap ? 'field_map' : 'field_free', types: ['object'] };
  }
  if (kind !== undefined) return kind;
  if (type !== undefined && !Array.isArray(type))
    return { code: 'field_type_unknown', types: undefined, type: shortText(type) };
  const isMixed = Array.isArray(type) || alternatives(schema).length > 0;
  return { code: isMixed ? 'field_mixed' : 'field_free', types: jsonTypes(schema) };
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
  if (isTuple) return { code: 'field_mixed', types: ['array'] };
  return isBag(items) ? 'array' : { code: 'field_free', types: ['array'] };
}

function hasFields(schema: Bag): boolean {
  const properties = own(schema, 'properties');
  return isBag(properties) && Object.keys(properties).length > 0;
}
