import { readBody } from './readBody.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { PageFile } from './buildPage.mjs' */
/** @import { Conversation } from './createConversation.mjs' */
/** @import { Guard } from './createGuard.mjs' */
/** @import { Pages } from './createPages.mjs' */
/** @import { Command } from './createCommands.mjs' */

/** For every answer: nothing foreign runs in the page, nothing of it is framed, kept or told to others. */
const HEADERS = Object.entries({
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

const JSON_TYPE = 'application/json';

/** What is sent, if it is not a stream. @typedef {PageFile & { status: number }} Reply */

/**
 * Serves the page, the stream of events and the commands. Only the page's own files need no token.
 *
 * @param {object} parts
 * @param {Guard} parts.guard
 * @param {Pages} parts.pages
 * @param {Conversation} parts.conversation
 * @param {ReadonlyMap<string, Command>} parts.commands
 * @param {ReadonlyMap<string, PageFile>} parts.files
 * @returns {(request: IncomingMessage, response: ServerResponse) => void}
 */
export function createRequestListener({ guard, pages, conversation, commands, files }) {
  /**
   * @param {IncomingMessage} request
   * @returns {Promise<Reply | 'events'>}
   */
  const answer = async (request) => {
    const { method, url = '/' } = request;
    if (!guard.isOurs(request, request.socket.localPort ?? 0)) return json(403);
    const [path = '/'] = url.split('?', 1);
    if (!path.startsWith('/api/')) {
      const file = files.get(path);
      if (method !== 'GET') return json(405);
      return file === undefined ? json(404) : { status: 200, ...file };
    }
    if (!guard.hasToken(request)) return json(401);
    if (path === '/api/events') {
      if (method !== 'GET') return json(405);
      return pages.isFull() ? json(429) : 'events';
    }
    const command = commands.get(path.slice('/api/'.length));
    if (command === undefined) return json(404);
    if (method !== 'POST') return json(405);
    const body = await readBody(request);
    if (typeof body === 'number') return json(body);
    const { status, body: told } = command(body);
    return json(status, told);
  };

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  const serve = async (request, response) => {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    const reply = await answer(request);
    if (reply === 'events') {
      pages.open(response, conversation.all());
      return;
    }
    // What is left of a refused request is not read.
    if (reply.status >= 400) response.setHeader('Connection', 'close');
    response.writeHead(reply.status, { 'Content-Type': reply.type });
    response.end(reply.body);
  };

  return (request, response) => {
    serve(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      response.destroy();
    });
  };
}

/**
 * @param {number} status
 * @param {object} [body]
 * @returns {Reply}
 */
function json(status, body = {}) {
  return { status, type: JSON_TYPE, body: JSON.stringify(body) };
}
