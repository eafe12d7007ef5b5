// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ConfigFormStore, GivenConfig, ListState } from '../../src/manifest/index.js';
import { createConfigForm, readConfigForm, textOf } from '../../src/manifest/index.js';
import cases from '../fixtures/configCases.json' with { type: 'json' };

const open = (properties: object, given?: GivenConfig, rest: object = {}) =>
  createConfigForm(readConfigForm({ type: 'object', properties, ...rest }), given);
/** What would be saved: the value, and the places that were cleared. */
const saved = (form: ConfigFormStore) => {
  const { value, cleared } = form.outcome();
  return [value, ...cleared.map((path) => path.join('.'))];
};
const type = (form: ConfigFormStore, path: string, text: string) =>
  form.dispatch({ type: 'typed', path: at(form, path), text });
const clear = (form: ConfigFormStore, path: string) =>
  form.dispatch({ type: 'cleared', path: at(form, path) });
/** `a.1.b` as a path of the form: the second row of `a`, by its id. */
function at(form: ConfigFormStore, dotted: string): (string | number)[] {
  const path: (string | number)[] = [];
  for (const segment of dotted.split('.')) {
    const field = form.field(path);
    path.push(field?.kind === 'list' ? (field.rows[Number(segment)]?.id ?? -1) : segment);
  }
  return path;
}
const list = (form: ConfigFormStore, path: string) => form.field(at(form, path)) as ListState;
const texts = (form: ConfigFormStore, path: string) =>
  list(form, path).rows.map(({ field }) => (field.kind === 'leaf' ? textOf(field) : field.kind));
const textAt = (form: ConfigFormStore, path: string) => {
  const field = form.field(at(form, path));
  return field?.kind === 'leaf' ? textOf(field) : undefined;
};
const errors = (form: ConfigFormStore) =>
  form
    .issues()
    .map(
      ({ path, code, severity }) =>
        `${severity === 'error' ? '' : `${String(severity)} `}${code} ${path.join('.')}`,
    );

const byId = (id: string) =>
  cases.find((one) => one.id === id)!.input as { schema: { properties: object }; value?: object };
const openCase = (id: string) => {
  const { schema, value } = byId(id);
  return createConfigForm(readConfigForm(schema), { value });
};

describe('the cases', () => {
  it('cfg-clear-default-string', () => {
    const form = openCase('cfg-clear-default-string');
    expect(textAt(form, 's')).toBe('x');
    clear(form, 's');
    expect(saved(form)).toEqual([{ s: '' }]);
    const again = createConfigForm(readConfigForm(byId('cfg-clear-default-string').schema), form.outcome());
    expect(textAt(again, 's')).toBe('');
  });

  it('cfg-defaults-saved-or-not', () => {
    const form = openCase('cfg-defaults-saved-or-not');
    expect(textAt(form, 'n')).toBe('3');
    expect(saved(form)).toEqual([{ n: 3 }]);
  });

  it('cfg-oneof-switch', () => {
    const form = openCase('cfg-oneof-switch');
    expect(form.field(['x'])).toMatchObject({ node: { kind: 'json', reason: 'field_mixed' } });
    expect(saved(form)).toEqual([{ x: { kind: 'b', v: 1 } }]);
  });

  it('cfg-array-remove-middle', () => {
    const form = openCase('cfg-array-remove-middle');
    type(form, 'a.1', '2x (uncommitted)');
    form.dispatch({ type: 'rowRemoved', path: ['a'], row: list(form, 'a').rows[0]!.id });
    expect(saved(form)).toEqual([{ a: ['2x (uncommitted)', '3'] }]);
  });

  it('cfg-number-cleared', () => {
    const form = openCase('cfg-number-cleared');
    clear(form, 'n');
    expect(saved(form)).toEqual([{}, 'n']);
  });

  it('cfg-external-value-update-while-editing', () => {
    const form = openCase('cfg-external-value-update-while-editing');
    type(form, 'a', 'typing');
    form.dispatch({ type: 'configReceived', config: { value: { a: '1', b: '2' } } });
    expect(saved(form)).toEqual([{ a: 'typing', b: '2' }]);
  });

  it('cfg-bad-field-does-not-kill-form', () => {
    const form = openCase('cfg-bad-field-does-not-kill-form');
    type(form, 'ok', 'x');
    expect(form.getState().form.issues).toMatchObject([{ code: 'field_type_unknown' }]);
    expect([saved(form), errors(form)]).toEqual([[{ ok: 'x' }], []]);
  });

  it('cfg-type-object-no-properties', () => {
    const form = openCase('cfg-type-object-no-properties');
    expect(form.getState().form.issues).toMatchObject([{ code: 'no_settings' }]);
    expect(saved(form)).toEqual([{}]);
  });
});

