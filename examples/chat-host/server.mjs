// A chat that shows what MCP servers ask: `npm start`, or `npm start -- --server "<command>"`.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { buildPage } from './host/buildPage.mjs';
import { createCalls } from './host/createCalls.mjs';
import { createCommands } from './host/createCommands.mjs';
import { createConversation } from './host/createConversation.mjs';
import { createGuard } from './host/createGuard.mjs';
import { createPages } from './host/createPages.mjs';
import { createQuestions } from './host/createQuestions.mjs';
import { createRequestListener } from './host/createRequestListener.mjs';
import { readArguments, USAGE } from './host/readArguments.mjs';
import { startPlugin } from './host/startPlugin.mjs';

const OWN_PLUGIN = fileURLToPath(new URL('../plugin/server.mjs', import.meta.url));

/** @param {ReturnType<typeof readArguments>} options */
async function main({ command, profile, port }) {
  const conversation = createConversation({ name: 'plugin', profile, state: 'running', tools: [] });
  const pages = createPages({ onGone: () => questions.cancelAll() });
  const questions = createQuestions(conversation, pages);
  conversation.subscribe(pages.tell);

  const [files, plugin] = await Promise.all([
    buildPage(),
    startPlugin({
      command: command ?? [process.execPath, OWN_PLUGIN],
      profile,
      isOld: command === undefined,
      conversation,
      ask: questions.ask,
    }),
  ]);
  const guard = createGuard();
  const calls = createCalls(conversation, plugin);
  const commands = createCommands({ conversation, questions, calls });
  const server = createServer(createRequestListener({ guard, pages, conversation, commands, files }));
  server.requestTimeout = 30_000;

  const stop = async () => {
    pages.close();
    server.close();
    await plugin.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`Chat host: http://127.0.0.1:${String(address.port)}/#${guard.token}`);
}

/** @type {ReturnType<typeof readArguments>} */
let options;
try {
  options = readArguments(process.argv.slice(2));
} catch (error) {
  exitWith(error, `\n\n${USAGE}`);
}
await main(options).catch(exitWith);

/**
 * @param {unknown} error
 * @param {string} [more]
 * @returns {never}
 */
function exitWith(error, more = '') {
  console.error(`${error instanceof Error ? error.message : String(error)}${more}`);
  process.exit(1);
}
