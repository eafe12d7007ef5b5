/** What is done, and how. @typedef {readonly [name: string, step: () => unknown]} Step */

/**
 * Runs steps in order, each under its name, until one fails; the process then ends with 1.
 *
 * @param {readonly Step[]} steps
 */
export async function runSteps(steps) {
  for (const [name, step] of steps) {
    const start = performance.now();
    console.log(`\n── ${name}`);
    try {
      await step();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      console.error(`── ${name} failed after ${secondsSince(start)}`);
      process.exitCode = 1;
      return;
    }
    console.log(`── ${name} done in ${secondsSince(start)}`);
  }
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