describe('a value', () => {
  it('that was never set is left out when its field is blank', () => {
    const form = open({
      s: { type: 'string' },
      n: { type: 'number' },
      e: { enum: ['a'] },
      l: { type: 'array', items: { enum: ['a'] } },
    });
    type(form, 's', 'x');
    type(form, 's', '');
    type(form, 'n', '1');
    type(form, 'n', ' ');
    form.dispatch({ type: 'chosen', path: ['e'], value: 'a' });
    form.dispatch({ type: 'chosen', path: ['e'], value: undefined });
    form.dispatch({ type: 'chosen', path: ['l'], value: ['a'] });
    form.dispatch({ type: 'chosen', path: ['l'], value: [] });
    expect(saved(form)).toEqual([{}]);
    expect(form.isDirty()).toBe(false);
  });

  it.each<[string, object, unknown, unknown[]]>([
    ['plain', { type: 'string' }, 'x', [{ f: '' }]],
    ['plain with a default', { type: 'string', default: 'x' }, undefined, [{ f: '' }]],
    ['a text of a format', { type: 'string', format: 'email' }, 'a@b.co', [{}, 'f']],
    ['a text of a length', { type: 'string', minLength: 1 }, 'x', [{}, 'f']],
    ['a text of a pattern', { type: 'string', pattern: '^x' }, 'x', [{}, 'f']],
    ['a number', { type: 'number', default: 3 }, undefined, [{}, 'f']],
    ['a choice', { enum: ['a', 'b'], default: 'a' }, 'b', [{}, 'f']],
    ['a switch', { type: 'boolean', default: true }, undefined, [{}, 'f']],
    ['JSON', { type: 'object', default: { a: 1 } }, undefined, [{}, 'f']],
    ['ticks', { type: 'array', items: { enum: ['a'] } }, ['a'], [{}, 'f']],
    ['rows', { type: 'array', items: { type: 'string' } }, ['a'], [{ f: [] }]],
    [
      'rows that must be some',
      { type: 'array', items: { type: 'string' }, minItems: 1, default: ['a'] },
      undefined,
      [{}, 'f'],
    ],
  ])('that is cleared is remembered, and no default comes back: %s', (_, schema, value, expected) => {
    const form = open({ f: schema }, { value: value === undefined ? {} : { f: value } });
    clear(form, 'f');
    expect(saved(form)).toEqual(expected);
    expect(form.isDirty()).toBe(true);
    const again = open({ f: schema }, form.outcome());
    expect(saved(again)).toEqual(expected);
    expect(again.isDirty()).toBe(false);
  });

  it('of zero, false or nothing is kept', () => {
    const value = { n: 0, b: false, s: '', l: [], z: null };
    const types = {
      n: { type: 'number', default: 1 },
      b: { type: 'boolean', default: true },
      s: { type: 'string', default: 'x' },
      l: { type: 'array', items: { type: 'string' }, default: ['x'] },
      z: { type: ['string', 'null'], default: 'x' },
    };
    expect(saved(open(types, { value }))).toEqual([value]);
  });

  it('of a number is what is being typed, and is saved when it is one', () => {
    const form = open({ n: { type: 'number' }, i: { type: 'integer' } }, { value: { n: 1, i: 1 } });
    for (const text of ['-', '1.', '1e', '1.50']) {
      type(form, 'n', text);
      expect(textAt(form, 'n')).toBe(text);
    }
    type(form, 'i', '1.5');
    expect(saved(form)).toEqual([{ n: 1.5 }, 'i']);
    expect(errors(form)).toEqual(['integer i']);
    type(form, 'n', '1.0');
    type(form, 'i', '1');
    expect([saved(form), form.isDirty(), textAt(form, 'n')]).toEqual([[{ n: 1, i: 1 }], false, '1.0']);
  });

  it('of JSON is what is being typed, with its own check', () => {
    const form = open(
      { j: { type: ['string', 'array'] }, o: { type: 'object' } },
      { value: { j: ['a'], o: { b: 1 } } },
    );
    expect(textAt(form, 'o')).toBe('{\n  "b": 1\n}');
    type(form, 'o', '{"b": 2');
    expect([saved(form), errors(form)]).toEqual([[{ j: ['a'] }, 'o'], ['json o']]);
    type(form, 'o', '{"b": 2}');
    for (const [text, value] of [
      ['plain', 'plain'],
      ['12', '12'],
      ['"quoted"', 'quoted'],
      ['["x"]', ['x']],
      ['true', 'true'],
    ] as const) {
      type(form, 'j', text);
      expect(saved(form)).toEqual([{ j: value, o: { b: 2 } }]);
    }
    type(form, 'j', '["x"');
    expect(errors(form)).toEqual(['json j']);
  });

  it.each([
    ['sk-1', 'sk-1'],
    ['12', '"12"'],
    ['{a', '"{a"'],
    ['', '""'],
  ])('of a text in a JSON box is %j as %s, and reads back', (value, text) => {
    const form = open({ j: { type: ['string', 'array'] } }, { value: { j: value } });
    expect(textAt(form, 'j')).toBe(text);
    type(form, 'j', text);
    expect(form.isDirty()).toBe(false);
  });

  it('that the schema does not know stays, in its place', () => {
    const value = { z: 1, s: 'x', a: { y: [1], t: 'u' }, q: null };
    const form = open(
      { s: { type: 'string' }, a: { type: 'object', properties: { t: { type: 'string' } } } },
      { value },
    );
    type(form, 's', 'new');
    type(form, 'a.t', 'new');
    expect(JSON.stringify(form.outcome().value)).toBe('{"z":1,"s":"new","a":{"y":[1],"t":"new"},"q":null}');
  });

  it('of another type stays until its field is edited', () => {
    const types = {
      s: { type: 'string' },
      n: { type: 'number' },
      o: { type: 'object', properties: { a: { type: 'string' } } },
      l: { type: 'array', items: { type: 'string' } },
      e: { enum: ['a'] },
    };
    const value = { s: 5, n: 'five', o: 'text', l: { a: 1 }, e: 'gone' };
    const form = open(types, { value });
    expect([saved(form), form.isDirty()]).toEqual([[value], false]);
    expect([textAt(form, 's'), textAt(form, 'n')]).toEqual(['5', 'five']);
    type(form, 'o.a', 'x');
    form.dispatch({ type: 'rowAdded', path: ['l'] });
    type(form, 'l.0', 'row');
    expect(saved(form)).toEqual([{ ...value, o: { a: 'x' }, l: ['row'] }]);
  });

  it('of keys that every object has is like any other', () => {
    const properties = JSON.parse(
      '{"__proto__":{"type":"string"},"constructor":{"type":"number","default":1}}',
    ) as object;
    const form = open(properties, { value: JSON.parse('{"__proto__":"x","toString":2}') });
    form.dispatch({ type: 'typed', path: ['__proto__'], text: 'y' });
    expect(JSON.stringify(form.outcome().value)).toBe('{"__proto__":"y","toString":2,"constructor":1}');
  });
});

