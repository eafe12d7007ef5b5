// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/core/index.js';
import { renderResponseTemplate } from '../../src/manifest/index.js';
import { isSemanticVersion } from '../../src/manifest/text/isSemanticVersion.js';
import { nearest } from '../../src/manifest/text/nearest.js';

describe('a semantic version', () => {
  it.each([
    '0.0.0',
    '1.2.3',
    '10.20.30',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-0.3.7',
    '1.0.0-x-y-z.--',
    '1.0.0-rc.1+build.1',
    '1.0.0+001',
    '1.0.0-0A',
  ])('is %s', (text) => {
    expect(isSemanticVersion(text)).toBe(true);
  });
  it.each([
    '',
    '1',
    '1.0',
    '1.0.0.0',
    'v1.0.0',
    '01.0.0',
    '1.0.0-',
    '1.0.0-01',
    '1.0.0+',
    '1.0.0+a+b',
    '1.0.0-a..b',
    ' 1.0.0',
    '1.0.x',
    '１.0.0',
    `1.0.0-${'a'.repeat(300)}`,
  ])('is not %j', (text) => {
    expect(isSemanticVersion(text)).toBe(false);
  });
});

describe('the nearest known name', () => {
  const known = ['config_schema', 'commands', 'kind', 'id'];
  it.each([
    ['configSchema', 'config_schema'],
    ['CONFIG-SCHEMA', 'config_schema'],
    ['confgi_schema', 'config_schema'],
    ['comands', 'commands'],
    ['comamnds', 'commands'],
    ['kinds', 'kind'],
    ['author', undefined],
    ['ids', 'id'],
    ['xy', undefined],
    ['', undefined],
    ['commands'.repeat(10), undefined],
  ])('of %j is %j', (name, expected) => {
    expect(nearest(name, known)).toBe(expected);
  });
});

describe('a response template', () => {
  const config = {
    name: 'Ada',
    n: 0,
    on: false,
    none: null,
    empty: '',
    'a-b': 1.5,
    nested: { deep: 'x', list: ['a', { b: 1 }] },
    braces: '{{config.name}}',
  };
  it.each([
    ['Hello {{config.name}}!', 'Hello Ada!'],
    ['{{ config.name }}{{config.name}}', 'AdaAda'],
    ['{{config.n}} {{config.on}} {{config.a-b}}', '0 false 1.5'],
    ['[{{config.none}}{{config.empty}}{{config.missing}}{{config.name.x}}]', '[]'],
    [
      '{{config.nested.deep}} {{config.nested.list.0}} {{config.nested.list.1.b}} {{config.nested.list.9}}',
      'x a 1 ',
    ],
    ['{{config.nested}}', '{"deep":"x","list":["a",{"b":1}]}'],
    ['{{config.nested.list}}', '["a",{"b":1}]'],
    ['{{config.braces}}', '{{config.name}}'],
    ['{{config.toString}}{{config.__proto__}}{{config.nested.list.length}}', ''],
    [
      '{{config}} {{user.name}} {config.name} {{#if x}} {{ config . name }}',
      '{{config}} {{user.name}} {config.name} {{#if x}} {{ config . name }}',
    ],
    ['$& {{config.name}} $1', '$& Ada $1'],
  ])('%s → %s', (template, text) => {
    expect(renderResponseTemplate(template, config)).toBe(text);
  });

  it('puts what it filled in as it is, also where it looks like a pattern', () => {
    expect(renderResponseTemplate('{{config.a}}', { a: '$& $1 $$' })).toBe('$& $1 $$');
  });

  it('covers secrets: the place, what is below it, and the place inside a larger value', () => {
    const secret = {
      key: 's3cret',
      auth: { user: 'ada', token: 's3cret' },
      peers: [{ token: 's3cret' }],
      blank: '',
    };
    const mask = ['key', 'auth.token', ['peers', '*', 'token'], 'blank', 'missing'];
    const text = renderResponseTemplate(
      '{{config.key}}|{{config.auth.token}}|{{config.auth}}|{{config.peers}}|{{config.peers.0.token}}|{{config.blank}}|{{config.missing}}',
      secret,
      { mask },
    );
    expect(text).toBe('••••••|••••••|{"user":"ada","token":"••••••"}|[{"token":"••••••"}]|••••••||');
    expect(renderResponseTemplate('{{config.auth.token}}', secret, { mask: ['auth'] })).toBe('••••••');
  });

  test.prop([fc.string(), fc.anything()])('never throws and changes nothing else', (template, anything) => {
    expect(renderResponseTemplate(template, anything)).toBe(
      template.replace(/\{\{\s*config\.[^{}]*\}\}/g, ''),
    );
    expect(() => renderResponseTemplate('{{config.a}}{{config.0}}', anything)).not.toThrow();
  });

  it('ends at a size', () => {
    const big = { a: 'x'.repeat(1_000_000) };
    expect(renderResponseTemplate('{{config.a}}'.repeat(10_000), big)).toHaveLength(limits.characters);
    const self: Record<string, unknown> = {};
    self['a'] = [self, self];
    expect(renderResponseTemplate('{{config.a}}', self)).toBe('');
    expect(renderResponseTemplate(`{{config${'.a'.repeat(100_000)}`, big)).toHaveLength(200_008);
    expect(renderResponseTemplate('{{'.repeat(200_000) + ' '.repeat(200_000), big)).toHaveLength(600_000);
  });
});
