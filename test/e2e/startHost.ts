import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A chat host in a process of its own. */
export interface RunningHost {
  /** As printed, with the token. */
  readonly url: string;
  readonly origin: string;
  readonly token: string;
  readonly process: ChildProcess;
  /** All that it printed. */
  readonly output: () => string;
  /** Ends it as Ctrl-C does and gives its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts the chat host as `npm start` does. */
export async function startHost(...args: readonly string[]): Promise<RunningHost> {
  buildLibrary();
  const host = spawn(process.execPath, ['examples/chat-host/server.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  host.stderr.on('data', (text) => (output += String(text)));
  const url = await new Promise<string>((found, fail) => {
    host.stdout.on('data', (text) => {
      output += String(text);
      const [printed] = /http:\S+/.exec(output) ?? [];
      if (printed !== undefined) found(printed);
    });
    host.once('exit', () => fail(new Error(`The host did not start:\n${output}`)));
  });
  const { origin, hash } = new URL(url);
  return {
    url,
    origin,
    token: hash.slice(1),
    process: host,
    output: () => output,
    stop: async () => {
      if (host.exitCode !== null) return host.exitCode;
      host.kill('SIGINT');
      await once(host, 'exit');
      return host.exitCode;
    },
  };
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
