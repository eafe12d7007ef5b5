// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/bin/runCommand.js';
import { commonMistakes, smallestTool } from '../fixtures/manifests/seed.js';

const files: Readonly<Record<string, string | Uint8Array>> = {
  'good.json': JSON.stringify(smallestTool),
  'hints.json': JSON.stringify({ ...smallestTool, author: 'a' }),
  'kind.json': JSON.stringify(commonMistakes['kind 校验失败'], null, 2),
  'comma.json': '{\n  "id": "a",\n}',
  'twice.json': JSON.stringify(smallestTool).replace('{', '{"id": "x",\n'),
  'bytes.json': new Uint8Array([0x7b, 0xff, 0x7d]),
  'evil.json': JSON.stringify({ ...smallestTool, kind: '\u001b[31mred\u202e\n' }),
  '-': '[]',
};

async function run(line: string, env: Record<string, string> = {}, inColour = false) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runCommand(line === '' ? [] : line.split(' '), {
    read: (file) => {
      const held = files[file];
      if (held === undefined) return Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' }));
      return Promise.resolve(typeof held === 'string' ? new TextEncoder().encode(held) : held);
    },
    print: (text) => out.push(text),
    printError: (text) => errors.push(text),
    env,
    inColour,
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

describe('chat-form check', () => {
  it('says that there is nothing to mend', async () => {
    expect(await run('check good.json')).toEqual({ code: 0, out: 'good.json: nothing to mend', errors: '' });
  });

  it('prints each issue with line, column and what to do, and ends with 1', async () => {
    expect(await run('check kind.json')).toEqual({
      code: 1,
      out: [
        'kind.json',
        '  5:3  error    kind is “plugin”, which is not a kind of plugin.',
        '                Set kind to "tool" (commands), "channel" (messages in and out) or "skill" (a bridged skill).',
        '  1 error, 0 warnings, 0 hints',
      ].join('\n'),
      errors: '',
    });
  });

  it('is content with hints', async () => {
    const { code, out } = await run('check hints.json');
    expect(code).toBe(0);
    expect(out).toContain('hint     “author” means nothing here');
  });

  it('says where a text is no JSON, and where a key stands twice', async () => {
    const { code, out } = await run('check comma.json twice.json');
    expect(code).toBe(1);
    expect(out).toContain('  3:1  error    There is a comma too many, or one is missing.');
    expect(out).toContain('  2:1  warning  “id” stands here for the second time');
  });

  it('reads standard input', async () => {
    const { code, out } = await run('check -');
    expect(code).toBe(1);
    expect(out).toContain('standard input\n  1:1  error');
  });

  it.each([
    ['--lang zh-CN', {}, '错误'],
    ['--lang=zh', {}, '错误'],
    ['', { LANG: 'zh_CN.UTF-8' }, '错误'],
    ['', { LC_ALL: 'en_US.UTF-8', LANG: 'zh_CN.UTF-8' }, 'error'],
    ['', { LC_ALL: '', LC_MESSAGES: 'zh_TW', LANG: 'C' }, '错误'],
    ['--lang en', { LANG: 'zh_CN' }, 'error'],
    ['', { LANG: 'de_DE' }, 'error'],
  ])('speaks the language of %j %j', async (option, env, word) => {
    const { out } = await run(`check ${option} kind.json`.replace('  ', ' '), env);
    expect(out).toContain(`  ${word}  `);
    if (word === '错误') expect(out).toContain('1 个错误，0 个警告，0 个提示');
  });

  it('goes through all files, and ends with 2 where one could not be read', async () => {
    const { code, out, errors } = await run('check kind.json none.json good.json bytes.json');
    expect(code).toBe(2);
    expect(out).toContain('kind.json\n');
    expect(out).toContain('good.json: nothing to mend');
    expect(errors).toBe('There is no file none.json.\nbytes.json is not UTF-8 text.');
  });

  it.each([
    ['chek a.json', 'There is no command “chek”.'],
    ['check', 'Which file?'],
    ['check --colour a.json', 'There is no option “--colour”.'],
    ['check --lang de a.json', 'There is no language “de”'],
    ['check a.json --lang', 'There is no language “”'],
  ])('%s is misuse', async (line, sentence) => {
    const { code, out, errors } = await run(line);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(sentence);
    expect(errors).toContain('npx @wework/chat-form check');
  });

  it.each(['', 'help', '--help', 'check --help'])('%j shows how to use it', async (line) => {
    const { code, out } = await run(line);
    expect(code).toBe(0);
    expect(out).toContain('npx @wework/chat-form check plugin.manifest.json');
  });

  it('takes everything after -- for files', async () => {
    const { errors } = await run('check -- --lang');
    expect(errors).toBe('There is no file --lang.');
  });

  it('prints colour only where asked, and never what a manifest smuggles in', async () => {
    const plain = await run('check evil.json');
    expect(plain.out).not.toMatch(/(?!\n)[\p{Cc}\u202e]/u);
    expect(plain.out).toContain('\\u{1b}[31mred\\u{202e}\\u{a}');
    const coloured = await run('check kind.json', {}, true);
    expect(coloured.out).toContain('\u001b[31merror  \u001b[0m');
  });
});
