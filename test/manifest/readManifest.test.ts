// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ManifestReading } from '../../src/manifest/index.js';
import { commandIds, readManifest } from '../../src/manifest/index.js';
import { adviceText, manifestAdviceFor } from '../../src/messages/index.js';
import { commonMistakes, seedManifests, smallestChannel, smallestTool } from '../fixtures/manifests/seed.js';

/** Issues in short: `severity code path`, with the facts that a sentence names. */
function said({ issues }: ManifestReading): string[] {
  return issues.map(({ severity, code, path, params = {} }) => {
    const facts = Object.entries(params).map(([key, value]) => ` ${key}=${String(value)}`);
    return `${String(severity)} ${code} ${path.join('/')}${facts.join('')}`;
  });
}

const tool = { id: 'demo', name: 'Demo', version: '1.0.0', kind: 'tool' };
const adapter = (rest: object) => ({ ...smallestChannel, entrypoints: { channel_adapter: rest } });
const command = (rest: object) => ({ ...tool, commands: [rest] });
const hello = { name: 'hello', type: 'response', response: 'hi' };

describe('the examples of the document', () => {
  it.each(Object.entries(seedManifests))('%s, completed, gives no error', (_, manifest) => {
    const read = readManifest(manifest);
    expect(said(read)).toEqual([]);
    expect(read.ok).toBe(true);
  });

  it('read as one typed value', () => {
    expect(readManifest(smallestTool)).toEqual({
      ok: true,
      value: {
        id: 'demo-tool',
        name: 'Demo Tool',
        version: '1.0.0',
        kind: 'tool',
        compatibilityMode: 'native',
        commands: [{ name: 'hello', type: 'response', response: 'hello workova' }],
      },
      issues: [],
    });
    expect(readManifest(smallestChannel)).toMatchObject({
      value: {
        kind: 'channel',
        commands: [],
        channelAdapter: {
          mode: 'managed_webhook',
          supportedChannels: ['demo'],
          lifecycle: { receive: 'scripts/handler.js', send: 'scripts/handler.js' },
        },
      },
    });
  });
});

describe('the five common mistakes', () => {
  it.each([
    ['kind 校验失败', 'error kind_unknown kind value=plugin', '改为 "tool"', 'Set kind to "tool"'],
    [
      'config_schema 表单不渲染',
      'error config_schema_unwrapped config_schema reason=bare',
      '{"type": "object", "properties": {…}} 包裹',
      'Wrap the fields: { "type": "object"',
    ],
    [
      'openclaw 模式报错',
      'error openclaw_missing openclaw',
      '补充 openclaw.adapter 和 openclaw.entry',
      'Add openclaw.adapter and openclaw.entry',
    ],
    [
      '渠道适配器报错',
      'error channel_missing entrypoints/channel_adapter/supported_channels',
      '至少添加一个渠道标识',
      'List at least one in supported_channels',
    ],
    ['命令未出现', 'error command_name_missing commands/0/name', '非空', 'not blank'],
  ])('%s gives exactly its issue, with what to do', (mistake, issue, chinese, english) => {
    const read = readManifest(commonMistakes[mistake]);
    expect(said(read)).toEqual([issue]);
    expect(read.ok).toBe(false);
    expect(adviceText(manifestAdviceFor('zh-CN'), read.issues[0]!)?.advice).toContain(chinese);
    expect(adviceText(manifestAdviceFor('en'), read.issues[0]!)?.advice).toContain(english);
  });

  it('leave what could be read for a report', () => {
    const read = readManifest(commonMistakes['kind 校验失败']);
    expect(read).toMatchObject({ ok: false, partial: { name: 'Demo Tool', commands: [{ name: 'hello' }] } });
  });

  it('come first, whatever else is said', () => {
    expect(said(readManifest({ ...smallestTool, verison: 1, version: 'one', kind: 'Tool' }))).toEqual([
      'error kind_unknown kind value=Tool meant=tool',
      'warning version_not_semantic version version=one',
      'hint unknown_key verison key=verison',
    ]);
  });
});

