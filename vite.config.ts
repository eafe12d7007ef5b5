import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const root = import.meta.dirname;

interface Manifest {
  bin: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
}

const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as Manifest;

/** Every entry of package.json's `exports` and the source file it is built from. */
const entries = Object.entries(manifest.exports).flatMap(([name, target]) => {
  if (typeof target === 'string') return [];
  const built = target.default.replace(/^\.\/dist\//, '');
  const source = built === 'styles.css' ? 'styles/index.css' : built.replace(/\.js$/, '.ts');
  return [{ name, chunk: built.replace(/\.(js|css)$/, ''), source: resolve(root, 'src', source) }];
});

/** The programs of package.json's `bin`, which nobody imports. */
const programs = Object.values(manifest.bin).map((target) => {
  const chunk = target.replace(/^dist\/|\.js$/g, '');
  return { chunk, source: resolve(root, 'src', `${chunk}.ts`) };
});

/** Files beside the modules: the manifest's JSON Schema, and the types without which TypeScript 6 refuses `import '@wework/chat-form/styles.css'`. */
function otherFiles(): Plugin {
  let isLibrary = false;
  return {
    name: 'other-files',
    configResolved({ build }) {
      // Storybook reads this file too.
      isLibrary = build.lib !== false;
    },
    generateBundle() {
      if (!isLibrary) return;
      this.emitFile({ type: 'asset', fileName: 'styles.css.d.ts', source: 'export {};\n' });
      const schema = 'plugin.manifest.schema.json';
      const source = readFileSync(resolve(root, 'src/manifest', schema), 'utf8');
      this.emitFile({ type: 'asset', fileName: schema, source });
    },
  };
}

/** The tests' settings pull in the browser provider and Storybook; the build does without. */
async function testSettings(): Promise<Pick<ViteUserConfig, 'test'>> {
  if (process.env.VITEST === undefined) return {};
  const { testProjects } = await import('./test/scripts/projects.js');
  return { test: testProjects(root, entries) };
}

export default defineConfig(async (): Promise<ViteUserConfig> => ({
  plugins: [react(), otherFiles()],
  build: {
    target: 'es2022',
    // Any lower target rewrites light-dark() so that it no longer follows the page's color-scheme.
    cssTarget: 'esnext',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries([...entries, ...programs].map(({ chunk, source }) => [chunk, source])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@radix-ui\//, /^@cfworker\//, /^node:/],
      output: {
        // Without preserveModules 'use client' vanishes from the built files.
        preserveModules: true,
        preserveModulesRoot: resolve(root, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
  ...(await testSettings()),
}));
