import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '../..');

/** Not among the projects of `npm test`: it needs the real Codex, which is large. Runs on the built library. */
export default defineConfig({
  test: {
    name: 'codex',
    root,
    environment: 'node',
    include: ['test/codex/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
