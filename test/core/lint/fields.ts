/** Fields, and what a linter has to say about them: `severity code path`, by target. */
import { withField, withProperties } from './support.js';

export type Row = [
  title: string,
  params: unknown,
  expected: { readonly codex: readonly string[]; readonly mcp: readonly string[] },
];

const titled = [
  { const: 'short', title: 'Short' },
  { const: 'long', title: 'Long' },
];
const both = (...issues: string[]) => ({ codex: issues, mcp: issues });
const codexOnly = (...issues: string[]) => ({ codex: issues, mcp: [] });
/** An error in Codex, of which other clients should only beware. */
const refused = (...issues: string[]) => ({
  codex: issues.map((issue) => `error ${issue}`),
  mcp: issues.map((issue) => `warning ${issue}`),
});

/** Codex answers the plugin with an error, and nobody sees anything. */
export const refusals: Row[] = [
  ['a property that is no object', withProperties({ topic: 'string' }), both('error field_not_object topic')],
  ['no type', withField({}), refused('type_missing topic')],
  ['no type beside oneOf', withField({ oneOf: titled }), refused('type_missing topic')],
  [
    'no type beside enum',
    withField({ enum: ['a', 'b'], enumNames: ['A', 'B'] }),
    refused('type_missing topic'),
  ],
  ['a list of types', withField({ type: ['string', 'null'] }), refused('type_list topic.type')],
  ['type null', withField({ type: 'null' }), both('error type_unknown topic.type')],
  ['a type of one’s own', withField({ type: 'frob' }), both('error type_unknown topic.type')],
  ['a nested object', withField({ type: 'object', properties: {} }), both('error nested_object topic')],
  ['an object without a type', withField({ properties: {} }), both('error nested_object topic')],
  [
    'an array of free texts',
    withField({ type: 'array', items: { type: 'string' } }),
    both('error free_array topic.items'),
  ],
  [
    'an array of integers',
    withField({ type: 'array', items: { type: 'integer' } }),
    both('error free_array topic.items'),
  ],
  ['an array of anything', withField({ type: 'array' }), both('error free_array topic.items')],
  [
    'a title that is no text',
    withField({ type: 'string', title: 7 }),
    {
      codex: ['error words_not_text topic.title', 'warning no_title topic'],
      mcp: ['warning words_not_text topic.title', 'warning no_title topic'],
    },
  ],
  [
    'a text’s default that is no text',
    withField({ type: 'string', default: 7 }),
    {
      codex: ['error default_wrong_type topic.default', 'hint default_unused topic.default'],
      mcp: ['warning default_wrong_type topic.default'],
    },
  ],
  [
    'a boolean’s default that is a text',
    withField({ type: 'boolean', default: 'true' }),
    refused('default_wrong_type topic.default'),
  ],
  [
    'a negative length',
    withField({ type: 'string', minLength: -1 }),
    refused('length_not_natural topic.minLength'),
  ],
  [
    'half a character',
    withField({ type: 'string', maxLength: 1.5 }),
    refused('length_not_natural topic.maxLength'),
  ],
  [
    'an integer with fractional bounds',
    withField({ type: 'integer', minimum: 0.5 }),
    {
      codex: ['error bounds_fractional topic.minimum', 'hint number_left_out topic'],
      mcp: ['warning bounds_fractional topic.minimum'],
    },
  ],
  [
    'an unknown format',
    withField({ type: 'string', format: 'hostname' }),
    refused('format_unknown topic.format'),
  ],
  [
    'a reference',
    withField({ $ref: '#/$defs/Topic' }),
    {
      codex: ['error reference topic.$ref'],
      mcp: ['warning reference topic.$ref', 'error not_drawn topic'],
    },
  ],
];

