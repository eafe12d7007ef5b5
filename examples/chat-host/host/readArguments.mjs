import { parseArgs } from 'node:util';
import { readPort } from './readPort.mjs';
import { splitCommand } from './splitCommand.mjs';

export const USAGE = `Usage: npm start -- [--server "<command>"] [--profile wework|mcp] [--port <number>]

  --server   any MCP server that talks on stdio; default: the plugin in examples/plugin
  --profile  how questions are asked; default: wework for the own plugin, mcp for any other
  --port     default: any free port`;

/** A program and its arguments. @typedef {readonly [program: string, ...args: string[]]} Words */

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @returns {{ command: Words | undefined, profile: 'wework' | 'mcp', port: number }} `command`
 * is undefined for the own plugin
 * @throws {Error} with a sentence for the person who typed it
 */
export function readArguments(args) {
  const { values } = parseArgs({
    args: [...args],
    options: { server: { type: 'string' }, profile: { type: 'string' }, port: { type: 'string' } },
  });
  const command = values.server === undefined ? undefined : readCommand(values.server);
  const profile = values.profile ?? (command === undefined ? 'wework' : 'mcp');
  if (profile !== 'wework' && profile !== 'mcp') throw new Error('--profile is wework or mcp.');
  return { command, profile, port: readPort(values.port) };
}

/**
 * @param {string} line
 * @returns {Words}
 */
function readCommand(line) {
  const [program, ...args] = splitCommand(line);
  if (program === undefined) throw new Error('--server needs a command.');
  return [program, ...args];
}
