import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport */

/**
 * Vitest's report of a run. One of an earlier run is removed.
 *
 * @param {string} name of its file
 */
export function vitestReport(name) {
  const file = resolve(fileURLToPath(new URL('../../test-results', import.meta.url)), name);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  return {
    /** What to tell Vitest. */
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    /** The closing line, or undefined when the tests did not come to an end. */
    count: () => (existsSync(file) ? count(readFileSync(file, 'utf8')) : undefined),
  };
}

/** @param {string} text */
function count(text) {
  const { testResults } = /** @type {{ testResults: readonly FileReport[] }} */ (JSON.parse(text));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of testResults) {
    for (const { status } of file.assertionResults) {
      counts[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    }
    // A file that does not load has no tests to fail.
    const fails = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !fails) counts.failed += 1;
  }
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
