// Finds a Chromium for the tests, or gets one. `node test/scripts/chromium.mjs` does both.
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const BY_HAND =
  'Install Chromium or Chrome (on Debian: apt-get install chromium fonts-noto-cjk), or set CHROME_PATH to its program file, then run the tests again.';

/** The program file of a Chromium on this machine, or undefined. */
export function findChromium() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(`CHROME_PATH names ${wanted}, which is no program that can be started.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)));
  if (process.platform === 'darwin') candidates.push(...ON_MACOS);
  candidates.push(chromium.executablePath());
  return candidates.find(isProgram);
}

/** What to give to Playwright's `chromium.launch` and to Vitest's browser provider. */
export function launchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  };
}

/** Finds Chromium and a Chinese font; installs what is missing where that is possible. Throws one sentence. */
export async function ensureChromium() {
  let found = findChromium();
  const font = hasChineseFont();
  if (found !== undefined && font) return found;

  if (isDebian() && process.getuid?.() === 0) {
    installWithApt([...(found === undefined ? ['chromium'] : []), ...(font ? [] : ['fonts-noto-cjk'])]);
    found = findChromium();
  }
  if (found === undefined) {
    console.log('No Chromium found; installing the one of Playwright.');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    found = findChromium();
  }
  if (found === undefined) throw new Error(`No Chromium was found and none could be installed. ${BY_HAND}`);
  if (!hasChineseFont()) {
    console.warn(
      'No Chinese font was found: Chinese text shows as empty boxes in pictures (fonts-noto-cjk).',
    );
  }
  try {
    const browser = await chromium.launch(launchOptions());
    await browser.close();
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new Error(`${found} does not start (${reason ?? 'no reason given'}). ${BY_HAND}`, { cause: error });
  }
  return found;
}

/** @param {readonly string[]} packages */
function installWithApt(packages) {
  console.log(`Installing ${packages.join(' and ')} with apt-get.`);
  const options = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--no-install-recommends', ...packages]]) {
    const run = spawnSync('apt-get', [...options, ...args], { encoding: 'utf8', env });
    if (run.status !== 0) {
      console.warn(`apt-get ${args.join(' ')} failed:\n${run.stdout}${run.stderr}`);
      return;
    }
  }
}

function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  try {
    return (
      execFileSync('fc-list', [':lang=zh-cn', 'family'], { encoding: 'utf8', stdio: 'pipe' }).trim() !== ''
    );
  } catch {
    return false;
  }
}

function isDebian() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(`Chromium: ${await ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
