// `npm test`: every check in order, and the number of tests at the end.
// Arguments go to Vitest: `npm test -- --project unit` runs all checks, but of the tests only that project.
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './runCommand.mjs';
import { runSteps } from './runSteps.mjs';
import { vitestReport } from './vitestReport.mjs';

const report = vitestReport('vitest.json');

await runSteps([
  ['browser', async () => console.log(await ensureChromium())],
  ['format', npx('prettier', '--check', '--log-level', 'warn', '.')],
  ['lint', npx('eslint', '.')],
  ['types', npx('tsc', '-p', 'tsconfig.json')],
  ['build', npx('vite', 'build', '--logLevel', 'warn')],
  ['declarations', npx('tsc', '-p', 'tsconfig.build.json')],
  ['package', () => runCommand(process.execPath, ['test/package/check.mjs'])],
  // The tests see stories only; a docs page with a broken import shows in a build.
  ['storybook', npx('storybook', 'build', '--quiet', '--output-dir', 'test-results/storybook')],
  ['tests', npx('vitest', 'run', ...report.args, ...process.argv.slice(2))],
]);

const count = report.count();
if (count !== undefined) console.log(`\n${count}`);

/** @param {readonly string[]} args */
function npx(...args) {
  return () => runCommand('npx', args);
}
