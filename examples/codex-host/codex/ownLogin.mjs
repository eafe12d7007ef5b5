import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The home of a Codex that somebody has logged in to on this machine, if there is one. */
export function ownLogin() {
  const home = process.env['CODEX_HOME'] || join(homedir(), '.codex');
  return existsSync(join(home, 'auth.json')) ? home : undefined;
}
