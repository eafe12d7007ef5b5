import { createServer } from 'node:http';
import { createCommands } from './createCommands.mjs';
import { createGuard } from './createGuard.mjs';
import { createRequestListener } from './createRequestListener.mjs';

/** @import { PageFile } from './buildPage.mjs' */
/** @import { Chat } from './createChat.mjs' */
/** @import { Talk } from './createCommands.mjs' */

/**
 * Serves a chat's page on the loopback interface.
 *
 * @param {Chat} chat
 * @param {object} options
 * @param {ReadonlyMap<string, PageFile>} options.files
 * @param {Talk} options.talk who listens to what is said
 * @param {number} options.port 0 for any free one
 */
export async function serveChat({ conversation, pages, questions }, { files, talk, port }) {
  const guard = createGuard();
  const commands = createCommands({ questions, talk });
  const server = createServer(createRequestListener({ guard, pages, conversation, commands, files }));
  server.requestTimeout = 30_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    /** With the token that is new at each start. */
    url: `http://127.0.0.1:${String(address.port)}/#${guard.token}`,
    close: () => {
      pages.close();
      server.close();
    },
  };
}
