import { own, readableText } from '../../schema/json.js';
import { looksSecret } from '../../schema/looksSecret.js';
import type { Rule } from './rule.js';
import type { FieldSubject } from './subject.js';

/** Keys by which Wework's chat knows approvals and its own plan card. */
const RESERVED = /^(?:__mcp_approval|__codex_approval|implement|adjustment|mcp_tool_call_approval_.*)$/s;

/** What can be wrong with a field's key and words. */
export const wordRules: readonly Rule<FieldSubject>[] = [
  { code: 'no_title', codex: 'warning', mcp: 'warning', find: ({ title }) => title === undefined },
  {
    code: 'no_description',
    codex: 'hint',
    mcp: 'hint',
    find: ({ field }) => readableText(own(field, 'description')) === undefined,
  },
  {
    code: 'secret',
    codex: 'warning',
    mcp: 'warning',
    find: ({ key, title, type, members }) =>
      members === undefined && (type === 'string' || type === undefined) && looksSecret(key, title),
  },
  {
    code: 'odd_key',
    codex: 'hint',
    mcp: 'hint',
    find: ({ key }) => key === '' || key !== key.trim() || key in Object.prototype || /^\d+$/.test(key),
  },
  {
    code: 'reserved_key',
    codex: 'warning',
    find: ({ key }) => RESERVED.test(key) && [{ params: { key } }],
  },
];
