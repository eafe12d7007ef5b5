// `npm test`: every check in order, and the number of tests at the end.
// Arguments go to Vitest: `npm test -- --project unit` runs all checks, but of the tests only that project.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const report = resolve(root, 'test-results/vitest.json');

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport */

/** @type {readonly (readonly [string, () => void | Promise<void>])[]} */
const steps = [
  ['browser', findBrowser],
  ['format', npx('prettier', '--check', '--log-level', 'warn', '.')],
  ['lint', npx('eslint', '.')],
  ['types', npx('tsc', '-p', 'tsconfig.json')],
  ['build', npx('vite', 'build', '--logLevel', 'warn')],
  ['declarations', npx('tsc', '-p', 'tsconfig.build.json')],
  ['package', node('test/package/check.mjs')],
  // The tests see stories only; a docs page with a broken import shows in a build.
  ['storybook', npx('storybook', 'build', '--quiet', '--output-dir', 'test-results/storybook')],
  ['tests', runVitest],
];

for (const [name, step] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`── ${name} failed after ${secondsSince(start)}`);
    process.exitCode = 1;
    break;
  }
  console.log(`── ${name} done in ${secondsSince(start)}`);
}

const count = countTests();
if (count !== undefined) console.log(`\n${count}`);

async function findBrowser() {
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  console.log(await ensureChromium());
}

function runVitest() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  npx('vitest', 'run', ...reporters, ...process.argv.slice(2))();
}

/** @param {readonly string[]} args */
function npx(...args) {
  return () => {
    run('npx', ['--no-install', ...args]);
  };
}

/** @param {readonly string[]} args */
function node(...args) {
  return () => {
    run(process.execPath, args);
  };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  const shell = process.platform === 'win32' && command === 'npx';
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status ?? 'a signal'}.`);
}

/** The closing line, or undefined when the tests did not come to an end. */
function countTests() {
  if (!existsSync(report)) return undefined;
  const { testResults } = /** @type {{ testResults: readonly FileReport[] }} */ (
    JSON.parse(readFileSync(report, 'utf8'))
  );
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    for (const { status } of file.assertionResults) {
      count[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    }
    // A file that does not load has no tests to fail.
    const fails = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !fails) count.failed += 1;
  }
  return `${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`;
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
