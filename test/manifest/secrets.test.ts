// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ConfigFormStore, GivenConfig, ListState } from '../../src/manifest/index.js';
import {
  createConfigForm,
  mergeSecrets,
  readConfigForm,
  redactSecrets,
  secretPaths,
  textOf,
} from '../../src/manifest/index.js';
import cases from '../fixtures/configCases.json' with { type: 'json' };

const SECRET = 'hunter2';
const properties = {
  key: { type: 'string', secret: true, minLength: 12 },
  auth: {
    type: 'object',
    properties: { user: { type: 'string' }, token: { type: 'string', widget: 'password' } },
    required: ['token'],
  },
  peers: {
    type: 'array',
    items: {
      type: 'object',
      properties: { name: { type: 'string' }, token: { type: 'string', writeOnly: true } },
      required: ['token'],
    },
  },
  keys: { type: 'array', items: { type: 'string', secret: true } },
  either: { oneOf: [{ type: 'string' }, { type: 'object', additionalProperties: true }], secret: true },
};
const schema = { type: 'object', properties, required: ['key'] };
const form = readConfigForm(schema);
const whole = {
  key: SECRET,
  auth: { user: 'ada', token: SECRET },
  peers: [
    { name: 'a', token: `${SECRET}-a` },
    { name: 'b', token: `${SECRET}-b` },
  ],
  keys: [`${SECRET}-0`, `${SECRET}-1`],
  either: { source: 'env', id: SECRET },
  other: 1,
};
const apart = redactSecrets(form, whole);
const open = (given: GivenConfig) => createConfigForm(form, given);
const rowOf = (store: ConfigFormStore, path: string, index: number) =>
  (store.field([path]) as ListState).rows[index]!.id;
const changes = (store: ConfigFormStore) =>
  store.outcome().secrets.map((change) => {
    const rest =
      change.state === 'replaced'
        ? `=${JSON.stringify(change.value)}`
        : 'from' in change
          ? ` from ${change.from.join('.')}`
          : '';
    return `${change.path.join('.')} ${change.state}${rest}`;
  });
/** The state of every field, as anything that draws it could have it. */
const seen = (store: ConfigFormStore) =>
  JSON.stringify(
    [store.getState().root, store.issues(), store.outcome().secrets, store.outcome().cleared],
    (_, value: unknown) => (value instanceof Map ? [...value] : value),
  );

