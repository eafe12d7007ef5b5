import { finiteNumber, own, pick } from '../../schema/json.js';
import { readConstraints } from '../../schema/readConstraints.js';
import { checkNumber } from '../answers/checkNumber.js';
import { checkText } from '../answers/checkText.js';
import type { Finding, Rule } from './rule.js';
import type { FieldSubject } from './subject.js';

const BOUNDS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

const AT_DEFAULT: readonly Finding[] = [{ at: ['default'] }];

/** What can be wrong with a field's limits and its default, and what Wework's card makes of them. */
export const defaultRules: readonly Rule<FieldSubject>[] = [
  {
    code: 'bounds_crossed',
    codex: 'warning',
    mcp: 'warning',
    find: ({ field }) =>
      BOUNDS.flatMap(([low, high]) => {
        const [least, most] = [finiteNumber(own(field, low)), finiteNumber(own(field, high))];
        const isCrossed = least !== undefined && most !== undefined && least > most;
        return isCrossed ? [{ at: [low], params: { least, most } }] : [];
      }),
  },
  {
    code: 'default_outside',
    codex: 'warning',
    mcp: 'warning',
    find: (subject) => isOutside(subject) && AT_DEFAULT,
  },
  {
    code: 'default_not_first',
    codex: 'warning',
    find: ({ field, type, members }) => {
      const standing = own(field, 'default');
      const index = members?.list.findIndex(({ value }) => value === standing) ?? -1;
      return type !== 'array' && index > 0 && AT_DEFAULT;
    },
  },
  {
    code: 'default_false_preselected',
    codex: 'warning',
    find: ({ field, type, members }) =>
      type === 'boolean' && members === undefined && own(field, 'default') === false && AT_DEFAULT,
  },
  {
    code: 'default_unused',
    codex: 'hint',
    find: ({ field, type, members }) =>
      members === undefined && type !== 'boolean' && pick(field, 'default') !== undefined && AT_DEFAULT,
  },
  {
    code: 'array_not_multi',
    codex: 'warning',
    find: ({ type, members }) => type === 'array' && members !== undefined,
  },
  { code: 'number_left_out', codex: 'hint', find: ({ type }) => type === 'number' || type === 'integer' },
];

function isOutside({ field, members }: FieldSubject): boolean {
  const standing = pick(field, 'default');
  if (standing === undefined) return false;
  if (members !== undefined) {
    const values = new Set(members.list.map(({ value }) => value));
    const all: readonly unknown[] = Array.isArray(standing) ? standing : [standing];
    return !all.every((one) => values.has(one));
  }
  if (typeof standing === 'number')
    return checkNumber(standing, readConstraints(field, 'number')) !== undefined;
  return typeof standing === 'string' && checkText(standing, readConstraints(field, 'text')) !== undefined;
}
