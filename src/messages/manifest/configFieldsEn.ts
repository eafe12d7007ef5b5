import type { ConfigFieldCode, JsonCode } from '../../manifest/manifestCode.js';
import type { AdviceEntry } from '../advice/adviceWords.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const AS_JSON = 'It is edited as JSON.';

/** What can be said of a config's fields and of a file's JSON, in English. */
export const configFieldsEn = {
  no_settings: {
    text: 'The schema has no properties, so there is nothing to set.',
    advice: 'Add properties, one for each setting.',
  },
  field_not_object: {
    text: ({ key }) => `The field “${text(key)}” is not described by an object, so it is not drawn.`,
    advice: 'Write { "type": …, "title": … }.',
  },
  field_type_unknown: {
    text: ({ type }) => `The type “${text(type)}” is unknown. ${AS_JSON}`,
    advice: 'Use string, number, integer, boolean, array or object.',
  },
  field_mixed: {
    text: `A field that takes values of several kinds has no control of its own. ${AS_JSON}`,
    advice: 'Use one type, or options of const and title.',
  },
  field_free: {
    text: `The schema does not say what this field holds. ${AS_JSON}`,
    advice: 'Add type, and for lists items, for objects properties.',
  },
  field_map: {
    text: `A field whose names are free has no control of its own. ${AS_JSON}`,
    advice: 'List the names in properties where they are known; else say in the description what to write.',
  },
  field_recursive: {
    text: `A field that contains itself cannot be drawn without end. ${AS_JSON}`,
    advice: 'Write out as many levels as are needed.',
  },
  field_reference: {
    text: ({ reference }) => `The reference “${text(reference)}” leads nowhere inside the schema. ${AS_JSON}`,
    advice: 'Use "#/$defs/…"; schemas elsewhere are never fetched.',
  },
  field_too_many: {
    text: 'The form has more fields than anyone could fill in; not all of them are drawn.',
    advice: 'Ask less.',
  },
  options_empty: {
    text: 'A choice without options cannot be made.',
    advice: 'List at least one value in enum.',
  },
  required_unknown: {
    text: ({ key }) => `required names “${text(key)}”, which is not a property.`,
    advice: 'Remove the name, or add the property.',
  },
  default_unfit: {
    text: 'The default does not fit the field.',
    advice: 'Give a default of the field’s own type, one of its options where it has some.',
  },
  pattern_unusable: {
    text: 'The pattern is not a regular expression, so it is not checked.',
    advice: 'Write an expression that JavaScript accepts with the flag u.',
  },
  json_empty: { text: 'The file is empty.', advice: 'Start with { "id": …, "name": …, … }.' },
  json_ends: { text: 'The text ends too early.', advice: 'Close every {, [ and ".' },
  json_comma: {
    text: 'There is a comma too many, or one is missing.',
    advice: 'Put one comma between two entries and none after the last.',
  },
  json_comment: { text: 'JSON has no comments.', advice: 'Remove it.' },
  json_quotes: {
    text: 'Names and texts need double quotes.',
    advice: 'Write "name": "text".',
  },
  json_text: {
    text: 'A text has a line break or a wrong escape in it.',
    advice: String.raw`Write \n for a line break and \\ for a backslash.`,
  },
  json_unexpected: {
    text: ({ found }) => `“${text(found)}” cannot stand here.`,
    advice: 'Remove it, or look at what stands before it.',
  },
  json_repeated_key: {
    text: ({ key }) => `“${text(key)}” stands here for the second time; the last one counts.`,
    advice: 'Remove one of them.',
  },
} satisfies Record<ConfigFieldCode | JsonCode, AdviceEntry>;
