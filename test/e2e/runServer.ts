import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** A host in a process of its own. */
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

/** Starts a server of the examples, and waits for the address it prints. */
export async function runServer(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningHost> {
  const host = spawn(process.execPath, [file, ...args], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
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