describe('defaults', () => {
  const server = {
    type: 'object',
    properties: { host: { type: 'string', default: 'localhost' }, port: { type: 'integer', default: 80 } },
  };
  const tls = {
    type: 'object',
    required: ['cert'],
    properties: {
      cert: { type: 'string' },
      port: { type: 'integer', default: 443 },
      more: { type: 'object', required: ['x'], properties: { x: { type: 'number', default: 1 } } },
      hosts: { type: 'array', items: { type: 'string' }, default: ['a'] },
    },
  };

  it('fill sections, also where the config has none of it', () => {
    expect(saved(open({ server }, { value: { server: { port: 1 } } }))).toEqual([
      { server: { port: 1, host: 'localhost' } },
    ]);
    expect(saved(open({ server }))).toEqual([{ server: { host: 'localhost', port: 80 } }]);
  });

  it('of a whole section go before those of its fields', () => {
    expect(saved(open({ server: { ...server, default: { port: 9, x: 1 } } }))).toEqual([
      { server: { port: 9, x: 1, host: 'localhost' } },
    ]);
  });

  it('make no section that would be in error', () => {
    const form = open({ tls });
    expect([saved(form), errors(form), form.isDirty()]).toEqual([[{}], [], false]);
  });

  it('come with the section when something is set in it, and go with it', () => {
    const form = open({ tls });
    type(form, 'tls.cert', 'c');
    expect(saved(form)).toEqual([{ tls: { cert: 'c', port: 443, more: { x: 1 }, hosts: ['a'] } }]);
    expect(textAt(form, 'tls.port')).toBe('443');
    type(form, 'tls.cert', '');
    expect([saved(form), textAt(form, 'tls.port'), form.isDirty()]).toEqual([[{}], '', false]);
  });

  it('that came with a section and were emptied stay away', () => {
    const form = open({ tls });
    type(form, 'tls.cert', 'c');
    type(form, 'tls.port', '');
    form.dispatch({ type: 'rowRemoved', path: ['tls', 'hosts'], row: list(form, 'tls.hosts').rows[0]!.id });
    type(form, 'tls.cert', 'd');
    expect(saved(form)).toEqual([{ tls: { cert: 'd', more: { x: 1 } } }, 'tls.port', 'tls.hosts']);
  });

  it('fill new rows, and rows that were stored', () => {
    const form = open({ l: { type: 'array', items: tls } }, { value: { l: [{ cert: 'c' }] } });
    form.dispatch({ type: 'rowAdded', path: ['l'] });
    const filled = { port: 443, more: { x: 1 }, hosts: ['a'] };
    expect(saved(form)).toEqual([{ l: [{ cert: 'c', ...filled }, filled] }]);
    expect(errors(form)).toHaveLength(1);
  });

  it('make a section that is needed, and nothing else', () => {
    expect(
      saved(open({ o: { type: 'object', properties: { a: { type: 'string' } } } }, {}, { required: ['o'] })),
    ).toEqual([{ o: {} }]);
    expect(saved(open({ o: { type: 'object', properties: { a: { type: 'string' } } } }))).toEqual([{}]);
  });

  it('are no edits, and stay away from what was cleared', () => {
    const form = open(
      { n: { type: 'number', default: 3 }, m: { type: 'number', default: 4 } },
      { value: {}, cleared: ['n', 'gone.field'] },
    );
    expect(form.isDirty()).toBe(false);
    expect(saved(form)).toEqual([{ m: 4 }, 'n', 'gone.field']);
    type(form, 'n', '5');
    expect(saved(form)).toEqual([{ m: 4, n: 5 }, 'gone.field']);
    type(form, 'n', '');
    expect(saved(form)).toEqual([{ m: 4 }, 'n', 'gone.field']);
  });
});

