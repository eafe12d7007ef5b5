import { isBag, own } from '../../schema/json.js';
import { isHighImpact } from './impact.js';
import type { Finding, Rule } from './rule.js';
import type { FieldSubject, RequestSubject } from './subject.js';

const ROOT = ['requestedSchema'];
const PROPERTIES = [...ROOT, 'properties'];
const ROOT_KEYS = ['$schema', 'type', 'properties', 'required', 'title', 'description'];

/** What can be wrong with a form's schema as a whole. */
export const schemaRules: readonly Rule<RequestSubject>[] = [
  {
    code: 'schema_missing',
    codex: 'error',
    mcp: 'error',
    find: ({ schema }) => schema === undefined && [{ at: ROOT }],
  },
  {
    code: 'root_not_object',
    codex: 'error',
    mcp: 'warning',
    find: ({ schema }) =>
      schema !== undefined && own(schema, 'type') !== 'object' && [{ at: [...ROOT, 'type'] }],
  },
  {
    code: 'properties_missing',
    codex: 'error',
    mcp: 'error',
    find: ({ schema, properties }) =>
      schema !== undefined && properties === undefined && [{ at: PROPERTIES }],
  },
  {
    code: 'root_words',
    codex: 'error',
    find: ({ schema = {} }) => findKeys(schema, (key) => key === 'title' || key === 'description'),
  },
  {
    code: 'dropped',
    codex: 'hint',
    find: ({ schema = {} }) => findKeys(schema, (key) => !ROOT_KEYS.includes(key)),
  },
  {
    code: 'required_malformed',
    codex: 'error',
    mcp: 'error',
    find: ({ schema, required }) => {
      const names = schema && own(schema, 'required');
      const isSound = Array.isArray(names) && names.length === required.length;
      return names !== undefined && !isSound && [{ at: [...ROOT, 'required'] }];
    },
  },
  {
    code: 'required_unknown',
    codex: 'warning',
    mcp: 'error',
    find: ({ properties, required }) =>
      atRequired([...new Set(required)].filter((key) => properties && !Object.hasOwn(properties, key))),
  },
  {
    code: 'required_repeated',
    codex: 'warning',
    mcp: 'warning',
    find: ({ required }) => {
      const seen = new Set<string>();
      const repeated = required.filter((key) => {
        const isRepeated = seen.has(key);
        seen.add(key);
        return isRepeated;
      });
      return atRequired([...new Set(repeated)]);
    },
  },
  {
    code: 'required_stops_nothing',
    codex: 'hint',
    find: ({ fields, required }) => {
      const names = new Set(required);
      const keys = fields.filter((one) => names.has(one.key) && isTyped(one)).map(({ key }) => key);
      return keys.length > 0 && [{ at: [...ROOT, 'required'], params: { keys } }];
    },
  },
  { code: 'reordered', codex: 'warning', find: reordered },
  {
    code: 'empty_form',
    codex: 'hint',
    find: ({ properties }) =>
      properties !== undefined && Object.keys(properties).length === 0 && [{ at: PROPERTIES }],
  },
  {
    code: 'click_sends',
    codex: 'warning',
    find: ({ properties = {}, fields }) => {
      const [only] = fields;
      const isSingle = only !== undefined && Object.keys(properties).length === 1 && !isTyped(only);
      return isSingle && isHighImpact(only) && [{ at: [...PROPERTIES, only.key] }];
    },
  },
  {
    code: 'field_not_object',
    codex: 'error',
    mcp: 'error',
    find: ({ properties = {} }) =>
      Object.keys(properties)
        .filter((key) => !isBag(properties[key]))
        .map((key) => ({ at: [...PROPERTIES, key] })),
  },
];

/** Whether a field is answered by typing, and can so be left blank. */
function isTyped({ type, members }: FieldSubject): boolean {
  return members === undefined && type !== 'boolean';
}

/** Codex sorts by key; a host of ours then puts the required keys first, in their order. */
function reordered({ properties = {}, required }: RequestSubject): readonly Finding[] {
  const sent = Object.keys(properties);
  const first = required.filter((key) => Object.hasOwn(properties, key));
  const order = [...new Set([...first, ...[...sent].sort()])];
  const isSame = order.every((key, index) => key === sent[index]);
  return isSame ? [] : [{ at: PROPERTIES, params: { order } }];
}

function findKeys(bag: Readonly<Record<string, unknown>>, is: (key: string) => boolean): readonly Finding[] {
  return Object.keys(bag)
    .filter(is)
    .map((keyword) => ({ at: [...ROOT, keyword], params: { keyword } }));
}

function atRequired(keys: readonly string[]): readonly Finding[] {
  return keys.map((key) => ({ at: [...ROOT, 'required'], params: { key } }));
}