describe('the rules', () => {
  it.each<[string, unknown, string[]]>([
    ['what is no object', [], ['error not_an_object ']],
    ['an empty object', {}, ['id', 'name', 'version', 'kind'].map((key) => missing(key)).sort(kindFirst)],
    ['a blank name', { ...tool, name: ' ' }, ['error field_blank name field=name']],
    ['a number for a name', { ...tool, name: 1 }, ['error wrong_type name field=name expected=text']],
    ['null for a text', { ...tool, description: null }, [wrong('description', 'text')]],
    ['a text for a list', { ...tool, capabilities: 'all' }, [wrong('capabilities', 'texts')]],
    [
      'a number in a list of texts',
      { ...tool, permissions: ['a', 1] },
      ['error wrong_type permissions/1 field=permissions expected=text'],
    ],
    ['a list for an object', { ...tool, metadata: [] }, [wrong('metadata', 'object')]],
    ['a text for config_schema', { ...tool, config_schema: 'x' }, [wrong('config_schema', 'object')]],
    ['an object for commands', { ...tool, commands: {} }, [wrong('commands', 'list')]],
    [
      'a version that is none',
      { ...tool, version: '1.0' },
      ['warning version_not_semantic version version=1.0'],
    ],
    ['dots in the id', { ...tool, id: 'a.b' }, ['warning id_characters id id=a.b']],
    ['letters of any script in the id', { ...tool, id: '天气_2-b' }, []],
    ['a schema for editors', { ...tool, $schema: './plugin.manifest.schema.json' }, []],
    [
      'a key in another spelling',
      { ...tool, configSchema: {}, entry_points: {}, permision: [] },
      [
        'hint unknown_key configSchema key=configSchema meant=config_schema',
        'hint unknown_key entry_points key=entry_points meant=entrypoints',
        'hint unknown_key permision key=permision meant=permissions',
      ],
    ],
    [
      'a key of its own',
      { ...tool, 'x-internal': 1, author: 'a' },
      ['hint unknown_key x-internal key=x-internal', 'hint unknown_key author key=author'],
    ],
    [
      'names that objects have themselves',
      JSON.parse(
        '{"id":"d","name":"D","version":"1.0.0","kind":"tool","__proto__":1,"metadata":{"constructor":1}}',
      ),
      [
        'warning reserved_key __proto__ key=__proto__',
        'warning reserved_key metadata/constructor key=constructor',
      ],
    ],
    [
      'a schema without properties',
      { ...tool, config_schema: { type: 'object' } },
      [unwrapped('properties')],
    ],
    ['a schema without its type', { ...tool, config_schema: { properties: {} } }, [unwrapped('type')]],
    ['an empty schema', { ...tool, config_schema: {} }, [unwrapped('both')]],
    [
      'a mode that is none',
      { ...tool, compatibilityMode: 'open_claw' },
      ['error compatibility_unknown compatibilityMode value=open_claw meant=openclaw'],
    ],
    [
      'a bridge without its parts',
      { ...tool, compatibilityMode: 'openclaw', openclaw: { entry: ' ' } },
      [
        'error openclaw_incomplete openclaw/adapter field=adapter',
        'error openclaw_incomplete openclaw/entry field=entry',
      ],
    ],
    ['a section that is not in use', { ...tool, openclaw: {} }, []],
    [
      'a channel plugin without an adapter',
      { ...tool, kind: 'channel' },
      ['warning channel_without_adapter entrypoints'],
    ],
    ['the other spelling of channels', adapter({ mode: 'direct_ws', supportedChannels: ['telegram'] }), []],
    [
      'a misspelt list of channels',
      adapter({ mode: 'direct_ws', supported_chanels: ['telegram'] }),
      [
        'error channel_missing entrypoints/channel_adapter/supported_channels',
        'hint unknown_key entrypoints/channel_adapter/supported_chanels key=supported_chanels meant=supportedChannels',
      ],
    ],
    [
      'no channel and a blank one',
      adapter({ mode: 'direct_ws', supported_channels: [], supportedChannels: [1, ' '] }),
      [
        'error channel_missing entrypoints/channel_adapter/supported_channels',
        'error channel_missing entrypoints/channel_adapter/supportedChannels/1',
        'error wrong_type entrypoints/channel_adapter/supportedChannels/0 field=supportedChannels expected=text',
      ],
    ],
    [
      'an adapter without a mode',
      adapter({ supported_channels: ['a'] }),
      ['error adapter_mode_missing entrypoints/channel_adapter/mode'],
    ],
    [
      'an adapter with another mode',
      adapter({ mode: 'webhook', supported_channels: ['a'] }),
      ['error adapter_mode_unknown entrypoints/channel_adapter/mode value=webhook'],
    ],
    [
      'a stage that is none and a value that is none',
      adapter({
        mode: 'direct_ws',
        supported_channels: ['a'],
        lifecycle: { recieve: 1, send: 1, health: '' },
      }),
      [
        'error wrong_type entrypoints/channel_adapter/lifecycle/send field=send expected=switch_or_path',
        'error wrong_type entrypoints/channel_adapter/lifecycle/health field=health expected=switch_or_path',
        'warning lifecycle_stage_unknown entrypoints/channel_adapter/lifecycle/recieve stage=recieve meant=receive',
      ],
    ],
    [
      'a command that is none',
      { ...tool, commands: ['x'] },
      ['error wrong_type commands/0 field=commands expected=object'],
    ],
    [
      'a command without its content',
      { ...tool, commands: TYPES.map((type) => ({ name: type, type })) },
      [
        'error command_incomplete commands/0 type=response field=response',
        'error command_incomplete commands/1 type=template field=response_template',
        'error command_incomplete commands/2 type=process field=program',
        'error command_incomplete commands/3 type=stdio field=program',
      ],
    ],
    [
      'a blank response',
      command({ ...hello, response: '' }),
      ['error command_incomplete commands/0 type=response field=response'],
    ],
    [
      'a command without a type',
      command({ name: 'a', program: 'node' }),
      ['warning command_type_missing commands/0 inferred=process'],
    ],
    ['a command without anything', command({ name: 'a' }), ['error command_empty commands/0']],
    [
      'a type that is none',
      command({ ...hello, type: 'reponse' }),
      ['warning command_type_unknown commands/0/type inferred=response type=reponse meant=response'],
    ],
    [
      'a number for a type',
      command({ ...hello, type: 1 }),
      ['error wrong_type commands/0/type field=type expected=text'],
    ],
    [
      'a name of two words',
      command({ ...hello, name: 'say hi' }),
      ['warning command_name_characters commands/0/name name=say hi'],
    ],
    [
      'the same name in both places',
      { ...tool, commands: [hello], entrypoints: { commands: [hello] } },
      ['error command_repeated entrypoints/commands/0/name name=hello'],
    ],
    [
      'a time of nothing',
      command({ ...hello, timeout_seconds: 0 }),
      ['error timeout_not_positive commands/0/timeout_seconds value=0'],
    ],
    [
      'a time in words',
      command({ ...hello, timeout_seconds: '30' }),
      ['error wrong_type commands/0/timeout_seconds field=timeout_seconds expected=number'],
    ],
    [
      'commands of a channel',
      { ...tool, kind: 'skill', commands: [hello] },
      ['hint commands_shorthand commands kind=skill'],
    ],
    [
      'a misspelt field of a command',
      command({ name: 'a', type: 'process', programme: 'node' }),
      [
        'error command_incomplete commands/0 type=process field=program',
        'hint unknown_key commands/0/programme key=programme meant=program',
      ],
    ],
  ])('%s', (_, json, expected) => {
    expect(said(readManifest(json))).toEqual(expected);
  });
});

