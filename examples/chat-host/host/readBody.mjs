/** @import { IncomingMessage } from 'node:http' */

const MAX_BYTES = 1024 * 1024;

/**
 * The JSON object in a request's body, or the status to refuse it with.
 *
 * @param {IncomingMessage} request
 * @returns {Promise<Readonly<Record<string, unknown>> | number>}
 */
export async function readBody(request) {
  if (!/^application\/json(;|$)/.test(request.headers['content-type'] ?? '')) return 415;
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return 413;
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  for await (const chunk of /** @type {AsyncIterable<Buffer>} */ (request)) {
    size += chunk.length;
    if (size > MAX_BYTES) return 413;
    chunks.push(chunk);
  }
  try {
    const body = /** @type {unknown} */ (JSON.parse(Buffer.concat(chunks).toString('utf8')));
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return 400;
    return /** @type {Record<string, unknown>} */ (body);
  } catch {
    return 400;
  }
}
