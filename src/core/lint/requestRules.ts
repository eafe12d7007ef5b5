import { isBag, own, readableText } from '../../schema/json.js';
import { isHighImpact } from './impact.js';
import type { Finding, Rule } from './rule.js';
import type { RequestSubject } from './subject.js';

const FORM_KEYS = ['mode', 'message', 'requestedSchema', '_meta'];
const URL_KEYS = ['mode', 'message', 'url', 'elicitationId', '_meta'];
/** What Codex adds when it passes a request on. */
const FORWARDED_KEYS = ['threadId', 'turnId', 'serverName', 'environmentId'];

const MODES: readonly unknown[] = ['form', 'url', 'openai/form', 'openaiForm'];
const SDK_TIMEOUT = 60_000;

/** What can be wrong with a request beside its schema. */
export const requestRules: readonly Rule<RequestSubject>[] = [
  {
    code: 'internal_block',
    codex: 'error',
    mcp: 'error',
    find: ({ params }) =>
      own(params, 'kind') === 'request_user_input' || Array.isArray(own(params, 'questions')),
  },
  {
    code: 'message_missing',
    codex: 'error',
    mcp: 'error',
    find: ({ params }) => typeof own(params, 'message') !== 'string' && [{ at: ['message'] }],
  },
  {
    code: 'message_blank',
    codex: 'warning',
    mcp: 'warning',
    find: ({ params }) => {
      const message = own(params, 'message');
      return typeof message === 'string' && readableText(message) === undefined && [{ at: ['message'] }];
    },
  },
  {
    code: 'openai_form',
    codex: 'warning',
    mcp: 'error',
    find: ({ mode }) => (mode === 'openai/form' || mode === 'openaiForm') && [{ at: ['mode'] }],
  },
  {
    code: 'mode_unknown',
    codex: 'warning',
    mcp: 'error',
    find: ({ mode }) => !MODES.includes(mode) && [{ at: ['mode'], params: { mode } }],
  },
  { code: 'url_mode', codex: 'warning', find: ({ mode }) => mode === 'url' && [{ at: ['mode'] }] },
  {
    code: 'url_missing',
    codex: 'error',
    mcp: 'error',
    find: ({ mode, params }) => mode === 'url' && typeof own(params, 'url') !== 'string' && [{ at: ['url'] }],
  },
  {
    code: 'url_without_id',
    codex: 'error',
    mcp: 'error',
    find: ({ mode, params }) =>
      mode === 'url' && typeof own(params, 'elicitationId') !== 'string' && [{ at: ['elicitationId'] }],
  },
  {
    code: 'url_scheme',
    codex: 'error',
    mcp: 'error',
    find: ({ mode, params }) => {
      const url = own(params, 'url');
      return mode === 'url' && typeof url === 'string' && !/^https?:\/\//i.test(url) && [{ at: ['url'] }];
    },
  },
  { code: 'dropped', codex: 'hint', find: droppedKeys },
  {
    code: 'reserved_key',
    codex: 'warning',
    find: ({ params }) => {
      const meta = own(params, '_meta');
      const key = 'codex_approval_kind';
      return isBag(meta) && Object.hasOwn(meta, key) && [{ at: ['_meta', key], params: { key } }];
    },
  },
  {
    code: 'sdk_timeout',
    codex: 'warning',
    mcp: 'warning',
    find: ({ timeout }) => timeout !== undefined && timeout <= SDK_TIMEOUT,
  },
  { code: 'sdk_timeout', codex: 'hint', mcp: 'hint', find: ({ timeout }) => timeout === undefined },
  { code: 'handle_refusals', codex: 'hint', mcp: 'hint', find: ({ fields }) => fields.some(isHighImpact) },
];

function droppedKeys({ params, mode }: RequestSubject): readonly Finding[] {
  const known = [...(mode === 'url' ? URL_KEYS : FORM_KEYS), ...FORWARDED_KEYS];
  const meta = own(params, '_meta');
  const token = isBag(meta) && Object.hasOwn(meta, 'progressToken') ? [['_meta', 'progressToken']] : [];
  const extra = Object.keys(params).filter((key) => !known.includes(key));
  return [...extra.map((key) => [key]), ...token].map((at) => ({ at, params: { keyword: at.at(-1) } }));
}
