// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ApprovalKind, RequestUserInputBlock } from '../../../src/core/index.js';
import {
  approvalDetails,
  blockFromApproval,
  blockFromElicitation,
  readBlock,
  receiptRows,
} from '../../../src/core/index.js';
import * as approvals from '../../fixtures/codex/approvals.js';
import { toolApproval, toolWithParameters } from '../../fixtures/codex/elicitations.js';
import { nativeToolApproval } from '../../fixtures/codex/native.js';
import { planCamel } from '../../fixtures/plan.js';
import { approvalBlock, nativeQuestionParams } from '../../fixtures/weworkBlocks.js';

/** The details as `code` or name, and text; code in back-ticks, what is cut with a mark. */
function told(block: RequestUserInputBlock): string[] {
  return approvalDetails(block).map(
    ({ code, name, text, isCode, isCut }) =>
      `${name ?? code}: ${isCode ? `\`${text}\`` : text}${isCut === true ? ' (cut)' : ''}`,
  );
}

function read(payload: unknown): RequestUserInputBlock {
  const reading = readBlock(payload);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.value;
}

const asked = (kind: ApprovalKind, params: object) => told(blockFromApproval(kind, params));
const permitted = (permissions: unknown) => asked('permissions', { permissions });

function tool(meta: object, message = toolApproval.params.message): string[] {
  const _meta = { codex_approval_kind: 'mcp_tool_call', ...meta };
  const reading = blockFromElicitation({ ...toolApproval.params, message, _meta });
  if (!reading.ok) throw new Error(reading.reason);
  return told(reading.block);
}

describe('before a decision a person is told', () => {
  it.each<readonly [string, ApprovalKind, object, readonly string[]]>([
    [
      'a command, whole',
      'command',
      { ...approvals.plainCommand.params, command: '  a \\\n\tb  && c ' },
      ['reason: needs to run the tests', 'command: `  a \\\n\tb  && c `', 'cwd: `/srv/project`'],
    ],
    [
      'a command and what more it needs',
      'command',
      approvals.morePermissions.params,
      [
        'reason: needs to run the tests',
        'command: `npm run test -- --run`',
        'network: ',
        'cwd: `/srv/project`',
      ],
    ],
    [
      'a host and how it is reached',
      'command',
      approvals.networkAccess.params,
      ['host: `registry.example.com`', 'protocol: `https`'],
    ],
    [
      'a folder that is written to',
      'file_change',
      approvals.fileChange.params,
      ['reason: writes outside the workspace', 'grantRoot: `/srv/other`'],
    ],
    [
      'permissions',
      'permissions',
      approvals.permissions.params,
      [
        'reason: to download the dependencies',
        'network: ',
        'write: `/srv/project/node_modules`',
        'cwd: `/srv/project`',
      ],
    ],
    ['nothing where nothing is said', 'file_change', {}, []],
  ])('%s', (_name, kind, params, expected) => {
    expect(asked(kind, params)).toEqual(expected);
    const block = blockFromApproval(kind, params, { requestId: 1 });
    expect(read(JSON.parse(JSON.stringify(block)))).toEqual(block);
  });

  it('what the executor’s own block says', () => {
    expect(told(read(approvalBlock))).toEqual([
      'reason: needs to clear the build folder',
      'command: `rm -rf build`',
      'cwd: `/srv/project`',
    ]);
  });

  it.each<readonly [string, unknown, readonly string[]]>([
    ['nothing', {}, []],
    ['nothing but nulls', { network: null, fileSystem: { read: null, write: null, entries: null } }, []],
    ['no network', { network: { enabled: false } }, []],
    ['the network', { network: { enabled: true } }, ['network: ']],
    [
      'files, a path a line and each once',
      { fileSystem: { read: ['/a', '/b c'], write: ['/a', '/a'], globScanMaxDepth: null } },
      ['read: `/a\n/b c`', 'write: `/a`'],
    ],
    [
      'files as a list of entries',
      {
        fileSystem: {
          read: ['/a'],
          entries: [
            { path: { type: 'path', path: '/a' }, access: 'read' },
            { path: { type: 'path', path: '/b' }, access: 'write' },
            { path: '/c', access: 'write' },
          ],
        },
      },
      ['read: `/a`', 'write: `/b\n/c`'],
    ],
    ['a path that would pass for two', { fileSystem: { write: ['/a\n/b'] } }, ['write: `"/a\\n/b"`']],
  ])('permissions for %s', (_name, permissions, expected) => {
    expect(permitted(permissions)).toEqual(expected);
  });

  it.each([
    { camera: true },
    { network: { enabled: true, hosts: ['*'] } },
    { network: 'all' },
    { network: { enabled: 'yes' } },
    { fileSystem: { read: '/' } },
    { fileSystem: { read: [1] } },
    { fileSystem: { read: ['/a'], globScanMaxDepth: 3 } },
    { fileSystem: { entries: [{ path: { type: 'special', value: 'root' }, access: 'write' }] } },
    { fileSystem: { entries: [{ path: '/a', access: 'deny' }] } },
    { fileSystem: { entries: {} } },
    { fileSystem: [] },
  ])('all of the permissions as they came, where one is not known: %j', (permissions) => {
    expect(permitted(permissions)).toEqual([`permissions: \`${JSON.stringify(permissions, null, 2)}\``]);
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['what the tool does', { tool_description: 'Asks.' }, ['description: Asks.']],
    ['no tool that the message names', { tool_name: 'text_one' }, []],
    ['a tool that the message does not name', { tool_name: 'rm_all' }, ['tool: `rm_all`']],
    ['a parameter that JSON does not know', { tool_params: { a: undefined } }, ['a: `null`']],
    ['no parameters where there are none', { tool_params: {}, tool_params_display: [] }, []],
    [
      'parameters as they are',
      { tool_params: { path: '/a b', count: 0, deep: { x: [1] }, none: null, '': '' } },
      ['path: `/a b`', 'count: `0`', 'deep: `{\n  "x": [\n    1\n  ]\n}`', 'none: `null`', ': ``'],
    ],
    ['parameters that are no object', { tool_params: [1, 'x'] }, ['parameters: `[\n  1,\n  "x"\n]`']],
    ['a text in place of parameters', { tool_params: 'all of it' }, ['parameters: `all of it`']],
    [
      'a display that cannot be read as it is',
      { tool_params_display: [{ name: 'a', value: 1 }, 'b'] },
      ['parameters: `[\n  {\n    "name": "a",\n    "value": 1\n  },\n  "b"\n]`'],
    ],
    [
      'parameters that have one name only',
      {
        tool_params_display: [
          { name: 'action', value: 'list' },
          { name: 'tab', display_name: ' ', value: 2 },
        ],
      },
      ['action: `list`', 'tab: `2`'],
    ],
  ])('of a tool call: %s', (_name, meta, expected) => {
    expect(tool(meta)).toEqual(expected);
  });

  it('a tool’s parameters as Codex words them, and those it does not word', () => {
    const { _meta, message } = toolWithParameters.params;
    expect(tool(_meta, message)).toEqual([
      'description: Creates an issue in a project.',
      'Application: `Tracker`',
      'title: `Broken build`',
      'labels: `[\n  "bug",\n  "ci"\n]`',
      'draft: `false`',
    ]);
  });

  it.each([
    ['an ordinary form', { ...toolApproval.params, _meta: null }],
    [
      'a form of a plugin that calls itself an approval',
      {
        ...toolWithParameters.params,
        requestedSchema: { type: 'object', properties: { a: { type: 'string' } } },
      },
    ],
    [
      'a form with the words of an approval as its own members',
      { ...toolApproval.params, _meta: null, command: 'ls', cwd: '/', approvalKind: 'command' },
    ],
  ])('nothing by %s', (_name, params) => {
    const reading = blockFromElicitation(params);
    expect(reading.ok && told(reading.block)).toEqual([]);
  });

  it.each([
    ['a plan', planCamel],
    ['a question of the model', nativeQuestionParams],
    ['an approval that is a question already', nativeToolApproval.params],
  ])('nothing by %s', (_name, payload) => {
    expect(told(read(payload))).toEqual([]);
  });

  it('no reason twice', () => {
    expect(told({ ...read(approvalBlock), message: 'needs to clear the build folder' })[0]).toMatch(
      /^command/,
    );
  });
});

