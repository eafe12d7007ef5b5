/** Requests, and what a linter has to say about them beside their fields. */
import { seeds } from '../../fixtures/seeds.js';
import type { Row } from './fields.js';
import { withField, withProperties, withSchema } from './support.js';

const text = { type: 'string', title: 'Topic', description: 'What is it about?' };
const flag = { type: 'boolean', title: 'Go on', description: 'Go on with the report?' };
const both = (...issues: string[]) => ({ codex: issues, mcp: issues });
const codexOnly = (...issues: string[]) => ({ codex: issues, mcp: [] });
const url = { mode: 'url', message: 'Open this page', url: 'https://example.test/', elicitationId: 'e1' };

export const requests: Row[] = [
  [
    'a block of Wework’s own',
    { kind: 'request_user_input', message: 'Pick', questions: [] },
    {
      codex: [
        'error internal_block',
        'hint dropped kind',
        'hint dropped questions',
        'error schema_missing requestedSchema',
      ],
      mcp: ['error internal_block', 'error schema_missing requestedSchema'],
    },
  ],
  ['no message', withProperties({ topic: text }, {}), both()],
  [
    'a message that is missing',
    { mode: 'form', requestedSchema: { type: 'object', properties: { topic: text } } },
    both('error message_missing message'),
  ],
  [
    'a blank message',
    { ...withProperties({ topic: text }), message: ' ' },
    both('warning message_blank message'),
  ],
  ['no mode', { ...withProperties({ topic: text }), mode: undefined }, both()],
  [
    'openai/form',
    { ...withProperties({ topic: text }), mode: 'openai/form' },
    { codex: ['warning openai_form mode'], mcp: ['error openai_form mode'] },
  ],
  [
    'openaiForm',
    { ...withProperties({ topic: text }), mode: 'openaiForm' },
    { codex: ['warning openai_form mode'], mcp: ['error openai_form mode'] },
  ],
  [
    'an unknown mode',
    { ...withProperties({ topic: text }), mode: 'wizard' },
    { codex: ['warning mode_unknown mode'], mcp: ['error mode_unknown mode'] },
  ],
  ['a page to open', url, codexOnly('warning url_mode mode')],
  [
    'a page without an address',
    { ...url, url: undefined },
    { codex: ['warning url_mode mode', 'error url_missing url'], mcp: ['error url_missing url'] },
  ],
  [
    'a page without an id',
    { ...url, elicitationId: undefined },
    {
      codex: ['warning url_mode mode', 'error url_without_id elicitationId'],
      mcp: ['error url_without_id elicitationId'],
    },
  ],
  [
    'an address that runs',
    { ...url, url: 'javascript:alert(1)' },
    { codex: ['warning url_mode mode', 'error url_scheme url'], mcp: ['error url_scheme url'] },
  ],
  [
    'members beside the message',
    { ...withProperties({ topic: text }), title: 'Hi', _meta: { progressToken: 1, mine: 1 } },
    codexOnly('hint dropped title', 'hint dropped _meta.progressToken'),
  ],
  [
    'the members Codex adds itself',
    { ...withProperties({ topic: text }), threadId: 't', turnId: null, serverName: 's', environmentId: null },
    both(),
  ],
  [
    'a form that passes for an approval',
    { ...withProperties({ topic: text }), _meta: { codex_approval_kind: 'mcp_tool_call' } },
    codexOnly('warning reserved_key _meta.codex_approval_kind'),
  ],
];

