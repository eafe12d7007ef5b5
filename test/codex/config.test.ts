import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { codexConfig } from '../../examples/codex-host/codex/codexConfig.mjs';
import { temporaryHome } from '../../examples/codex-host/codex/temporaryHome.mjs';
import { threadPolicy } from '../../examples/codex-host/codex/threadPolicy.mjs';
import { toOverrides } from '../../examples/codex-host/codex/toOverrides.mjs';
import { readArguments } from '../../examples/codex-host/host/readArguments.mjs';
import { createScript } from '../../examples/codex-host/model/createScript.mjs';
import { prompts } from '../../examples/codex-host/model/prompts.mjs';

const plugin = ['/opt/a "b"/node', 'C:\\plugins\\x = y.mjs', '发布'] as const;

describe('the configuration', () => {
  it("is Wework's, in the file that is written", () => {
    const model = { name: 'fake-model', baseUrl: 'http://127.0.0.1:1/v1', key: 'k', close: () => undefined };
    const home = temporaryHome(codexConfig({ plugin, approvals: false }), model);
    const file = readFileSync(join(home.env['CODEX_HOME'], 'config.toml'), 'utf8');
    home.remove();
    expect(parse(file)).toMatchObject({
      model: 'fake-model',
      model_provider: 'fake',
      features: { tool_call_mcp_elicitation: false },
      mcp_servers: {
        release_plugin: {
          command: plugin[0],
          args: plugin.slice(1),
          default_tools_approval_mode: 'approve',
        },
      },
    });
    expect(file).not.toContain('"k"');
  });

  it('says the same on the command line', () => {
    const config = codexConfig({ plugin, approvals: false });
    const overrides = toOverrides(config).filter((word) => word !== '-c');
    expect(parse(overrides.join('\n'))).toEqual(config);
  });

  it('leaves tool calls to be asked about where approvals are wanted', () => {
    const { mcp_servers: servers } = codexConfig({ plugin, approvals: true });
    expect(servers.release_plugin).not.toHaveProperty('default_tools_approval_mode');
  });

  it('opens every switch of the policy where approvals are wanted, and one where not', () => {
    const on = (approvals: boolean) =>
      Object.entries(threadPolicy({ approvals }).approvalPolicy.granular).flatMap(([name, is]) =>
        is ? name : [],
      );
    expect(on(false)).toEqual(['mcp_elicitations']);
    expect(on(true)).toHaveLength(5);
  });
});

describe('the command line', () => {
  it.each([
    [[], { codex: undefined, fake: false, approvals: false, port: 0 }],
    [
      ['--fake', '--approvals', '--codex', 'c', '--port=80'],
      { codex: 'c', fake: true, approvals: true, port: 80 },
    ],
  ])('%j', (args, options) => {
    expect(readArguments(args, {})).toEqual(options);
  });

  it('takes the program from CODEX_BIN where none is named', () => {
    expect(readArguments([], { CODEX_BIN: 'b' }).codex).toBe('b');
    expect(readArguments(['--codex', 'c'], { CODEX_BIN: 'b' }).codex).toBe('c');
  });

  it.each([[['--port', 'x']], [['--other']], [['word']]])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow();
  });
});

describe('the fake model', () => {
  const known = prompts({ approvals: true });
  const think = createScript(known);
  const tools = known.map(({ does }) => ({ name: does.call }));

  it.each(known)('knows what $title means, by the words of its button', (prompt) => {
    expect(think({ said: prompt.said, outputs: [], tools })).toEqual([prompt.does]);
    expect(think({ said: `我要${prompt.title}`, outputs: [], tools })).toEqual([prompt.does]);
  });

  it.each([
    ['你好', [], '我只是一段脚本'],
    ['hello', [], 'I am a script'],
    ['choose_target', ['ok'], 'The tool replied:\nok'],
    ['发布目标', ['Wall time: 0.1 seconds\nOutput:\nok\n'], '工具的回复：\nok'],
  ])('answers %j after %j', (said, outputs, words) => {
    expect(think({ said, outputs, tools })).toMatchObject([
      { say: expect.stringContaining(words) as string },
    ]);
  });

  it('says that a tool is missing', () => {
    expect(think({ said: '发布目标', outputs: [], tools: [] })).toEqual([
      { say: '我没有 choose_target 这个工具。' },
    ]);
  });
});
