/** @typedef {{ name: string, budget?: number, css?: string, code: string }} Budget */

/**
 * The parts that a host may use alone, and what each may cost in kB of brotli. `@dist` stands for the
 * built package.
 * @type {readonly Budget[]}
 */
export const budgets = [
  {
    name: 'mapping both ways (`./core`)',
    budget: 6,
    code: `export { blockFromElicitation, resultFromAnswers } from '@dist/core/index.js';`,
  },
  {
    name: '`QuestionCard`, all in',
    budget: 20,
    code: `export { QuestionCard } from '@dist/index.js'; export { wework } from '@dist/core/index.js';`,
  },
  { name: '`Receipt` alone', budget: 3, code: `export { Receipt } from '@dist/index.js';` },
  { name: 'all of `.`', budget: 28, code: `export * from '@dist/index.js';` },
  { name: '`styles.css`', budget: 4, css: 'styles.css', code: '' },
  { name: 'all of `./core`', code: `export * from '@dist/core/index.js';` },
  { name: 'all of `./mcp`', code: `export * from '@dist/adapters/mcp/index.js';` },
  { name: 'all of `./codex`', code: `export * from '@dist/adapters/codex/index.js';` },
];
