import { isBag, own } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import { optionList } from './members.js';
import type { Finding, Rule } from './rule.js';
import type { FieldSubject } from './subject.js';

const WORDS = ['type', 'title', 'description', 'default'];

/** What Codex passes on of a field, by its type. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  string: [...WORDS, 'minLength', 'maxLength', 'format', 'enum', 'enumNames', 'oneOf', 'anyOf'],
  number: [...WORDS, 'minimum', 'maximum', 'enum', 'oneOf', 'anyOf'],
  integer: [...WORDS, 'minimum', 'maximum', 'enum', 'oneOf', 'anyOf'],
  boolean: WORDS,
  array: [...WORDS, 'minItems', 'maxItems', 'items'],
};
const ITEM_KEYS = ['type', 'enum', 'anyOf', 'oneOf'];
const OPTION_KEYS = ['const', 'title'];

/** Fields that reach a person in Codex as something else than the plugin wrote, without a word to anyone. */
export const changeRules: readonly Rule<FieldSubject>[] = [
  { code: 'becomes_text', codex: 'error', find: becomesText },
  {
    code: 'becomes_number',
    codex: 'error',
    find: ({ field, type }) =>
      (type === 'number' || type === 'integer') &&
      optionKeywords(field).map((keyword) => ({ at: [keyword] })),
  },
  {
    code: 'rewritten',
    codex: 'hint',
    find: ({ members, type }) => type === 'array' && members?.keyword === 'oneOf' && [{ at: members.at }],
  },
  { code: 'dropped', codex: 'warning', find: dropped },
];

/** A text with options is one choice only as `oneOf` with titles, or as an `enum` of texts. */
function becomesText({ field, type }: FieldSubject): readonly Finding[] {
  if (type !== 'string') return [];
  const titled = (entry: unknown) =>
    isBag(entry) && typeof own(entry, 'title') === 'string' && typeof own(entry, 'const') === 'string';
  const isLost: Readonly<Record<string, (list: readonly unknown[]) => boolean>> = {
    oneOf: (list) => !list.every(titled),
    anyOf: () => optionList(field, 'oneOf') === undefined && optionList(field, 'enum') === undefined,
    enum: (list) => !list.every((value) => typeof value === 'string'),
  };
  return optionKeywords(field)
    .filter((keyword) => isLost[keyword]?.(optionList(field, keyword) ?? []) === true)
    .map((keyword) => ({ at: [keyword] }));
}

function dropped({ field, type, members }: FieldSubject): readonly Finding[] {
  const kept = typeof type === 'string' && Object.hasOwn(KEPT, type) ? KEPT[type] : undefined;
  // A field of any other type is refused whole.
  if (kept === undefined) return [];
  const items = type === 'array' ? own(field, 'items') : undefined;
  const inOptions = new Set(members?.list.flatMap(({ entry }) => keysBut(entry ?? {}, OPTION_KEYS)));
  return [
    ...keysBut(field, kept).map((keyword) => ({ at: [keyword], params: { keyword } })),
    ...keysBut(isBag(items) ? items : {}, ITEM_KEYS).map((keyword) => ({
      at: ['items', keyword],
      params: { keyword },
    })),
    ...[...inOptions].map((keyword) => ({ at: members?.at ?? [], params: { keyword } })),
  ];
}

function optionKeywords(field: Bag): readonly string[] {
  return ['oneOf', 'anyOf', 'enum'].filter((keyword) => optionList(field, keyword) !== undefined);
}

function keysBut(bag: Bag, kept: readonly string[]): readonly string[] {
  return Object.keys(bag).filter((key) => !kept.includes(key));
}
