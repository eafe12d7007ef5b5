// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type {
  ConfigEvent,
  ConfigNode,
  ConfigState,
  FieldPath,
  FieldState,
} from '../../src/manifest/index.js';
import {
  checkConfig,
  configReducer,
  createConfigForm,
  isEdited,
  issuesOfConfig,
  mergeSecrets,
  readConfigForm,
  redactSecrets,
  startConfig,
  valueOf,
} from '../../src/manifest/index.js';

const keys = fc.constantFrom('a', 'b', '__proto__', 'x.y');
const json = fc.jsonValue({ maxDepth: 2 });
/** Schemas that draw fields of all kinds. Defaults are another matter: they change what is saved. */
const schemas = (withDefaults: boolean) => {
  const rest = (value: fc.Arbitrary<unknown>) => ({
    ...(withDefaults ? { default: value } : {}),
    secret: fc.constantFrom(true, false, false),
  });
  return fc.letrec<{ field: object; section: object }>((tie) => ({
    field: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record(
        { type: fc.constant('string'), minLength: fc.nat(2), ...rest(fc.string()) },
        { requiredKeys: ['type'] },
      ),
      fc.record(
        { type: fc.constantFrom('number', 'integer'), ...rest(fc.integer()) },
        { requiredKeys: ['type'] },
      ),
      fc.record({ type: fc.constant('boolean'), ...rest(fc.boolean()) }, { requiredKeys: ['type'] }),
      fc.record(
        { enum: fc.constant(['p', 1, null]), ...rest(fc.constantFrom('p', 1)) },
        { requiredKeys: ['enum'] },
      ),
      fc.constantFrom<object>(
        { type: 'array', items: { enum: ['p', 'q'] } },
        { type: ['string', 'array'] },
        {},
        { $ref: '#' },
      ),
      fc.record({ type: fc.constant('array'), items: tie('field') }),
      tie('section'),
    ),
    section: fc.record({
      type: fc.constant('object'),
      properties: fc.dictionary(keys, tie('field'), { maxKeys: 3, noNullPrototype: true }),
      required: fc.uniqueArray(keys, { maxLength: withDefaults ? 2 : 0 }),
    }),
  })).section;
};