export const schemas: Row[] = [
  ['no schema', { mode: 'form', message: 'Pick' }, both('error schema_missing requestedSchema')],
  ['a schema that is a list', withSchema([]), both('error schema_missing requestedSchema')],
  [
    'a root without a type',
    withSchema({ properties: { topic: text } }),
    {
      codex: ['error root_not_object requestedSchema.type'],
      mcp: ['warning root_not_object requestedSchema.type'],
    },
  ],
  [
    'a root of another type',
    withSchema({ type: 'array', properties: { topic: text } }),
    {
      codex: ['error root_not_object requestedSchema.type'],
      mcp: ['warning root_not_object requestedSchema.type', 'error not_drawn requestedSchema.type'],
    },
  ],
  [
    'no properties',
    withSchema({ type: 'object' }),
    both('error properties_missing requestedSchema.properties'),
  ],
  [
    'a title at the root: cancelled, and nobody sees it',
    withProperties({ topic: text }, { title: 'Report' }),
    codexOnly('error root_words requestedSchema.title'),
  ],
  [
    'a description at the root',
    withProperties({ topic: text }, { description: 'x' }),
    codexOnly('error root_words requestedSchema.description'),
  ],
  [
    'more at the root',
    withProperties({ topic: text }, { additionalProperties: false, 'x-a': 1, $schema: 'x' }),
    codexOnly('hint dropped requestedSchema.additionalProperties', 'hint dropped requestedSchema.x-a'),
  ],
  [
    'required as a word',
    withProperties({ topic: text }, { required: 'topic' }),
    both('error required_malformed requestedSchema.required'),
  ],
  [
    'required with a number',
    withProperties({ go: flag }, { required: ['go', 1] }),
    both('error required_malformed requestedSchema.required'),
  ],
  [
    'required for nobody',
    withProperties({ go: flag }, { required: ['nobody'] }),
    {
      codex: ['warning required_unknown requestedSchema.required'],
      mcp: ['error required_unknown requestedSchema.required'],
    },
  ],
  [
    'required twice',
    withProperties({ go: flag }, { required: ['go', 'go', 'go'] }),
    both('warning required_repeated requestedSchema.required'),
  ],
  [
    'required where a text may be left empty',
    withProperties({ topic: text }, { required: ['topic'] }),
    codexOnly('hint required_stops_nothing requestedSchema.required'),
  ],
  ['required where something is always chosen', withProperties({ go: flag }, { required: ['go'] }), both()],
  [
    'an order that is lost',
    withProperties({ zeta: text, alpha: text }),
    codexOnly('warning reordered requestedSchema.properties'),
  ],
  ['an order that is the alphabet’s', withProperties({ alpha: text, zeta: text }), both()],
  [
    'an order that required keeps',
    withProperties({ zeta: flag, alpha: flag }, { required: ['zeta', 'alpha'] }),
    both(),
  ],
  [
    'an order that required keeps in part',
    withProperties({ strategy: flag, customStrategy: text }, { required: ['strategy'] }),
    both(),
  ],
  ['nothing to ask', withProperties({}), codexOnly('hint empty_form requestedSchema.properties')],
];

const target = (first: string, second: string) => ({
  type: 'string',
  title: 'Target',
  description: 'Where does it go?',
  oneOf: [first, second].map((value) => ({ const: value, title: value.toUpperCase() })),
});

const refusals = 'hint handle_refusals';

export const manners: Row[] = [
  [
    'a serious choice that a click sends',
    withField(target('staging', 'production')),
    {
      codex: [refusals, 'warning click_sends topic'],
      mcp: [refusals],
    },
  ],
  [
    'the same beside another question',
    withProperties({ a: target('staging', 'production'), b: text }),
    both(refusals),
  ],
  ['a harmless choice', withField(target('short', 'long')), both()],
  ['a serious text', withField({ type: 'string', description: 'What is deleted?' }), both(refusals)],
  [
    'a destructive first option',
    withProperties({ a: target('delete_all', 'keep'), b: text }),
    {
      codex: [refusals, 'warning destructive_first a.oneOf.0'],
      mcp: [refusals],
    },
  ],
  ['the same as the second', withProperties({ a: target('keep', 'deleteAll'), b: text }), both(refusals)],
  [
    'a yes that deletes',
    withProperties({ a: { ...flag, title: 'Delete the cache' }, b: text }),
    {
      codex: [refusals, 'warning destructive_first a'],
      mcp: [refusals],
    },
  ],
  ['words that only sound like it', withField(target('dropdown', 'enforced')), both()],
];

/** The document's own examples: well made, and still with something to know. */
export const documents: Row[] = [
  ['处理方式', seeds.strategy.params, both()],
  ['单选', seeds.singleChoice.params, { codex: [refusals, 'warning click_sends target'], mcp: [refusals] }],
  [
    '布尔确认',
    seeds.booleanConfirm.params,
    {
      codex: [refusals, 'warning click_sends confirm', 'warning destructive_first confirm'],
      mcp: [refusals],
    },
  ],
  [
    '文本输入',
    seeds.textInput.params,
    {
      codex: [refusals, 'hint required_stops_nothing requestedSchema.required'],
      mcp: [refusals],
    },
  ],
  ['自定义选项', seeds.customOption.params, both()],
];