/** Codex says nothing, and the person sees something else. */
export const changes: Row[] = [
  [
    'anyOf on a text: an empty text box',
    withField({ type: 'string', anyOf: titled }),
    codexOnly('error becomes_text topic.anyOf'),
  ],
  [
    'an option without a title: an empty text box',
    withField({ type: 'string', oneOf: [...titled, { const: 'x' }] }),
    {
      codex: ['error becomes_text topic.oneOf', 'warning option_without_title topic.oneOf.2'],
      mcp: ['warning option_without_title topic.oneOf.2'],
    },
  ],
  [
    'an enum with a number in it: an empty text box',
    withField({ type: 'string', enum: ['a', 1], enumNames: ['A', 'One'] }),
    {
      codex: ['error becomes_text topic.enum', 'error const_not_text topic.enum'],
      mcp: ['warning const_not_text topic.enum'],
    },
  ],
  [
    'options of a number: a number to type',
    withField({ type: 'number', oneOf: [{ const: 1, title: 'One' }] }),
    {
      codex: [
        'error becomes_number topic.oneOf',
        'error const_not_text topic.oneOf',
        'hint number_left_out topic',
      ],
      mcp: ['warning const_not_text topic.oneOf'],
    },
  ],
  [
    'an enum of integers: a number to type',
    withField({ type: 'integer', enum: [1, 2], enumNames: ['One', 'Two'] }),
    {
      codex: [
        'error becomes_number topic.enum',
        'warning dropped topic.enumNames',
        'error const_not_text topic.enum',
        'hint number_left_out topic',
      ],
      mcp: ['warning const_not_text topic.enum'],
    },
  ],
  [
    'oneOf in items: anyOf',
    withField({ type: 'array', items: { oneOf: titled } }),
    codexOnly('hint rewritten topic.items.oneOf', 'warning array_not_multi topic'),
  ],
  ...['pattern', 'examples', 'x-hint', 'readOnly'].map((keyword): Row => [
    `${keyword}: dropped`,
    withField({ type: 'string', [keyword]: 'x' }),
    codexOnly(`warning dropped topic.${keyword}`),
  ]),
  [
    'a fixed value: something to type',
    withField({ type: 'string', const: 'x' }),
    codexOnly('warning dropped topic.const'),
  ],
  [
    'bounds that exclude: dropped',
    withField({ type: 'number', exclusiveMinimum: 0, multipleOf: 2 }),
    codexOnly(
      'warning dropped topic.exclusiveMinimum',
      'warning dropped topic.multipleOf',
      'hint number_left_out topic',
    ),
  ],
  [
    'an enum on a boolean: dropped',
    withField({ type: 'boolean', enum: [true] }),
    {
      codex: [
        'warning dropped topic.enum',
        'error const_not_text topic.enum',
        'warning enum_without_names topic.enum',
      ],
      mcp: ['warning const_not_text topic.enum', 'warning enum_without_names topic.enum'],
    },
  ],
  [
    'unique items and names inside items: dropped',
    withField({ type: 'array', uniqueItems: true, items: { type: 'string', enum: ['a'], enumNames: ['A'] } }),
    codexOnly(
      'warning dropped topic.uniqueItems',
      'warning dropped topic.items.enumNames',
      'warning array_not_multi topic',
    ),
  ],
  [
    'what stands beside an option’s title: dropped, said once',
    withField({ type: 'string', oneOf: titled.map((one) => ({ ...one, description: 'x' })) }),
    codexOnly('warning dropped topic.oneOf'),
  ],
];

