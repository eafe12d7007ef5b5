import { parseArgs } from 'node:util';
import { readPort } from '../../chat-host/host/readPort.mjs';

export const USAGE = `Usage: npm run start:codex -- [--fake] [--approvals] [--codex <file>] [--port <number>]

  --fake       a script in place of the model, even where somebody has logged in to Codex
  --approvals  Codex asks before tool calls, commands, changes of files, and permissions
  --codex      the program; default: CODEX_BIN, else the codex on the PATH, else one that is installed here
  --port       default: any free port`;

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ codex: string | undefined, fake: boolean, approvals: boolean, port: number }}
 * @throws {Error} with a sentence for the person who typed it
 */
export function readArguments(args, env = process.env) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      codex: { type: 'string' },
      fake: { type: 'boolean', default: false },
      approvals: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  });
  const { codex = env['CODEX_BIN'], fake, approvals } = values;
  return { codex, fake, approvals, port: readPort(values.port) };
}
