import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The version this example and the tests were written for. */
export const CODEX_VERSION = '0.171.0';

/** Beside the packages, not among them: it is large, and only this example and `npm run test:codex` need it. */
const FOLDER = fileURLToPath(new URL(`../../../node_modules/.cache/codex/${CODEX_VERSION}`, import.meta.url));
const PATIENCE = 5 * 60_000;

const run = promisify(execFile);

/**
 * The launcher of the pinned Codex, which is installed first where it is not there yet.
 *
 * @param {(sentence: string) => void} say told before something that takes time
 * @returns {Promise<readonly string[]>} the words that start it
 * @throws {Error} with a sentence where it cannot be had
 */
export async function pinnedCodex(say) {
  const installed = await find();
  if (installed !== undefined) return installed;
  say(`Installing Codex ${CODEX_VERSION} (about 170 MB to fetch, 430 MB on disk)…`);
  await install();
  const found = await find();
  if (found !== undefined) return found;
  throw new Error(
    `Codex ${CODEX_VERSION} was installed, but without a program that runs on ${process.platform} ${process.arch}: ` +
      `the registry may lack the package for it, or have given it only in part.`,
  );
}

/** The words that start it, if it is there and whole. */
async function find() {
  try {
    const launcher = createRequire(join(FOLDER, 'package.json')).resolve('@openai/codex/bin/codex.js');
    const { stdout } = await run(process.execPath, [launcher, '--version'], { timeout: 30_000 });
    return stdout.includes(CODEX_VERSION) ? [process.execPath, launcher] : undefined;
  } catch {
    return undefined;
  }
}

async function install() {
  mkdirSync(FOLDER, { recursive: true });
  const args = [
    ...['install', `@openai/codex@${CODEX_VERSION}`, '--prefix', FOLDER, '--include=optional'],
    ...['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'],
    ...['--fetch-retries=1', '--fetch-timeout=60000'],
  ];
  try {
    await run('npm', args, { timeout: PATIENCE, shell: process.platform === 'win32' });
  } catch (error) {
    const { killed, stderr } = /** @type {{ killed?: boolean, stderr?: string }} */ (error);
    const [line] = /^npm (?:error|ERR!).*$/m.exec(stderr ?? '') ?? [];
    const reason = killed ? `npm took longer than ${PATIENCE / 60_000} minutes` : (line ?? String(error));
    throw new Error(
      `Codex ${CODEX_VERSION} could not be installed (${reason}). Check that npm reaches its registry.`,
      { cause: error },
    );
  }
}
