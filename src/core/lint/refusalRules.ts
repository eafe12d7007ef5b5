import { own, pick } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import type { Rule } from './rule.js';
import type { FieldSubject } from './subject.js';

const TYPES: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'array', 'object'];
const FORMATS: readonly unknown[] = ['email', 'uri', 'date', 'date-time'];

/** Fields for which Codex refuses the whole form, and which other clients need not read either. */
export const refusalRules: readonly Rule<FieldSubject>[] = [
  {
    code: 'type_missing',
    codex: 'error',
    mcp: 'warning',
    find: ({ field, type }) =>
      type === undefined && !Object.hasOwn(field, '$ref') && !Object.hasOwn(field, 'properties'),
  },
  { code: 'type_list', codex: 'error', mcp: 'warning', find: ({ type }) => Array.isArray(type) && atType },
  {
    code: 'type_unknown',
    codex: 'error',
    mcp: 'error',
    find: ({ type }) =>
      type !== undefined &&
      !Array.isArray(type) &&
      !TYPES.includes(type) && [{ at: ['type'], params: { type } }],
  },
  {
    code: 'reference',
    codex: 'error',
    mcp: 'warning',
    find: ({ field }) => Object.hasOwn(field, '$ref') && [{ at: ['$ref'] }],
  },
  {
    code: 'nested_object',
    codex: 'error',
    mcp: 'error',
    find: ({ field, type }) =>
      type === 'object' || (type === undefined && Object.hasOwn(field, 'properties')),
  },
  {
    code: 'free_array',
    codex: 'error',
    mcp: 'error',
    find: ({ type, members }) => type === 'array' && members === undefined && [{ at: ['items'] }],
  },
  {
    code: 'words_not_text',
    codex: 'error',
    mcp: 'warning',
    find: ({ field }) => findKeys(field, ['title', 'description'], (value) => typeof value !== 'string'),
  },
  {
    code: 'default_wrong_type',
    codex: 'error',
    mcp: 'warning',
    find: ({ field, type }) => {
      const standing = pick(field, 'default');
      return standing !== undefined && !isOfType(standing, type) && [{ at: ['default'], params: { type } }];
    },
  },
  {
    code: 'length_not_natural',
    codex: 'error',
    mcp: 'warning',
    find: ({ field }) =>
      findKeys(
        field,
        ['minLength', 'maxLength', 'minItems', 'maxItems'],
        (value) => !(Number.isInteger(value) && (value as number) >= 0),
      ),
  },
  {
    code: 'bounds_fractional',
    codex: 'error',
    mcp: 'warning',
    find: ({ field, type }) =>
      type === 'integer' &&
      findKeys(
        field,
        ['minimum', 'maximum', 'default'],
        (value) => typeof value === 'number' && !Number.isInteger(value),
      ),
  },
  {
    code: 'format_unknown',
    codex: 'error',
    mcp: 'warning',
    find: ({ field, type }) => {
      const format = pick(field, 'format');
      const isWrong = type === 'string' && format !== undefined && !FORMATS.includes(format);
      return isWrong && [{ at: ['format'], params: { format } }];
    },
  },
];

const atType = [{ at: ['type'] }];

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'string':
    case 'boolean':
      return typeof value === type;
    case 'number':
    case 'integer':
      return typeof value === 'number';
    case 'array':
      return Array.isArray(value) && value.every((one) => typeof one === 'string');
    default:
      return true;
  }
}

/** The keywords that are there and hold something wrong; null counts as absent. */
function findKeys(field: Bag, keywords: readonly string[], isWrong: (value: unknown) => boolean) {
  return keywords
    .filter((keyword) => pick(field, keyword) !== undefined && isWrong(own(field, keyword)))
    .map((keyword) => ({ at: [keyword], params: { keyword } }));
}