/** A value that may fit a schema, or not. */
const valueFor = (schema: object): fc.Arbitrary<unknown> => {
  const {
    type,
    properties = {},
    items,
    enum: options,
  } = schema as { type?: unknown; properties?: object; items?: object; enum?: unknown[] };
  const odd = { weight: 1, arbitrary: json };
  const one = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 5, arbitrary }, odd);
  if (options !== undefined) return one(fc.constantFrom(...options));
  if (type === 'object') {
    const fields = Object.entries(properties as Record<string, object>).map(([key, field]) =>
      fc.option(
        valueFor(field).map((value) => [key, value] as const),
        { nil: undefined },
      ),
    );
    const others = fc.dictionary(fc.constantFrom('unknown', 'toString'), json, {
      maxKeys: 1,
      noNullPrototype: true,
    });
    return one(
      fc
        .tuple(others, ...fields)
        .map(([rest, ...entries]) =>
          Object.fromEntries([...Object.entries(rest), ...entries.filter((entry) => entry !== undefined)]),
        ),
    );
  }
  if (type === 'array' && items !== undefined) return one(fc.array(valueFor(items), { maxLength: 3 }));
  if (type === 'string') return one(fc.string());
  if (type === 'boolean') return one(fc.boolean());
  return type === 'number' || type === 'integer' ? one(fc.integer()) : json;
};
const configs = (withDefaults: boolean) =>
  schemas(withDefaults).chain((schema) =>
    fc.tuple(
      fc.constant(schema),
      valueFor(schema).filter(
        (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      ),
    ),
  );

/** `-0` is `0` to JSON. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a config that nobody edited', () => {
  test.prop([configs(false)], { numRuns: 500 })('is saved as it was', ([schema, value]) => {
    const state = startConfig(readConfigForm(schema), { value });
    expect(valueOf(state).value).toEqual(value);
    expect(isEdited(state.root)).toBe(false);
  });

  test.prop([configs(false)], { numRuns: 300 })(
    'is saved as it was with its secrets apart, and they come back',
    ([schema, value]) => {
      const form = readConfigForm(schema);
      const given = redactSecrets(form, value);
      const { value: saved, secrets, cleared } = valueOf(startConfig(form, given));
      expect([saved, cleared]).toEqual([given.value, []]);
      expect(mergeSecrets(saved, secrets, value)).toEqual(value);
    },
  );

  test.prop([configs(true)], { numRuns: 500 })(
    'has its defaults beside what was there, once',
    ([schema, value]) => {
      const form = readConfigForm(schema);
      const { value: saved } = valueOf(startConfig(form, { value }));
      expect(isWithin(plain(value), plain(saved))).toBe(true);
      expect(valueOf(startConfig(form, { value: saved })).value).toEqual(saved);
    },
  );

  it.each(['openclaw-plugin-claude-code', 'openclaw-a2a-gateway', 'memory-lancedb-pro'])(
    'of %s is valid with its defaults',
    (name) => {
      const file = resolve(import.meta.dirname, `../fixtures/manifests/openclaw/${name}.json`);
      const { configSchema, uiHints } = JSON.parse(readFileSync(file, 'utf8')) as {
        configSchema: object;
        uiHints: object;
      };
      const store = createConfigForm(readConfigForm(configSchema, uiHints), { value: {} });
      const { value } = store.outcome();
      expect(checkConfig(configSchema, value).map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual(
        [],
      );
      expect(store.issues().map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual([]);
      expect(valueOf(startConfig(readConfigForm(configSchema, uiHints), { value })).value).toEqual(value);
    },
  );
});

/** Whether all of one value is in another at the same place. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole;
  if (typeof whole !== 'object' || whole === null || Array.isArray(part) !== Array.isArray(whole))
    return false;
  return Object.entries(part).every(
    ([key, value]) => Object.hasOwn(whole, key) && isWithin(value, (whole as Record<string, unknown>)[key]),
  );
}

function pathsOf(field: FieldState, path: FieldPath = []): FieldPath[] {
  const inner =
    field.kind === 'section'
      ? [...field.fields].flatMap(([key, child]) => pathsOf(child, [...path, key]))
      : field.kind === 'list'
        ? field.rows.flatMap((row) => pathsOf(row.field, [...path, row.id]))
        : [];
  return [path, ...inner];
}

const SECRET = 'typed-secret';
function eventFor({ root }: ConfigState, which: number, what: number): ConfigEvent {
  const paths = pathsOf(root);
  const path = paths[which % paths.length]!;
  const row = Number(path[path.length - 1]);
  const events: ConfigEvent[] = [
    { type: 'typed', path, text: ['', '1', '1.', 'x', '[1]', '{"a":1}', SECRET][what % 7]! },
    { type: 'chosen', path, value: [undefined, true, 'p', 1, ['q'], []][what % 6] },
    { type: 'cleared', path },
    { type: 'secretKept', path },
    { type: 'rowAdded', path, index: what % 3 },
    { type: 'rowRemoved', path: path.slice(0, -1), row },
    { type: 'rowMoved', path: path.slice(0, -1), row, index: what % 4 },
    { type: 'saved' },
    { type: 'reset' },
    { type: 'configReceived', config: { value: { a: 'x', b: [1], unknown: what } } },
  ];
  return events[what % events.length]!;
}

const leaves = (node: ConfigNode): readonly ConfigNode[] =>
  node.kind === 'object' ? node.children.flatMap(leaves) : node.kind === 'array' ? leaves(node.item) : [node];

describe('whatever happens to a form', () => {
  test.prop([configs(true), fc.array(fc.tuple(fc.nat(50), fc.nat(500)), { maxLength: 25 })], {
    numRuns: 500,
  })(
    'its outcome is whole: JSON, no secret in the value, issues at fields, and the same when it is read back',
    ([schema, value], steps) => {
      const form = readConfigForm(schema);
      const given = redactSecrets(form, value);
      let state = startConfig(form, given);
      for (const [which, what] of steps) {
        state = configReducer(state, eventFor(state, which, what));
        const ids = pathsOf(state.root).map((path) => path.join('/'));
        expect(new Set(ids).size).toBe(ids.length);
      }
      const { value: saved, cleared, secrets } = valueOf(state);
      expect(plain(saved)).toEqual(plain(JSON.parse(JSON.stringify(saved))));
      const isAllSecret = leaves(form.root).every(({ secret }) => secret);
      if (isAllSecret) expect(JSON.stringify([saved, cleared])).not.toContain(SECRET);
      const fields = new Set(pathsOf(state.root).map((path) => JSON.stringify(path)));
      for (const { path, severity } of issuesOfConfig(state))
        if (severity === 'error') expect(fields).toContain(JSON.stringify(path));

      const storedSecrets = secrets.filter((change) => change.state !== 'cleared').map(({ path }) => path);
      const again = startConfig(form, { value: saved, cleared, storedSecrets });
      const problems = issuesOfConfig(state).some(({ code }) => ['number', 'integer', 'json'].includes(code));
      if (problems) return;
      expect(valueOf(again).value).toEqual(saved);
      const stored = configReducer(state, { type: 'saved' });
      expect([isEdited(stored.root), valueOf(stored).value]).toEqual([false, saved]);
    },
  );
});