const TYPES = ['response', 'template', 'process', 'stdio'];
const missing = (key: string) => `error field_missing ${key} field=${key}`;
const kindFirst = (a: string, b: string) => Number(b.includes('kind')) - Number(a.includes('kind'));
const wrong = (key: string, expected: string) => `error wrong_type ${key} field=${key} expected=${expected}`;
const unwrapped = (reason: string) => `error config_schema_unwrapped config_schema reason=${reason}`;

describe('what commands say of the config', () => {
  const schema = {
    type: 'object',
    properties: {
      api_key: { type: 'string' },
      server: { type: 'object', properties: { port: { type: 'number' } } },
      peers: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
      free: { type: 'object' },
      shared: { $ref: '#/$defs/shared' },
      map: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
  const asked = (
    template: string,
    required_config: string[] = [],
    rest: object = { config_schema: schema },
  ) =>
    said(
      readManifest({
        ...tool,
        ...rest,
        commands: [{ name: 'a', type: 'template', response_template: template, required_config }],
      }),
    ).filter((line) => !/ field_(?:reference|free|map) /.test(line));

  it('may name any field there is', () => {
    const template =
      '{{config.api_key}} {{ config.server.port }} {{config.peers.0.name}} {{config.free.any}} {{config.shared.x}} {{config.map.k}}';
    expect(asked(template, ['api_key', 'server.port'])).toEqual([]);
  });

  it('is a warning where the field is missing, once for each', () => {
    expect(
      asked('{{config.apikey}}{{config.apikey}}{{config.server.host}}{{config.api_key.x}}', ['key']),
    ).toEqual([
      'warning config_field_unknown commands/0/response_template field=apikey meant=api_key',
      'warning config_field_unknown commands/0/response_template field=server.host',
      'warning config_field_unknown commands/0/response_template field=api_key.x',
      'warning config_field_unknown commands/0/required_config/0 field=key',
    ]);
  });

  it('is not compared with a schema that is missing or broken', () => {
    expect(asked('{{config.x}}', ['y'], {})).toEqual([]);
    expect(asked('{{config.x}}', ['y'], { config_schema: { x: {} } })).toEqual([unwrapped('bare')]);
  });

  it('is hinted at where braces hold something else', () => {
    expect(asked('{{user.name}} {{config}} {x} {{config.api_key}}')).toEqual([
      'hint placeholder_unknown commands/0/response_template text=user.name',
      'hint placeholder_unknown commands/0/response_template text=config',
    ]);
  });

  it('never finds what every object has', () => {
    expect(asked('{{config.toString}}', ['constructor'])).toHaveLength(2);
  });
});

describe('commands', () => {
  it('of both places are one list, top level first, with their ids', () => {
    const read = readManifest({
      ...tool,
      id: 'demo',
      commands: [hello],
      entrypoints: { commands: [{ name: 'run', program: 'node', args: ['a.js'], timeout_seconds: 1.5 }] },
    });
    if (!read.ok) throw new Error('not read');
    expect(read.value.commands).toEqual([
      { name: 'hello', type: 'response', response: 'hi' },
      { name: 'run', type: 'process', program: 'node', args: ['a.js'], timeoutSeconds: 1.5 },
    ]);
    expect(commandIds(read.value)).toEqual(['plugin.demo.hello', 'plugin.demo.run']);
  });

  it('have ids as a file writes them, and none where there are none', () => {
    expect(commandIds(smallestTool)).toEqual(['plugin.demo-tool.hello']);
    expect(commandIds({ id: 'a' })).toEqual([]);
  });

  it('named like a property of every object are ordinary', () => {
    const named = ['__proto__', 'toString', 'constructor'].map((name) => ({ ...hello, name }));
    const read = readManifest({ ...tool, commands: named });
    expect(read.ok && commandIds(read.value)).toEqual([
      'plugin.demo.__proto__',
      'plugin.demo.toString',
      'plugin.demo.constructor',
    ]);
  });
});
