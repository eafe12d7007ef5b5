import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a program in the root of the repository and shows what it prints. `npx` starts installed programs only.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] beside the process's own
 * @throws {Error} where it ends with anything but 0
 */
export function runCommand(program, args, env = {}) {
  const words = program === 'npx' ? ['--no-install', ...args] : args;
  const { status, error } = spawnSync(program, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'npx',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} ended with ${status ?? 'a signal'}.`);
}
