import { isBag, own } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import { isDestructive } from './impact.js';
import type { Finding, Rule } from './rule.js';
import type { FieldSubject } from './subject.js';

/** What can be wrong with a field's options. */
export const optionRules: readonly Rule<FieldSubject>[] = [
  {
    code: 'options_empty',
    codex: 'warning',
    mcp: 'warning',
    find: ({ field }) => {
      const items = own(field, 'items');
      return [...emptyLists(field, []), ...(isBag(items) ? emptyLists(items, ['items']) : [])];
    },
  },
  {
    code: 'const_not_text',
    codex: 'error',
    mcp: 'warning',
    find: ({ members }) =>
      members?.list.some(({ value }) => typeof value !== 'string') === true && [{ at: members.at }],
  },
  {
    code: 'option_without_title',
    codex: 'warning',
    mcp: 'warning',
    find: ({ members }) =>
      members !== undefined &&
      members.keyword !== 'enum' &&
      members.list.flatMap(({ title }, index) =>
        title === undefined ? [{ at: [...members.at, index] }] : [],
      ),
  },
  {
    code: 'enum_without_names',
    codex: 'warning',
    mcp: 'warning',
    find: ({ members }) =>
      members?.keyword === 'enum' &&
      members.list.every(({ title }) => title === undefined) && [{ at: members.at }],
  },
  {
    code: 'names_missing',
    codex: 'warning',
    mcp: 'warning',
    find: ({ field, members }) => {
      if (members?.keyword !== 'enum') return false;
      const named = members.list.filter(({ title }) => title !== undefined).length;
      const names = own(field, 'enumNames');
      const tooMany = Array.isArray(names) && names.length > members.list.length;
      const isShort = named > 0 && named < members.list.length;
      const params = { names: Array.isArray(names) ? names.length : named, options: members.list.length };
      return (isShort || tooMany) && [{ at: [...members.at.slice(0, -1), 'enumNames'], params }];
    },
  },
  { code: 'value_repeated', codex: 'warning', mcp: 'warning', find: repeatedValues },
  { code: 'label_repeated', codex: 'warning', mcp: 'warning', find: repeatedLabels },
  {
    code: 'destructive_first',
    codex: 'warning',
    find: ({ type, members, words }) => {
      const first = members?.list[0];
      if (members !== undefined)
        return isDestructive(first?.value, first?.title) && [{ at: [...members.at, 0] }];
      return type === 'boolean' && isDestructive(words);
    },
  },
];

function emptyLists(field: Bag, path: readonly string[]): readonly Finding[] {
  return ['oneOf', 'anyOf', 'enum'].flatMap((keyword) => {
    const list = own(field, keyword);
    return Array.isArray(list) && list.length === 0 ? [{ at: [...path, keyword] }] : [];
  });
}

function repeatedValues({ members }: FieldSubject): readonly Finding[] {
  const seen = new Set<unknown>();
  return (members?.list ?? []).flatMap(({ value }, index) => {
    // What is missing is another matter.
    if (value === undefined) return [];
    if (seen.has(value)) return [{ at: [...(members?.at ?? []), index], params: { value } }];
    seen.add(value);
    return [];
  });
}

/** A host that goes back from label to value takes the first that reads so. */
function repeatedLabels({ members }: FieldSubject): readonly Finding[] {
  const list = members?.list ?? [];
  const values = new Map(list.map(({ value }, index) => [value, index]));
  const seen = new Set<string>();
  return list.flatMap(({ title }, index) => {
    if (title === undefined) return [];
    const isTaken = seen.has(title) || (values.get(title) ?? index) !== index;
    seen.add(title);
    return isTaken ? [{ at: [...(members?.at ?? []), index], params: { label: title } }] : [];
  });
}
