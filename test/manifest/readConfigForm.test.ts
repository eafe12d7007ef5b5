// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/core/index.js';
import type { ConfigNode } from '../../src/manifest/index.js';
import { readConfigForm, secretPaths } from '../../src/manifest/index.js';
import { adviceText, manifestAdviceFor } from '../../src/messages/index.js';
import { config } from '../fixtures/manifests/seed.js';

/** A field in a few words: key, kind, what is special about it, and its options or fields. */
function drawn(node: ConfigNode): string {
  const inside =
    node.kind === 'object'
      ? `{${node.children.map(drawn).join(', ')}}`
      : node.kind === 'array'
        ? `[${drawn(node.item)}]`
        : 'options' in node
          ? `(${node.options.map(({ label, value }) => `${label}=${JSON.stringify(value)}`).join(' ')})`
          : '';
  const words = [
    node.key,
    node.kind,
    node.kind === 'json' && `${node.reason} ${node.types?.join('|') ?? 'any'}`,
    node.widget,
    node.format,
    node.required && 'required',
    node.secret && 'secret',
    node.nullable && 'nullable',
    node.advanced && 'advanced',
    node.disabled && 'disabled',
    node.readOnly && 'read-only',
    'default' in node && `=${JSON.stringify(node.default)}`,
  ];
  return words.filter((word) => word !== false && word !== undefined).join(' ') + inside;
}
const fieldsOf = (properties: unknown, rest: object = {}, ui?: unknown) =>
  readConfigForm({ type: 'object', properties, ...rest }, ui);
const field = (schema: unknown, ui?: unknown) => {
  const [only] = fieldsOf({ f: schema }, {}, ui).root.children;
  return only === undefined ? 'nothing' : drawn(only).replace(/^f /, '');
};

describe('the example of the document', () => {
  it('has its four fields, with every attribute', () => {
    const { root, issues } = readConfigForm(config.config_schema);
    expect(root.children.map(drawn)).toEqual([
      'api_key string password required secret',
      'mode enum ="production"(production="production" development="development")',
      'max_retries number =3',
      'description string textarea',
    ]);
    expect(root.children.map(({ title }) => title)).toEqual(['API Key', '运行模式', '最大重试次数', '备注']);
    expect(root.children[0]?.description).toBe('用于认证的密钥');
    expect(issues).toEqual([]);
  });
});

