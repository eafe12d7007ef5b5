import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A file of the page, ready to be sent. @typedef {{ body: string | Uint8Array, type: string }} PageFile */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** `'use client'` is for frameworks that render on a server; how long a build takes depends on the machine. */
const IRRELEVANT = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']);

/**
 * Builds the page and keeps it in memory. Nothing is inlined, so that it runs under a strict content
 * security policy.
 *
 * @returns {Promise<ReadonlyMap<string, PageFile>>} the files by their paths, the page itself as `/`
 */
export async function buildPage() {
  const built = await build({
    configFile: false,
    root: fileURLToPath(new URL('../page', import.meta.url)),
    logLevel: 'warn',
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        onLog: (level, log, handle) => IRRELEVANT.has(log.code ?? '') || handle(level, log),
      },
    },
  });
  if (!('output' in built)) throw new Error('The page was not built as one bundle.');
  return new Map(
    built.output.map((file) => [
      file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
      {
        body: file.type === 'chunk' ? file.code : file.source,
        type: TYPES[extname(file.fileName)] ?? 'application/octet-stream',
      },
    ]),
  );
}
