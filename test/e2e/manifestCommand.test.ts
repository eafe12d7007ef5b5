import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonMistakes, smallestTool } from '../fixtures/manifests/seed.js';
import { buildLibrary } from './startHost.js';

const root = resolve(import.meta.dirname, '../..');
const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  bin: Record<string, string>;
};
const folder = mkdtempSync(join(tmpdir(), 'chat-form-'));

/** Runs the built command as npx would, in a folder of its own. */
function run(words: readonly string[], input = ''): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, bin['chat-form'] ?? ''), ...words], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'zh_CN.UTF-8', NO_COLOR: undefined },
  });
  child.stdin.end(input);
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

beforeAll(() => {
  buildLibrary();
  writeFileSync(join(folder, 'good.json'), `\uFEFF${JSON.stringify(smallestTool)}`);
  writeFileSync(join(folder, 'bad.json'), JSON.stringify(commonMistakes['openclaw 模式报错'], null, 2));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the command that checks manifests', () => {
  it('ends with 0 where there is nothing to mend', async () => {
    expect(await run(['check', 'good.json', '--lang', 'en'])).toEqual({
      code: 0,
      output: 'good.json: nothing to mend\n',
    });
  });

  it('ends with 1 where there is, without colour in a pipe, in the language of the terminal', async () => {
    const { code, output } = await run(['check', 'bad.json']);
    expect(code).toBe(1);
    expect(output).toContain('  1:1  错误  compatibilityMode 为 "openclaw"，但缺少 openclaw 配置段。');
    expect(output).not.toContain('\u001b');
  });

  it('reads what is piped in', async () => {
    expect((await run(['check', '-'], JSON.stringify(smallestTool))).code).toBe(0);
    expect((await run(['check', '-'], '{')).code).toBe(1);
  });

  it('ends with 2 and a sentence where it cannot do its work', async () => {
    expect(await run(['check', 'none.json', '--lang', 'en'])).toEqual({
      code: 2,
      output: 'There is no file none.json.\n',
    });
    expect((await run(['check', '.', '--lang', 'en'])).output).toContain('. is a folder');
    expect((await run(['chekc'])).code).toBe(2);
  });
});

describe('the check of a config', () => {
  it('needs no code made of texts, which a strict Content-Security-Policy forbids', () => {
    const script = `
      const { checkConfig } = await import(${JSON.stringify(join(root, 'dist/manifest/index.js'))});
      const schema = { properties: { a: { $ref: '#/$defs/b' } }, $defs: { b: { type: 'string', pattern: '^x', format: 'email' } } };
      console.log(checkConfig(schema, { a: 'b' }).map(({ code }) => code).join());
      try { new Function('return 1'); } catch { console.log('forbidden'); }`;
    const flags = ['--disallow-code-generation-from-strings', '--input-type=module'];
    const output = execFileSync(process.execPath, [...flags, '--eval', script], { encoding: 'utf8' });
    expect(output).toBe('pattern,format\nforbidden\n');
  });
});
