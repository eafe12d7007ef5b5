/** The validation keywords that are read, by what they hold. All others are annotations, or ignored. */
export const keywords = {
  /** One schema. `items` may be a list too. */
  schema: new Set(
    (
      'not if then else additionalProperties unevaluatedProperties propertyNames contains items ' +
      'additionalItems unevaluatedItems'
    ).split(' '),
  ),
  list: new Set('allOf anyOf oneOf prefixItems items'.split(' ')),
  map: new Set('properties patternProperties dependentSchemas dependencies'.split(' ')),
  number: new Set('minimum maximum exclusiveMinimum exclusiveMaximum multipleOf'.split(' ')),
  count: new Set(
    'minLength maxLength minItems maxItems minProperties maxProperties minContains maxContains'.split(' '),
  ),
  type: new Set('string number integer boolean array object null'.split(' ')),
  format: new Set(
    (
      'date time date-time duration uri uri-reference uri-template email hostname ipv4 ipv6 regex uuid ' +
      'json-pointer json-pointer-uri-fragment relative-json-pointer'
    ).split(' '),
  ),
} as const;
