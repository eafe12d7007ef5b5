import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RunningHost } from './runServer.js';
import { runServer } from './runServer.js';

export type { RunningHost } from './runServer.js';

const root = resolve(import.meta.dirname, '../..');

/** Starts the chat host as `npm start` does. */
export function startHost(...args: readonly string[]): Promise<RunningHost> {
  buildLibrary();
  return runServer('examples/chat-host/server.mjs', args);
}

/** The command that starts one of the servers in `servers/`. */
export function serverCommand(name: string): string {
  return `node "${resolve(import.meta.dirname, 'servers', name)}"`;
}

/** The host runs on the built library. `npm test` has just built it; a single test run may come after an edit. */
export function buildLibrary(): void {
  const built = resolve(root, 'dist/adapters/mcp/index.js');
  if (existsSync(built) && newest(resolve(root, 'src')) < statSync(built).mtimeMs) return;
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, VITEST: undefined, NODE_ENV: 'production' },
  });
}

function newest(folder: string): number {
  const times = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(resolve(entry.parentPath, entry.name)).mtimeMs);
  return Math.max(...times);
}
