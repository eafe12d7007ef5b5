import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../examples/chat-host/host/readArguments.mjs';
import { splitCommand } from '../../examples/chat-host/host/splitCommand.mjs';

describe('splitting a command', () => {
  it.each([
    ['node server.js stdio', ['node', 'server.js', 'stdio']],
    ['  node   a  ', ['node', 'a']],
    ['node "my server.js" \'a "b"\'', ['node', 'my server.js', 'a "b"']],
    ['node a\\ b "c\\"d" \'e\\f\'', ['node', 'a b', 'c"d', 'e\\f']],
    ['x ""', ['x', '']],
    ['a"b c"d', ['ab cd']],
    ['', []],
  ])('%s', (line, words) => {
    expect(splitCommand(line)).toEqual(words);
  });

  it('refuses an open quote', () => {
    expect(() => splitCommand('node "a')).toThrow('not closed');
  });
});

describe('the command line', () => {
  it.each([
    [[], { command: undefined, profile: 'wework', port: 0 }],
    [['--server', 'node a b'], { command: ['node', 'a', 'b'], profile: 'mcp', port: 0 }],
    [['--server=x', '--profile=wework', '--port=8080'], { command: ['x'], profile: 'wework', port: 8080 }],
    [['--profile', 'mcp'], { command: undefined, profile: 'mcp', port: 0 }],
  ])('%j', (args, options) => {
    expect(readArguments(args)).toEqual(options);
  });

  it.each([['--server', ' '], ['--profile', 'loose'], ['--port', '70000'], ['--port', 'x'], ['--other']])(
    'refuses %s %s',
    (...args) => {
      expect(() => readArguments(args)).toThrow();
    },
  );

  it.each([
    [['--port', 'x'], 'Usage: npm start'],
    [['--server', 'no-such-program-here'], 'no-such-program-here'],
    [['--server', `"${process.execPath}" -e 0`], 'did not start'],
  ])('ends with a sentence on %j', async (args, sentence) => {
    const server = resolve(import.meta.dirname, '../../examples/chat-host/server.mjs');
    const [code, output] = await new Promise<[unknown, string]>((done) => {
      execFile(process.execPath, [server, ...args], (error, stdout, stderr) => {
        done([error?.code, stdout + stderr]);
      });
    });
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  });
});
