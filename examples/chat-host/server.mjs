// A chat that shows what MCP servers ask: `npm start`, or `npm start -- --server "<command>"`.
import { fileURLToPath } from 'node:url';
import { buildPage } from './host/buildPage.mjs';
import { createCalls } from './host/createCalls.mjs';
import { createChat } from './host/createChat.mjs';
import { readArguments, USAGE } from './host/readArguments.mjs';
import { runHost } from './host/runHost.mjs';
import { serveChat } from './host/serveChat.mjs';
import { startPlugin } from './host/startPlugin.mjs';

const OWN_PLUGIN = fileURLToPath(new URL('../plugin/server.mjs', import.meta.url));

await runHost({ name: 'Chat host', readArguments, usage: USAGE, start });

/** @param {ReturnType<typeof readArguments>} options */
async function start({ command, profile, port }) {
  const chat = createChat({ name: 'plugin', profile, state: 'running', tools: [] });
  const { conversation, questions } = chat;
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
  const served = await serveChat(chat, { files, talk: createCalls(conversation, plugin), port });
  return {
    url: served.url,
    close: async () => {
      served.close();
      await plugin.close();
    },
  };
}