/** What arrives as it was sent, and is a bad idea. */
export const ideas: Row[] = [
  [
    'no title: the person reads the key',
    withProperties({ topic: { type: 'string', description: 'What?' } }),
    both('warning no_title topic'),
  ],
  ['a blank title', withField({ type: 'string', title: ' ' }), both('warning no_title topic')],
  [
    'no description',
    withProperties({ topic: { type: 'string', title: 'Topic' } }),
    both('hint no_description topic'),
  ],
  [
    'an enum without names',
    withField({ type: 'string', enum: ['a', 'b'] }),
    both('warning enum_without_names topic.enum'),
  ],
  [
    'fewer names than values',
    withField({ type: 'string', enum: ['a', 'b'], enumNames: ['A'] }),
    both('warning names_missing topic.enumNames'),
  ],
  [
    'more names than values',
    withField({ type: 'string', enum: ['a'], enumNames: ['A', 'B'] }),
    both('warning names_missing topic.enumNames'),
  ],
  [
    'a blank name among names',
    withField({ type: 'string', enum: ['a', 'b'], enumNames: ['A', ''] }),
    both('warning names_missing topic.enumNames'),
  ],
  ['no options', withField({ type: 'string', enum: [] }), both('warning options_empty topic.enum')],
  [
    'one value twice',
    withField({
      type: 'string',
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'a', title: 'B' },
      ],
    }),
    {
      codex: ['warning value_repeated topic.oneOf.1'],
      mcp: ['warning value_repeated topic.oneOf.1', 'error not_drawn topic'],
    },
  ],
  [
    'one title twice',
    withField({
      type: 'string',
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', title: 'A' },
      ],
    }),
    both('warning label_repeated topic.oneOf.1'),
  ],
  [
    'a title that is another’s value',
    withField({
      type: 'string',
      oneOf: [
        { const: 'a', title: 'b' },
        { const: 'b', title: 'B' },
      ],
    }),
    both('warning label_repeated topic.oneOf.0'),
  ],
  ['a password', withField({ type: 'string', title: 'Password' }), both('warning secret topic')],
  [
    'a key for an API',
    withProperties({ api_key: { type: 'string', title: 'Key', description: 'Which?' } }),
    both('warning secret api_key'),
  ],
  ['访问令牌', withField({ type: 'string', title: '访问令牌' }), both('warning secret topic')],
  [
    'a minimum above the maximum',
    withField({ type: 'integer', minimum: 5, maximum: 1 }),
    {
      codex: ['warning bounds_crossed topic.minimum', 'hint number_left_out topic'],
      mcp: ['warning bounds_crossed topic.minimum'],
    },
  ],
  [
    'a default that is no option',
    withField({ type: 'string', oneOf: titled, default: 'medium' }),
    both('warning default_outside topic.default'),
  ],
  [
    'a default below the minimum',
    withField({ type: 'integer', minimum: 5, default: 1 }),
    {
      codex: [
        'warning default_outside topic.default',
        'hint default_unused topic.default',
        'hint number_left_out topic',
      ],
      mcp: ['warning default_outside topic.default'],
    },
  ],
  [
    'a default that is not the first option',
    withField({ type: 'string', oneOf: titled, default: 'long' }),
    codexOnly('warning default_not_first topic.default'),
  ],
  ['a default that is', withField({ type: 'string', oneOf: titled, default: 'short' }), both()],
  [
    'default false, where true is selected',
    withField({ type: 'boolean', default: false }),
    codexOnly('warning default_false_preselected topic.default'),
  ],
  ['default true', withField({ type: 'boolean', default: true }), both()],
  [
    'a default for a text',
    withField({ type: 'string', default: 'x' }),
    codexOnly('hint default_unused topic.default'),
  ],
  [
    'an array for several answers',
    withField({ type: 'array', items: { anyOf: titled } }),
    codexOnly('warning array_not_multi topic'),
  ],
  ['a number', withField({ type: 'number' }), codexOnly('hint number_left_out topic')],
  ...['__mcp_approval', '__codex_approval', 'implement', 'adjustment', 'mcp_tool_call_approval_1'].map(
    (key): Row => [
      `a field that is called ${key}`,
      withProperties({ [key]: { type: 'string', title: 'T', description: 'D' } }),
      codexOnly(`warning reserved_key ${key}`),
    ],
  ),
  ...['', ' a ', '7', 'toString', 'constructor'].map((key): Row => [
    `a field that is called ${JSON.stringify(key)}`,
    withProperties({ [key]: { type: 'string', title: 'T', description: 'D' } }),
    both(key === '' ? 'hint odd_key' : `hint odd_key ${key}`),
  ]),
];
