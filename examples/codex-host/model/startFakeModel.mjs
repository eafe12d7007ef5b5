import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { readRequest } from './readRequest.mjs';
import { streamThoughts } from './streamThoughts.mjs';

/** @import { IncomingMessage, ServerResponse } from 'node:http' */
/** @import { Asked } from './readRequest.mjs' */
/** @import { Thought } from './streamThoughts.mjs' */

/**
 * Serves something that Codex takes for a model, on the loopback interface. It speaks as much of the
 * Responses API as Codex needs.
 *
 * @param {(asked: Asked) => readonly Thought[]} think
 */
export async function startFakeModel(think) {
  const key = randomBytes(16).toString('hex');

  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  const answer = async (request, response) => {
    const { method, url, headers } = request;
    if (headers.authorization !== `Bearer ${key}`) {
      response.writeHead(401).end();
    } else if (method !== 'POST' || url !== '/v1/responses') {
      response.writeHead(404).end();
    } else {
      streamThoughts(response, think(readRequest(await readJson(request))));
    }
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((/** @type {unknown} */ error) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    name: 'fake-model',
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    /** Whoever calls must know it. */
    key,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * @param {IncomingMessage} request
 * @returns {Promise<Parameters<typeof readRequest>[0]>}
 */
async function readJson(request) {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  /** @type {Parameters<typeof readRequest>[0]} */
  const read = JSON.parse(text);
  return read;
}

/** @typedef {Awaited<ReturnType<typeof startFakeModel>>} FakeModel */
