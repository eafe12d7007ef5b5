// Runs the example plugin and writes down every message between it and Codex, one JSON object a line:
// `node recordingPlugin.mjs <file>`. All runs may share the file.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const [, , file = ''] = process.argv;
const plugin = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../examples/plugin/server.mjs', import.meta.url))],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);

/**
 * @param {import('node:stream').Readable} input
 * @param {import('node:stream').Writable} output
 * @param {'received' | 'sent'} direction as the plugin sees it
 */
function pass(input, output, direction) {
  createInterface({ input })
    .on('line', (line) => {
      appendFileSync(file, `${JSON.stringify({ process: process.pid, [direction]: JSON.parse(line) })}\n`);
      output.write(`${line}\n`);
    })
    .on('close', () => output.end());
}

pass(process.stdin, plugin.stdin, 'received');
pass(plugin.stdout, process.stdout, 'sent');
plugin.once('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => plugin.kill(signal));
}
