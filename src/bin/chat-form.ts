#!/usr/bin/env node
/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { runCommand } from './runCommand.js';

async function readInput(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of process.stdin) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts);
}

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', () => undefined);

process.exitCode = await runCommand(process.argv.slice(2), {
  read: (file) => (file === '-' ? readInput() : readFile(file)),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
  inColour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
});