describe('the secrets of a config', () => {
  it('can be taken out and named', () => {
    expect(apart.value).toEqual({
      auth: { user: 'ada' },
      peers: [{ name: 'a' }, { name: 'b' }],
      keys: [],
      other: 1,
    });
    expect(apart.storedSecrets.map((path) => path.join('.'))).toEqual([
      'key',
      'auth.token',
      'peers.0.token',
      'peers.1.token',
      'keys.0',
      'keys.1',
      'either',
    ]);
    expect(secretPaths(form).map((path) => path.join('.'))).toEqual([
      'key',
      'auth.token',
      'peers.*.token',
      'keys.*',
      'either',
    ]);
    expect(JSON.stringify(apart)).not.toContain(SECRET);
  });

  it.each<[string, GivenConfig]>([
    ['apart from the value', apart],
    ['in the value', { value: whole }],
  ])('that are stored %s are never seen, count as set, and stay as they are', (_, given) => {
    const store = open(given);
    expect(seen(store)).not.toContain(SECRET);
    expect(store.field(['key'])).toMatchObject({ secret: 'kept', held: undefined });
    expect(store.issues().filter(({ severity }) => severity === 'error')).toEqual(
      // A secret that is here is checked, without a word of it.
      given.value === whole
        ? [{ path: ['key'], code: 'minLength', severity: 'error', params: { limit: 12 } }]
        : [],
    );
    expect(store.outcome().value).toEqual(given.value);
    expect(changes(store)).toEqual([
      'key kept',
      'auth.token kept',
      'peers.0.token kept',
      'peers.1.token kept',
      'keys.0 kept',
      'keys.1 kept',
      'either kept',
    ]);
    expect(mergeSecrets(store.outcome().value, store.outcome().secrets, whole)).toEqual(whole);
  });

  it.each<[string, GivenConfig]>([
    ['apart from the value', apart],
    ['in the value', { value: whole }],
  ])('%s can be replaced, kept after all, and cleared; nothing typed is ever in the value', (_, given) => {
    const store = open(given);
    store.dispatch({ type: 'typed', path: ['key'], text: 'typed-in-anew' });
    store.dispatch({ type: 'typed', path: ['either'], text: '{"id": "new"}' });
    store.dispatch({ type: 'cleared', path: ['auth', 'token'] });
    expect(JSON.stringify(store.outcome().value)).not.toContain('typed-in-anew');
    expect(changes(store).slice(0, 2)).toEqual(['key replaced="typed-in-anew"', 'auth.token cleared']);
    expect(store.issues().map(({ path, code }) => [path.join('.'), code])).toEqual([
      ['auth.token', 'required'],
    ]);
    const merged = mergeSecrets(store.outcome().value, store.outcome().secrets, whole);
    expect(merged).toEqual({ ...whole, key: 'typed-in-anew', auth: { user: 'ada' }, either: { id: 'new' } });

    store.dispatch({ type: 'typed', path: ['key'], text: '' });
    store.dispatch({ type: 'secretKept', path: ['auth', 'token'] });
    store.dispatch({ type: 'secretKept', path: ['either'] });
    expect(store.isDirty()).toBe(false);
    expect(changes(store).every((change) => change.endsWith('kept'))).toBe(true);
  });

  it('are looked at when typed, and issues say nothing of them', () => {
    const store = open(apart);
    store.dispatch({ type: 'typed', path: ['key'], text: 'short-pass' });
    expect(store.issues()).toEqual([
      { path: ['key'], code: 'minLength', severity: 'error', params: { limit: 12 } },
    ]);
    store.dispatch({ type: 'typed', path: ['either'], text: '{"id": "short-pass"' });
    expect(store.issues().map(({ code }) => code)).toEqual(['json', 'minLength']);
    expect(JSON.stringify(store.issues())).not.toContain('short-pass');
    expect(changes(store)).toContain('either kept');
  });

  it('that are missing are missed, and none is made up', () => {
    const store = open({});
    expect(store.issues().map(({ path, code }) => [path.join('.'), code])).toEqual([['key', 'required']]);
    expect(store.outcome()).toEqual({ value: {}, cleared: [], secrets: [] });
    store.dispatch({ type: 'typed', path: ['key'], text: 'a new long one' });
    expect(store.outcome()).toEqual({
      value: {},
      cleared: [],
      secrets: [{ path: ['key'], state: 'replaced', value: 'a new long one' }],
    });
    store.dispatch({ type: 'cleared', path: ['key'] });
    expect(store.isDirty()).toBe(false);
  });

  it.each<[string, GivenConfig]>([
    ['apart from the value', apart],
    ['in the value', { value: whole }],
  ])('%s go with their rows', (_, given) => {
    const store = open(given);
    store.dispatch({ type: 'rowRemoved', path: ['peers'], row: rowOf(store, 'peers', 0) });
    store.dispatch({ type: 'rowAdded', path: ['peers'], index: 0 });
    const row = rowOf(store, 'peers', 0);
    store.dispatch({ type: 'typed', path: ['peers', row, 'token'], text: 'third' });
    store.dispatch({ type: 'rowMoved', path: ['keys'], row: rowOf(store, 'keys', 1), index: 0 });
    expect(changes(store).slice(2)).toEqual([
      'peers.0.token replaced="third"',
      'peers.1.token kept',
      'keys.0 kept from keys.1',
      'keys.1 kept from keys.0',
      'either kept',
    ]);
    const merged = mergeSecrets(store.outcome().value, store.outcome().secrets, whole);
    expect(merged).toEqual({
      ...whole,
      peers: [{ token: 'third' }, { name: 'b', token: `${SECRET}-b` }],
      keys: [`${SECRET}-1`, `${SECRET}-0`],
    });
    store.dispatch({ type: 'rowRemoved', path: ['peers'], row });
    expect(changes(store)).toEqual(expect.arrayContaining(['peers.0.token kept from peers.1.token']));
    store.dispatch({ type: 'cleared', path: ['keys'] });
    expect(changes(store)).toEqual(expect.arrayContaining(['keys.0 cleared', 'keys.1 cleared']));
  });

  it('in a list are rows of their own, each one covered', () => {
    const { input } = cases.find(({ id }) => id === 'secret-string-array')!;
    const given = redactSecrets(readConfigForm(input.schema), { keys: ['one', 'two'] });
    const store = createConfigForm(readConfigForm(input.schema), given);
    const { rows } = store.field(['keys']) as ListState;
    expect(rows.map(({ field }) => field.kind === 'leaf' && [field.secret, textOf(field)])).toEqual([
      ['kept', ''],
      ['kept', ''],
    ]);
    store.dispatch({ type: 'rowAdded', path: ['keys'] });
    store.dispatch({ type: 'typed', path: ['keys', rowOf(store, 'keys', 2)], text: 'three' });
    store.dispatch({ type: 'rowRemoved', path: ['keys'], row: rowOf(store, 'keys', 0) });
    expect(store.outcome().value).toEqual({ keys: [] });
    expect(mergeSecrets(store.outcome().value, store.outcome().secrets, { keys: ['one', 'two'] })).toEqual({
      keys: ['two', 'three'],
    });
  });

  it('are kept ones once they are saved, and forgotten here', () => {
    const store = open({});
    store.dispatch({ type: 'typed', path: ['key'], text: 'a new long one' });
    store.dispatch({ type: 'typed', path: ['auth', 'token'], text: 'another' });
    store.dispatch({ type: 'saved' });
    expect(seen(store)).not.toMatch(/a new long one|another/);
    expect([store.isDirty(), changes(store)]).toEqual([false, ['key kept', 'auth.token kept']]);
    store.dispatch({
      type: 'configReceived',
      config: { value: { auth: {} }, storedSecrets: ['key', 'auth.token'] },
    });
    expect([store.isDirty(), store.issues()]).toEqual([false, []]);
  });

  it('typed while another config comes stay typed', () => {
    const store = open(apart);
    store.dispatch({ type: 'typed', path: ['key'], text: 'still typing' });
    store.dispatch({ type: 'configReceived', config: { value: { other: 2 }, storedSecrets: [] } });
    expect(changes(store)).toEqual(['key replaced="still typing"']);
    store.dispatch({ type: 'typed', path: ['key'], text: '' });
    expect(store.field(['key'])).toMatchObject({ secret: 'none' });
  });

  it('in the value do not come back once the host keeps them apart', () => {
    const store = open({ value: whole });
    store.dispatch({ type: 'configReceived', config: apart });
    expect(JSON.stringify(store.outcome())).not.toContain(SECRET);
  });

  it('that the schema does not know are left alone', () => {
    const store = open({ storedSecrets: ['key', 'old.token'] });
    expect(changes(store)).toEqual(['key kept', 'old.token kept']);
  });

  it('without a default: one in the schema is never filled in', () => {
    const store = createConfigForm(
      readConfigForm({
        type: 'object',
        properties: { k: { type: 'string', secret: true, default: SECRET } },
      }),
    );
    expect(seen(store).replace(/"schema":\{[^}]*\}/g, '')).not.toContain(SECRET);
    expect(store.outcome().value).toEqual({});
  });
});