describe('rows', () => {
  const rows = { l: { type: 'array', items: { type: 'string' } } };

  it('keep their text and their ids, whatever is added, removed or moved', () => {
    const form = open(rows, { value: { l: ['a', 'b', 'c'] } });
    const [a, b, c] = list(form, 'l').rows.map(({ id }) => id) as [number, number, number];
    type(form, 'l.1', 'typing');
    form.dispatch({ type: 'rowMoved', path: ['l'], row: b, index: 0 });
    form.dispatch({ type: 'rowRemoved', path: ['l'], row: a });
    form.dispatch({ type: 'rowAdded', path: ['l'], index: 1 });
    const ids = list(form, 'l').rows.map(({ id }) => id);
    expect([ids[0], ids[2]]).toEqual([b, c]);
    expect([a, b, c]).not.toContain(ids[1]);
    expect(texts(form, 'l')).toEqual(['typing', '', 'c']);
    expect(saved(form)).toEqual([{ l: ['typing', 'c'] }]);
  });

  it('have ids that never come again', () => {
    const form = open(rows);
    const seen = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      form.dispatch({ type: 'rowAdded', path: ['l'] });
      const { id } = list(form, 'l').rows[0]!;
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      form.dispatch({ type: 'rowRemoved', path: ['l'], row: id });
    }
    form.dispatch({ type: 'rowAdded', path: ['l'] });
    form.dispatch({ type: 'reset' });
    form.dispatch({ type: 'rowAdded', path: ['l'] });
    expect(seen.has(list(form, 'l').rows[0]!.id)).toBe(false);
  });

  it('of sections hold fields of their own', () => {
    const form = open(
      { l: { type: 'array', items: { type: 'object', properties: { k: { type: 'string' }, in: rows.l } } } },
      { value: { l: [{ k: 'a', x: 1 }, { k: 'b' }] } },
    );
    type(form, 'l.1.k', 'B');
    form.dispatch({ type: 'rowAdded', path: at(form, 'l.0.in') });
    type(form, 'l.0.in.0', 'deep');
    form.dispatch({ type: 'rowMoved', path: ['l'], row: list(form, 'l').rows[0]!.id, index: 9 });
    expect(saved(form)).toEqual([{ l: [{ k: 'B' }, { k: 'a', x: 1, in: ['deep'] }] }]);
  });

  it('that are moved back are no edit; nothing happens to a row that is not there', () => {
    const form = open(rows, { value: { l: ['a', 'b'] } });
    const [first] = list(form, 'l').rows;
    form.dispatch({ type: 'rowMoved', path: ['l'], row: first!.id, index: 1 });
    expect(form.isDirty()).toBe(true);
    form.dispatch({ type: 'rowMoved', path: ['l'], row: first!.id, index: 0 });
    expect(form.isDirty()).toBe(false);
    const before = form.getState();
    form.dispatch({ type: 'rowRemoved', path: ['l'], row: 999 });
    form.dispatch({ type: 'rowMoved', path: ['l'], row: 999, index: 0 });
    form.dispatch({ type: 'rowMoved', path: ['l'], row: first!.id, index: -5 });
    form.dispatch({ type: 'typed', path: ['l', 999], text: 'x' });
    form.dispatch({ type: 'typed', path: ['nowhere', 'x'], text: 'x' });
    form.dispatch({ type: 'rowAdded', path: ['nowhere'] });
    expect(form.getState()).toBe(before);
  });
});

