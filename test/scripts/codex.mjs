// `npm run test:codex`: the chain from a plugin to a person and back, on the real Codex app-server, and the
// number of tests at the end. Arguments go to Vitest.
import { pinnedCodex } from '../../examples/codex-host/codex/pinnedCodex.mjs';
import { ensureChromium } from './chromium.mjs';
import { runCommand } from './runCommand.mjs';
import { runSteps } from './runSteps.mjs';
import { vitestReport } from './vitestReport.mjs';

const CONFIG = ['--config', 'test/codex/vitest.config.ts'];
// As the library and the page are built and run elsewhere.
const ENV = { NODE_ENV: 'production' };

const report = vitestReport('codex.json');

await runSteps([
  ['browser', async () => console.log(await ensureChromium())],
  ['codex', async () => console.log((await pinnedCodex(console.log)).at(-1))],
  ['build', () => runCommand('npx', ['vite', 'build', '--logLevel', 'warn'])],
  [
    'tests',
    () => runCommand('npx', ['vitest', 'run', ...CONFIG, ...report.args, ...process.argv.slice(2)], ENV),
  ],
]);

const count = report.count();
if (count !== undefined) console.log(`\nCodex: ${count}`);
