// `npm run size`: what a host pays for each part, from the built package, beside its budget.
// React and its DOM are the host's own and not counted; Radix is. Exits with 1 where a budget is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { budgets } from './budgets.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = resolve(root, process.env.SIZE_DIST ?? 'dist');

if (!existsSync(resolve(dist, 'index.js'))) {
  console.error('There is no built package to measure. Run `npm run build` first.');
  process.exit(1);
}

const rows = [];
for (const { name, code, css, budget } of budgets) {
  const bytes = css === undefined ? await bundled(code) : readFileSync(resolve(dist, css));
  rows.push({ name, budget, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length });
}

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(2);
console.log('| part | gzip kB | brotli kB | budget | |');
console.log('|---|---:|---:|---:|---|');
for (const { name, gzip, brotli, budget } of rows) {
  const [limit, word] =
    budget === undefined ? ['', ''] : [String(budget), isOver({ brotli, budget }) ? 'over' : 'within'];
  console.log(`| ${name} | ${kB(gzip)} | ${kB(brotli)} | ${limit} | ${word} |`);
}
if (rows.some(isOver)) process.exitCode = 1;

/** @param {{ brotli: number, budget?: number | undefined }} row */
function isOver({ brotli, budget }) {
  return budget !== undefined && brotli > budget * 1000;
}

/**
 * The minified bytes of a program that uses no more than `code` does.
 * @param {string} code
 */
async function bundled(code) {
  const entry = '\0measured';
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('measured.js') ? entry : undefined),
        load: (id) => (id === entry ? code.replaceAll('@dist', dist) : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, 'measured.js'),
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
}