describe('a field', () => {
  it.each<[string, unknown, string]>([
    ['a text', { type: 'string' }, 'string'],
    ['a number', { type: 'number', default: 0 }, 'number =0'],
    ['a whole number', { type: 'integer' }, 'integer'],
    ['a switch', { type: 'boolean', default: false }, 'boolean =false'],
    ['options of any type', { enum: [1, '1', null, { a: 1 }] }, 'enum(1=1 1="1" null=null {"a":1}={"a":1})'],
    ['options with names', { type: 'string', enum: ['a', 'b'], enumNames: ['A'] }, 'enum(A="a" b="b")'],
    ['options with titles', { oneOf: [{ const: 1, title: 'One' }, { const: 2 }] }, 'enum(One=1 2=2)'],
    ['options and null', { anyOf: [{ const: 'a' }, { type: 'null' }] }, 'enum nullable(a="a")'],
    ['a const', { const: 'x' }, 'enum(x="x")'],
    ['no options', { type: 'string', enum: [] }, 'json options_empty any'],
    ['a list of texts', { type: 'array', items: { type: 'string' } }, 'array[* string]'],
    [
      'a list of options',
      { type: 'array', items: { enum: ['a', 'b'] }, default: ['a'] },
      'multi =["a"](a="a" b="b")',
    ],
    [
      'a list of lists',
      { type: 'array', items: { type: 'array', items: { type: 'number' } } },
      'array[* array[* number]]',
    ],
    [
      'a list of sections',
      { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
      'array[* object{a string}]',
    ],
    ['a list of anything', { type: 'array' }, 'json field_free array'],
    ['a tuple', { type: 'array', items: [{ type: 'string' }] }, 'json field_mixed array'],
    [
      'a section',
      { type: 'object', properties: { a: {}, b: true, c: false, d: 1 } },
      'object{a json field_free any, b json field_free any}',
    ],
    ['a map', { type: 'object', additionalProperties: { type: 'string' } }, 'json field_map object'],
    ['an object of anything', { type: 'object' }, 'json field_free object'],
    ['several types', { type: ['string', 'number'] }, 'json field_mixed string|number'],
    ['a type and null', { type: ['integer', 'null'], default: null }, 'integer nullable =null'],
    [
      'several forms',
      { oneOf: [{ type: 'string' }, { type: 'object', properties: {} }] },
      'json field_mixed string|object',
    ],
    [
      'several forms, one of them open',
      { anyOf: [{ type: 'string' }, { minimum: 1 }] },
      'json field_mixed any',
    ],
    ['a form or null', { anyOf: [{ type: 'string', title: 'T' }, { type: 'null' }] }, 'string nullable'],
    ['a type with conditions', { type: 'string', anyOf: [{ minLength: 1 }, { pattern: 'a' }] }, 'string'],
    ['a type that is none', { type: 'frob', widget: 'nope' }, 'json field_type_unknown any'],
    ['no type but words for one', { minLength: 2 }, 'string'],
    ['no type but fields', { properties: { a: { type: 'string' } } }, 'object{a string}'],
    ['no type but a default', { default: 3 }, 'number =3'],
    ['nothing at all', {}, 'json field_free any'],
    ['parts of one', { allOf: [{ type: 'number' }, { minimum: 2 }] }, 'number'],
    [
      'parts that are sections',
      {
        allOf: [
          { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          { properties: { b: { type: 'number' } } },
        ],
      },
      'object{a string required, b number}',
    ],
    ['parts that do not fit', { allOf: [{ type: 'number' }, { type: 'string' }] }, 'json field_mixed any'],
    ['a format', { type: 'string', format: 'email' }, 'string email'],
    ['a widget in another spelling', { type: 'string', widget: 'TextareaWidget' }, 'string textarea'],
    ['a widget of another kind', { type: 'number', widget: 'textarea' }, 'number'],
    ['a default of another type', { type: 'number', default: '3' }, 'number'],
    ['a default that is no option', { enum: ['a'], default: 'b' }, 'enum(a="a")'],
    ['read-only', { type: 'string', readOnly: true }, 'string read-only'],
    ['a secret', { type: 'string', secret: true, default: 'x' }, 'string secret'],
    ['a secret by its widget', { type: 'string', widget: 'password' }, 'string password secret'],
    ['a secret by its format', { type: 'string', format: 'password' }, 'string password secret'],
    ['a secret that is written only', { type: 'integer', writeOnly: true }, 'integer secret'],
    ['a secret of options', { enum: ['a'], secret: true }, 'json secret any secret'],
    ['a secret switch', { type: 'boolean', secret: true }, 'json secret boolean secret'],
    [
      'secrets in a list',
      { type: 'array', items: { type: 'string', secret: true } },
      'array[* string secret]',
    ],
    [
      'a list that is secret',
      { type: 'array', secret: true, items: { enum: ['a'] } },
      'array[* json secret any secret]',
    ],
    [
      'a section that is secret',
      { type: 'object', secret: true, properties: { a: { type: 'string' } } },
      'object secret{a string secret}',
    ],
    [
      'a secret inside JSON',
      { oneOf: [{ type: 'string' }, { properties: { key: { type: 'string', secret: true } } }] },
      'json field_mixed any secret',
    ],
    [
      'words that are no words',
      { type: 'string', title: 1, description: {}, placeholder: [], format: 2 },
      'string',
    ],
  ])('%s', (_, schema, expected) => {
    expect(field(schema)).toBe(expected);
  });

  it('that refers to another is that one, with words of its own', () => {
    const { root, issues } = fieldsOf(
      {
        a: { $ref: '#/$defs/level', title: 'Mine' },
        b: { $ref: 'https://example.com/x' },
        c: { $ref: '#/$defs/none' },
      },
      { $defs: { level: { type: 'integer', title: 'Level', default: 2 } } },
    );
    expect(root.children.map(drawn)).toEqual([
      'a integer =2',
      'b json field_reference any',
      'c json field_reference any',
    ]);
    expect(root.children.map(({ title }) => title)).toEqual(['Mine', 'b', 'c']);
    expect(issues.map(({ path, params }) => [path.join('/'), params?.['reference']])).toEqual([
      ['properties/b', 'https://example.com/x'],
      ['properties/c', '#/$defs/none'],
    ]);
  });

  it('that contains itself ends in JSON, and is secret there if it holds a secret anywhere', () => {
    const tree = {
      type: 'object',
      properties: { name: { type: 'string' }, child: { $ref: '#/$defs/tree' } },
    };
    const read = (defs: object) =>
      drawn(fieldsOf({ t: { $ref: '#/$defs/tree' } }, { $defs: defs }).root.children[0]!);
    expect(read({ tree })).toBe('t object{name string, child json field_recursive any}');
    const secret = { ...tree, properties: { ...tree.properties, key: { secret: true } } };
    expect(read({ tree: secret })).toContain('child json field_recursive any secret');
    expect(drawn(readConfigForm({ type: 'object', properties: { a: { $ref: '#' } } }).root)).toBe(
      ' object required{a json field_recursive any}',
    );
  });

  it('may be referred to twice, which is no circle', () => {
    const point = { type: 'object', properties: { x: { type: 'number' } } };
    const { root } = fieldsOf(
      { a: { $ref: '#/$defs/p' }, b: { type: 'object', properties: { c: { $ref: '#/$defs/p' } } } },
      { $defs: { p: point } },
    );
    expect(root.children.map(drawn)).toEqual(['a object{x number}', 'b object{c object{x number}}']);
  });
});

describe('what a form says to its author', () => {
  it('names the place in the schema', () => {
    const { issues } = fieldsOf(
      {
        a: { type: 'frob' },
        b: 1,
        c: {
          type: 'array',
          items: {
            type: 'object',
            properties: { d: { type: 'string', pattern: '(', default: 1 } },
            required: ['e'],
          },
        },
      },
      { required: ['a', 'z'] },
    );
    expect(issues.map(({ severity, code, path }) => `${String(severity)} ${code} ${path.join('/')}`)).toEqual(
      [
        'warning required_unknown required',
        'warning field_not_object properties/b',
        'warning field_type_unknown properties/a',
        'warning required_unknown properties/c/items/required',
        'warning pattern_unusable properties/c/items/properties/d/pattern',
        'warning default_unfit properties/c/items/properties/d/default',
      ],
    );
  });

  it.each([
    undefined,
    null,
    1,
    {},
    [],
    { type: 'object' },
    { type: 'object', properties: {} },
    { a: { type: 'string' } },
  ])('that there is nothing to set: %j', (schema) => {
    const { root, issues } = readConfigForm(schema);
    expect(root.children).toEqual([]);
    expect(issues.map(({ code }) => code)).toEqual(['no_settings']);
  });
});

describe('hints', () => {
  const schema = {
    a: { type: 'string', title: 'A', description: 'About A' },
    b: { type: 'object', properties: { c: { type: 'number' } } },
    l: { type: 'array', items: { type: 'object', properties: { k: { type: 'string' } } } },
  };
  const nodes = (ui: unknown) => {
    const { root } = fieldsOf(schema, {}, ui);
    const [a, b, l] = ['a', 'b', 'l'].map((key) => root.children.find((node) => node.key === key)!);
    return {
      root,
      a: a!,
      c: b?.kind === 'object' ? b.children[0]! : undefined!,
      k: l?.kind === 'array' && l.item.kind === 'object' ? l.item.children[0]! : undefined!,
    };
  };

  it('of react-jsonschema-form', () => {
    const { a, c, k, root } = nodes({
      'ui:order': ['l', '*', 'a'],
      a: {
        'ui:title': 'T',
        'ui:description': 'D',
        'ui:help': 'H',
        'ui:placeholder': 'P',
        'ui:widget': 'textarea',
        'ui:options': { rows: 4 },
        'ui:disabled': true,
      },
      b: { c: { 'ui:options': { widget: 'range', title: 'C' }, 'ui:readonly': true } },
      l: { items: { k: { 'ui:widget': 'password' } } },
    });
    expect(a).toMatchObject({
      title: 'T',
      description: 'D',
      help: 'H',
      placeholder: 'P',
      widget: 'textarea',
      rows: 4,
      disabled: true,
    });
    expect(c).toMatchObject({ title: 'C', widget: 'range', readOnly: true });
    expect(k).toMatchObject({ widget: 'password', secret: true });
    expect(root.children.map(({ key }) => key)).toEqual(['l', 'b', 'a']);
  });

  it('of OpenClaw', () => {
    const { a, c, k, root } = nodes({
      a: { label: 'T', help: 'H', placeholder: 'P', order: 5, advanced: true, tags: ['x'] },
      'b.c': { label: 'C', sensitive: true },
      'l.*.k': { sensitive: true },
      'l[].k': { label: 'K' },
      '*.c': { label: 'Any', help: 'Wild' },
      l: { order: -1 },
    });
    expect(a).toMatchObject({ title: 'T', description: 'H', placeholder: 'P', advanced: true });
    expect(c).toMatchObject({ title: 'C', description: 'Wild', secret: true });
    expect(k).toMatchObject({ title: 'K', secret: true });
    expect(root.children.map(({ key }) => key)).toEqual(['l', 'b', 'a']);
  });

  it('of OpenClaw, nested as some write them', () => {
    expect(nodes({ l: { items: { k: { sensitive: true } } } }).k.secret).toBe(true);
  });

  it('cannot make a secret public', () => {
    expect(field({ type: 'string', secret: true }, { f: { sensitive: false } })).toBe('string secret');
    expect(field({ type: 'string' }, { '*': { sensitive: true }, f: { sensitive: false } })).toBe(
      'string secret',
    );
  });

  it('that are unknown, of another type or for nobody are ignored', () => {
    const { a, root } = nodes({
      a: { 'ui:widget': 'rainbow', 'ui:title': 3, label: {}, order: 'x', 'ui:order': 3, colour: 'red' },
      z: { label: 'Z' },
      '__proto__.x': {},
      'ui:order': ['a', 'a', 1, 'zz'],
    });
    expect(a).toMatchObject({ title: 'A', description: 'About A' });
    expect(a.widget).toBeUndefined();
    expect(root.children.map(({ key }) => key)).toEqual(['a', 'b', 'l']);
  });

  it('name options, by position and by value', () => {
    expect(field({ enum: [1, 2] }, { f: { 'ui:enumNames': ['One'] } })).toBe('enum(One=1 2=2)');
    expect(field({ enum: ['a', 'b'] }, { f: { 'ui:enumNames': { b: 'Bee' }, 'ui:widget': 'radio' } })).toBe(
      'enum radio(a="a" Bee="b")',
    );
    const { root } = fieldsOf({ f: { enum: [1, 2] } }, {}, { f: { 'ui:enumDisabled': [2] } });
    expect(root.children[0]).toMatchObject({ options: [{ value: 1 }, { value: 2, disabled: true }] });
  });
});

const real = (name: string) =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../fixtures/manifests/openclaw/${name}.json`), 'utf8'),
  ) as { configSchema: { properties: object }; uiHints: Record<string, object> };

/** All fields without fields inside them. */
function leaves(node: ConfigNode): readonly ConfigNode[] {
  if (node.kind === 'object') return node.children.flatMap(leaves);
  return node.kind === 'array' ? leaves(node.item) : [node];
}

/** How many fields a schema has, counted without the reader: properties, entries of lists, and what is no object. */
function countFields(schema: { properties?: object; items?: object; enum?: unknown }): number {
  if (schema.properties !== undefined)
    return Object.values(schema.properties as Record<string, object>).reduce(
      (sum, inner) => sum + countFields(inner),
      0,
    );
  return schema.items === undefined ? 1 : countFields(schema.items);
}

describe('the real config schemas', () => {
  it.each([
    ['openclaw-plugin-claude-code', []],
    ['openclaw-a2a-gateway', ['agentCard.skills.*']],
    [
      'memory-lancedb-pro',
      [
        'embedding.apiKey',
        'retrieval.rerankApiKey',
        'scopes.definitions',
        'scopes.agentAccess',
        'llm.apiKey',
      ],
    ],
  ])('%s draws every field', (name, json) => {
    const { configSchema, uiHints } = real(name);
    const { root, issues } = readConfigForm(configSchema, uiHints);
    const all = leaves(root);
    expect(all).toHaveLength(countFields(configSchema));
    expect(all.filter(({ kind }) => kind === 'json').map(({ path }) => path.join('.'))).toEqual(json);
    expect(issues.filter(({ severity }) => severity !== 'hint')).toEqual([]);
    expect(root.children.map(({ key }) => key).sort()).toEqual(Object.keys(configSchema.properties).sort());
  });

  it('keep every secret that their hints name, in either spelling', () => {
    const paths = (name: string) => {
      const { configSchema, uiHints } = real(name);
      return secretPaths(readConfigForm(configSchema, uiHints)).map((path) => path.join('.'));
    };
    expect(paths('openclaw-a2a-gateway')).toEqual([
      'peers.*.auth.token',
      'security.token',
      'security.tokens.*',
    ]);
    const hinted = Object.entries(real('memory-lancedb-pro').uiHints).filter(
      ([, hint]) => 'sensitive' in hint,
    );
    expect(paths('memory-lancedb-pro').sort()).toEqual(hinted.map(([key]) => key).sort());
  });

  it('use every hint they have', () => {
    const { configSchema, uiHints } = real('memory-lancedb-pro');
    const titles = new Map<string, string>();
    const visit = (node: ConfigNode) => {
      titles.set(node.path.join('.'), node.title);
      if (node.kind === 'object') node.children.forEach(visit);
    };
    visit(readConfigForm(configSchema, uiHints).root);
    const unused = Object.entries(uiHints).filter(
      ([key, hint]) => 'label' in hint && titles.get(key) !== hint.label,
    );
    // These name fields that the schema does not have.
    expect(unused.map(([key]) => key)).toEqual(unused.map(([key]) => key).filter((key) => !titles.has(key)));
  });
});

const anySchema = fc.letrec((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(
      true,
      false,
      null,
      1,
      'x',
      {},
      { $ref: '#' },
      { $ref: '#/properties/a' },
      { type: 'string', secret: true },
    ),
    fc.record(
      {
        type: fc.constantFrom<unknown>('string', 'number', 'object', 'array', 'frob', ['string', 'null'], 7),
        properties: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'constructor'), tie('schema'), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
        items: tie('schema'),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        anyOf: fc.array(tie('schema'), { maxLength: 2 }),
        enum: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }),
        default: fc.jsonValue({ maxDepth: 1 }),
        required: fc.constantFrom<unknown>(['a'], 'a', [1]),
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  ),
})).schema;

describe('any schema', () => {
  const words = [manifestAdviceFor('en'), manifestAdviceFor('zh-CN')];

  test.prop([anySchema, fc.oneof(fc.jsonValue(), anySchema)])(
    'draws, or falls back, and can be put into words',
    (schema, ui) => {
      const { root, issues } = readConfigForm(schema, ui);
      for (const node of leaves(root))
        if (node.kind === 'enum' || node.kind === 'multi') expect(node.options).not.toEqual([]);
      for (const issue of issues)
        for (const language of words) expect(adviceText(language, issue)?.text).toBeTypeOf('string');
    },
  );

  test.prop([fc.anything(), fc.anything()])('never throws', (schema, ui) => {
    expect(readConfigForm(schema, ui).root.kind).toBe('object');
  });

  it.each<[string, object]>([
    [
      'many fields',
      {
        properties: Object.fromEntries(
          Array.from({ length: 20_000 }, (_, i) => [`f${i}`, { type: 'string' }]),
        ),
        'ui:order': ['*'],
      },
    ],
    [
      'many fields in sections',
      {
        properties: Object.fromEntries(
          Array.from({ length: 300 }, (_, i) => [`s${i}`, { $ref: '#/$defs/s' }]),
        ),
        $defs: {
          s: {
            properties: Object.fromEntries(
              Array.from({ length: 300 }, (_, i) => [`f${i}`, { type: ['string', 'number'] }]),
            ),
          },
        },
      },
    ],
    [
      'references that double',
      {
        properties: { a: { $ref: '#/$defs/d0' } },
        $defs: Object.fromEntries(
          Array.from({ length: 40 }, (_, i) => [
            `d${i}`,
            { properties: { a: { $ref: `#/$defs/d${i + 1}` }, b: { $ref: `#/$defs/d${i + 1}` } } },
          ]),
        ),
      },
    ],
    [
      'parts that double',
      {
        properties: { a: { $ref: '#/$defs/d0' } },
        $defs: Object.fromEntries(
          Array.from({ length: 40 }, (_, i) => [
            `d${i}`,
            { allOf: [{ $ref: `#/$defs/d${i + 1}` }, { $ref: `#/$defs/d${i + 1}` }] },
          ]),
        ),
      },
    ],
  ])('with %s stops at a size', (_, schema) => {
    const { root } = readConfigForm({ type: 'object', ...schema }, schema);
    expect(leaves(root).length).toBeLessThanOrEqual(limits.questions);
  });
});
