// `npm run check:package`: looks at the package as a consumer gets it. Needs a build.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFiles } from './check-files.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @typedef {{ name: string, exports: Record<string, string | { types: string, default: string }>, peerDependencies: Record<string, string>, dependencies: Record<string, string> }} Manifest */
const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Entries that load where neither React nor Radix is installed. */
const WITHOUT_REACT = Object.keys(manifest.exports).filter((entry) =>
  ['./core', './mcp', './codex', './messages', './manifest', './testing'].includes(entry),
);
const MODULES = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target !== 'string' && target.default.endsWith('.js'))
  .map(([entry]) => entry);

const folder = mkdtempSync(join(tmpdir(), 'chat-form-'));
try {
  run('publint', ['npx', '--no-install', 'publint', '--strict']);
  run('types', ['npx', '--no-install', 'attw', '--pack', '.', '--profile', 'esm-only', '--format', 'ascii']);

  const installed = unpack();
  const problems = checkFiles(readFolder(installed), root);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log('✓ files');

  link(Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@radix-ui/')));
  for (const entry of WITHOUT_REACT) importEntry(entry);
  if (canImport('.'))
    throw new Error('React could be found where it should not: the checks above prove nothing.');
  console.log(`✓ without React: ${WITHOUT_REACT.join(', ')}`);

  link(Object.keys(manifest.dependencies).filter((name) => name.startsWith('@radix-ui/')));
  link(Object.keys(manifest.peerDependencies));
  for (const entry of MODULES) importEntry(entry);
  console.log(`✓ in plain Node: ${MODULES.join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Packs the package and lays it out as an install would. */
function unpack() {
  run('pack', ['npm', 'pack', '--silent', '--pack-destination', folder]);
  const [tarball] = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  if (tarball === undefined) throw new Error('npm pack wrote no tarball.');
  const target = join(folder, 'node_modules', manifest.name);
  mkdirSync(target, { recursive: true });
  run('unpack', ['tar', '-xzf', join(folder, tarball), '-C', target, '--strip-components=1']);
  return target;
}

/** @param {readonly string[]} names packages that an install would lay beside ours */
function link(names) {
  for (const name of names) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}

/** @param {string} entry */
function importEntry(entry) {
  const problem = tryImport(entry);
  if (problem !== '') throw new Error(`${entry} does not load in plain Node:\n${problem}`);
}

/** @param {string} entry */
function canImport(entry) {
  return tryImport(entry) === '';
}

/** @param {string} entry */
function tryImport(entry) {
  const specifier = manifest.name + entry.slice(1);
  const code = `const names = Object.keys(await import(${JSON.stringify(specifier)}));
    if (names.length === 0) throw new Error('exports nothing');`;
  const args = ['--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : stderr || 'no message';
}

/** @param {string} top */
function readFolder(top) {
  const files = readdirSync(top, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return files.map((file) => {
    const path = join(file.parentPath, file.name);
    return { path: relative(top, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') };
  });
}

/**
 * @param {string} name
 * @param {readonly [string, ...string[]]} command
 */
function run(name, [command, ...args]) {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`${name} failed:\n${error?.message ?? ''}${stdout}${stderr}`);
  if (name !== 'pack' && name !== 'unpack') console.log(`✓ ${name}`);
}
