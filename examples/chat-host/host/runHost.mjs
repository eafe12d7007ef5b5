/** What a host is once it runs. @typedef {{ url: string, close: () => Promise<void> }} Host */

/**
 * Runs a host from the command line until it is stopped, and prints its address. What fails ends the
 * process with a sentence.
 *
 * @template Options
 * @param {object} host
 * @param {string} host.name
 * @param {(args: readonly string[]) => Options} host.readArguments
 * @param {string} host.usage
 * @param {(options: Options) => Promise<Host>} host.start
 */
export async function runHost({ name, readArguments, usage, start }) {
  /** @type {Options} */
  let options;
  try {
    options = readArguments(process.argv.slice(2));
  } catch (error) {
    exitWith(error, `\n\n${usage}`);
  }
  const { url, close } = await start(options).catch(exitWith);
  const stop = async () => {
    await close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  console.log(`${name}: ${url}`);
}

/**
 * @param {unknown} error
 * @param {string} [more]
 * @returns {never}
 */
function exitWith(error, more = '') {
  console.error(`${error instanceof Error ? error.message : String(error)}${more}`);
  process.exit(1);
}
