// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  weworkFeatures,
  weworkThreadPolicy,
  withToolApprovalDefaults,
} from '../../../src/adapters/codex/index.js';

const approve = { default_tools_approval_mode: 'approve' };

it('opens plugins’ forms and nothing else', () => {
  expect(weworkThreadPolicy).toStrictEqual({
    approvalPolicy: {
      granular: {
        sandbox_approval: false,
        rules: false,
        skill_approval: false,
        request_permissions: false,
        mcp_elicitations: true,
      },
    },
  });
  expect(weworkFeatures).toStrictEqual({ tool_call_mcp_elicitation: false });
});

describe('ordinary tool calls ask nobody', () => {
  it.each<[string, unknown, unknown]>([
    ['where a server says nothing', { command: 'node' }, { command: 'node', ...approve }],
    ['where it says null', { default_tools_approval_mode: null }, approve],
    [
      'of a server with a tool that asks, and that tool goes on asking',
      { tools: { deploy: { approval_mode: 'prompt' } } },
      { tools: { deploy: { approval_mode: 'prompt' } }, ...approve },
    ],
    ['where the server is switched off for now', { enabled: false }, { enabled: false, ...approve }],
  ])('%s', (_name, server, expected) => {
    expect(withToolApprovalDefaults({ example: server })).toStrictEqual({ example: expected });
    expect(withToolApprovalDefaults([server])).toStrictEqual([expected]);
  });

  it('of built-in servers alike', () => {
    const servers = { wework_browser: { url: 'http://127.0.0.1:1/mcp' }, wegent_apps: { command: 'apps' } };
    expect(withToolApprovalDefaults(servers)).toStrictEqual({
      wework_browser: { url: 'http://127.0.0.1:1/mcp', ...approve },
      wegent_apps: { command: 'apps', ...approve },
    });
  });
});

describe('a mode that is there stays', () => {
  it.each(['prompt', 'approve', 'auto', 'writes', 'something new', ''])('%j, in either spelling', (mode) => {
    for (const key of ['default_tools_approval_mode', 'defaultToolsApprovalMode']) {
      const servers = { example: { command: 'node', [key]: mode } };
      expect(withToolApprovalDefaults(servers)).toStrictEqual(servers);
      expect(withToolApprovalDefaults([servers.example])).toStrictEqual([servers.example]);
    }
  });
});

describe('the configuration', () => {
  it('is not changed, and twice is as good as once', () => {
    const servers = Object.freeze({
      a: Object.freeze({ command: 'a' }),
      b: Object.freeze({ default_tools_approval_mode: 'prompt' }),
    });
    const once = withToolApprovalDefaults(servers);
    expect(servers).toStrictEqual({ a: { command: 'a' }, b: { default_tools_approval_mode: 'prompt' } });
    expect(withToolApprovalDefaults(once)).toStrictEqual(once);
  });

  it('keeps servers whose names every object knows', () => {
    const servers = JSON.parse('{"__proto__":{"command":"a"},"constructor":{"command":"b"}}') as object;
    const result = withToolApprovalDefaults(servers);
    expect(JSON.stringify(result)).toBe(
      '{"__proto__":{"command":"a","default_tools_approval_mode":"approve"},' +
        '"constructor":{"command":"b","default_tools_approval_mode":"approve"}}',
    );
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
  });

  it('is not fooled by a mode that a server merely inherits', () => {
    const server = Object.create({ default_tools_approval_mode: 'prompt' }) as object;
    expect(withToolApprovalDefaults([server])).toEqual([approve]);
  });

  it('is left alone where it is no object', () => {
    for (const odd of [null, undefined, 7, 'text', true]) expect(withToolApprovalDefaults(odd)).toBe(odd);
    const odd = { a: null, b: 'text', c: 7, d: ['x'], e: {} };
    expect(withToolApprovalDefaults(odd)).toStrictEqual({ ...odd, e: approve });
    expect(withToolApprovalDefaults([null, 'x', []])).toStrictEqual([null, 'x', []]);
  });

  it('keeps its type', () => {
    const servers: Record<string, { command: string }> = {};
    expectTypeOf(withToolApprovalDefaults(servers)).toEqualTypeOf<Record<string, { command: string }>>();
  });
});