describe('of a hostile size', () => {
  const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i}`, i]));

  it('a command is whole', () => {
    const command = `echo ${'x'.repeat(100_000)}`;
    expect(asked('command', { command })).toEqual([`command: \`${command}\``]);
  });

  it('ten thousand parameters are one text, and whole', () => {
    expect(tool({ tool_params: many(10_000) })).toEqual([
      `parameters: \`${JSON.stringify(many(10_000), null, 2)}\``,
    ]);
    const display = Object.entries(many(10_000)).map(([name, value]) => ({ name, value }));
    expect(tool({ tool_params: many(10_000), tool_params_display: display })).toHaveLength(1);
  });

  it.each([
    ['nested beyond measure', deep(5_000)],
    ['of too many parts', Array.from({ length: 50_000 }, () => 0)],
  ])('a parameter %s is said to be cut', (_name, value) => {
    expect(tool({ tool_params: { value, name: 'x' } })).toEqual(['value: `…` (cut)', 'name: `x`']);
  });

  it('a parameter of great length is shown as far as anybody reads, and said to be cut', () => {
    const [row] = tool({ tool_params: { value: 'x'.repeat(1_000_000) } });
    expect(row).toMatch(/^value: `x{200000}…` \(cut\)$/);
  });

  it.each([
    ['depth', { a: deep(5_000) }],
    ['number', many(50_000)],
  ])('permissions beyond measure in %s cannot be granted here', (_name, permissions) => {
    const reading = readBlock(blockFromApproval('permissions', { permissions }));
    expect(reading).toMatchObject({ ok: false, issues: [{ path: ['permissions'], code: 'limit' }] });
  });
});

it.each<readonly [string, object, object | undefined]>([
  ['a host without a protocol', { host: 'a.test', port: 1 }, { host: 'a.test' }],
  ['no host', { protocol: 'https' }, undefined],
  ['a host that is no text', { host: 1 }, undefined],
  ['a blank protocol', { host: 'a.test', protocol: ' ' }, { host: 'a.test' }],
])('a block is read with %s', (_name, network, expected) => {
  expect(read({ ...approvalBlock, network }).network).toEqual(expected);
  expect(blockFromApproval('command', { networkApprovalContext: network }).network).toEqual(expected);
});

it.each([[['network']], ['all'], [null]])('permissions that are no object are none: %j', (permissions) => {
  expect(read({ ...approvalBlock, permissions }).permissions).toBeUndefined();
  expect(blockFromApproval('permissions', { permissions }).permissions).toBeUndefined();
});

it('a receipt of an approval has the code’s option chosen', () => {
  const block = blockFromApproval('command', approvals.everyDecision.params);
  const answers = { __codex_approval: { answers: ['allow_execpolicy:2'] } };
  const [row] = receiptRows(block, { action: 'accept', response: { answers }, sources: {} });
  expect(row).toMatchObject({ answers: ['allow_execpolicy:2'], chosen: [2] });
});