describe('what comes from outside', () => {
  const types = {
    a: { type: 'string' },
    n: { type: 'number', default: 1 },
    l: { type: 'array', items: { type: 'string' } },
    o: { type: 'object', properties: { x: { type: 'string' }, y: { type: 'string' } } },
  };
  const receive = (form: ConfigFormStore, config: GivenConfig) =>
    form.dispatch({ type: 'configReceived', config });

  it('updates what was not edited, in sections and lists too', () => {
    const form = open(types, { value: { a: '1', n: 1, l: ['p', 'q'], o: { x: '1', y: '1' } } });
    const ids = list(form, 'l').rows.map(({ id }) => id);
    type(form, 'o.x', 'mine');
    receive(form, {
      value: { a: '2', n: 2, l: ['p', 'r', 's'], o: { x: '9', y: '2', new: 1 }, other: true },
    });
    expect(saved(form)).toEqual([
      { a: '2', n: 2, l: ['p', 'r', 's'], o: { x: 'mine', y: '2', new: 1 }, other: true },
    ]);
    expect(
      list(form, 'l')
        .rows.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(ids);
  });

  it('leaves a list whole in which anything was edited', () => {
    const form = open(types, { value: { l: ['p', 'q'] } });
    type(form, 'l.1', 'mine');
    receive(form, { value: { a: 'new', l: ['x', 'p', 'q'] } });
    expect(saved(form)).toEqual([{ a: 'new', l: ['p', 'mine'], n: 1 }]);
  });

  it('is nothing new where it is the form’s own change', () => {
    const form = open(types, { value: { a: '1' } });
    type(form, 'n', '2.');
    type(form, 'a', '2');
    const before = form.getState();
    receive(form, { value: form.outcome().value });
    expect(form.getState()).toBe(before);
    expect([form.isDirty(), textAt(form, 'n')]).toEqual([true, '2.']);
  });

  it('that says what was typed makes an edit none', () => {
    const form = open(types, { value: { a: '1' } });
    type(form, 'a', '2');
    receive(form, { value: { a: '2', other: 1 } });
    expect(form.isDirty()).toBe(false);
    receive(form, { value: { a: '3', other: 1 } });
    expect(textAt(form, 'a')).toBe('3');
  });

  it('does not bring back what was cleared here', () => {
    const form = open(types);
    type(form, 'n', '');
    receive(form, { value: { a: 'x' } });
    expect(saved(form)).toEqual([{ a: 'x' }, 'n']);
  });
});

describe('save and reset', () => {
  const types = { a: { type: 'string', default: 'd' }, l: { type: 'array', items: { type: 'string' } } };

  it('go back to what was given, and forward from what was saved', () => {
    const form = open(types, { value: { a: '1', l: ['x'] } });
    type(form, 'a', '2');
    form.dispatch({ type: 'rowAdded', path: ['l'] });
    type(form, 'l.1', 'y');
    form.dispatch({ type: 'reset' });
    expect([saved(form), form.isDirty()]).toEqual([[{ a: '1', l: ['x'] }], false]);
    type(form, 'a', '3');
    form.dispatch({ type: 'rowAdded', path: ['l'] });
    type(form, 'l.1', 'z');
    const ids = list(form, 'l').rows.map(({ id }) => id);
    form.dispatch({ type: 'saved' });
    expect([saved(form), form.isDirty()]).toEqual([[{ a: '3', l: ['x', 'z'] }], false]);
    expect(list(form, 'l').rows.map(({ id }) => id)).toEqual(ids);
    type(form, 'a', '4');
    form.dispatch({ type: 'reset' });
    expect(saved(form)).toEqual([{ a: '3', l: ['x', 'z'] }]);
  });

  it('keep what was cleared away', () => {
    const form = open({ n: { type: 'number', default: 3 } });
    type(form, 'n', '');
    form.dispatch({ type: 'saved' });
    expect([saved(form), form.isDirty()]).toEqual([[{}, 'n'], false]);
    form.dispatch({ type: 'reset' });
    expect(saved(form)).toEqual([{}, 'n']);
  });
});

describe('what stands against saving', () => {
  it('is at the field, and stays with its row', () => {
    const form = open(
      { l: { type: 'array', items: { type: 'object', properties: { n: { type: 'number', minimum: 5 } } } } },
      { value: { l: [{ n: 9 }, { n: 1 }] } },
    );
    const path = at(form, 'l.1.n');
    expect(form.issues()).toEqual([{ path, code: 'minimum', severity: 'error', params: { limit: 5 } }]);
    form.dispatch({ type: 'rowRemoved', path: ['l'], row: list(form, 'l').rows[0]!.id });
    expect(form.issues()[0]?.path).toEqual(path);
  });

  it('counts rows as they are in the form, blank ones too', () => {
    const form = open(
      { l: { type: 'array', items: { type: 'string', maxLength: 1 } } },
      { value: { l: ['a'] } },
    );
    form.dispatch({ type: 'rowAdded', path: ['l'], index: 0 });
    type(form, 'l.1', 'long');
    expect(form.issues()[0]?.path).toEqual(at(form, 'l.1'));
  });

  it('is a needed field that is blank, once', () => {
    const form = open(
      { s: { type: 'string' }, n: { type: 'number' } },
      { value: { s: 'x' } },
      { required: ['s', 'n'] },
    );
    expect(errors(form)).toEqual(['required n']);
    type(form, 's', '');
    type(form, 'n', 'x');
    expect(errors(form)).toEqual(['required s', 'number n']);
  });

  it('only warns of what no field can mend', () => {
    const form = open(
      { s: { type: 'string' } },
      { value: { old: 1 } },
      { additionalProperties: false, required: ['gone'] },
    );
    expect(errors(form)).toEqual(['warning required gone', 'warning not_allowed old']);
  });

  it('is found inside JSON and ticks at their field', () => {
    const form = open(
      {
        o: { type: 'object', additionalProperties: { type: 'number' } },
        m: { type: 'array', items: { enum: ['a', 'b'] }, maxItems: 1 },
      },
      { value: { o: { k: 'x' }, m: ['a', 'z'] } },
    );
    expect(errors(form)).toEqual(['number o', 'maxItems m', 'option m']);
  });
});

describe('watching', () => {
  it('tells of one field and what is around it, and of nothing else', () => {
    const fields = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`f${i}`, { type: 'string' }]));
    const form = open({
      ...fields,
      o: { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } },
    });
    const calls: string[] = [];
    for (const key of Object.keys(fields)) form.subscribe(() => calls.push(key), [key]);
    form.subscribe(() => calls.push('o'), ['o']);
    form.subscribe(() => calls.push('o.a'), ['o', 'a']);
    const stop = form.subscribe(() => calls.push('all'));
    type(form, 'f7', 'x');
    expect(calls.splice(0)).toEqual(['f7', 'all']);
    type(form, 'o.b', 'x');
    expect(calls.splice(0)).toEqual(['o', 'all']);
    stop();
    type(form, 'o.a', 'x');
    expect(calls.splice(0)).toEqual(['o', 'o.a']);
    type(form, 'o.a', 'x');
    expect(calls).toEqual([]);
  });

  it('gives the same objects while nothing changes', () => {
    const form = open({ a: { type: 'string' }, b: { type: 'string' } });
    const [a, b, outcome, issues] = [form.field(['a']), form.field(['b']), form.outcome(), form.issues()];
    type(form, 'a', 'x');
    expect(form.field(['b'])).toBe(b);
    expect(form.field(['a'])).not.toBe(a);
    expect(form.outcome()).not.toBe(outcome);
    expect([form.outcome(), form.issues()]).toEqual([form.outcome(), issues]);
    expect(form.outcome()).toBe(form.outcome());
  });
});
