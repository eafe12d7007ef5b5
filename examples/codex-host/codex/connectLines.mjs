import { createInterface } from 'node:readline';

/** @import { Readable, Writable } from 'node:stream' */

/** A message of the app-server. @typedef {Readonly<Record<string, unknown>>} Message */
/** @typedef {{ resolve: (result: Message) => void, reject: (error: Error) => void }} Call */

/**
 * Speaks as Codex' app-server does: JSON-RPC, one object a line, without a `jsonrpc` member.
 *
 * @param {{ input: Readable, output: Writable, onMessage: (message: Message) => void }} ends `onMessage`
 * gets notifications and the server's own requests
 */
export function connectLines({ input, output, onMessage }) {
  /** @type {Map<unknown, Call>} */
  const waiting = new Map();
  let count = 0;
  let isOver = false;

  /** @param {object} message */
  const send = (message) => {
    if (!isOver) output.write(`${JSON.stringify(message)}\n`);
  };

  // The process may be gone before the pipe knows.
  output.on('error', () => undefined);

  const lines = createInterface({ input });
  lines.on('line', (line) => {
    const message = parse(line);
    if (message === undefined) return;
    if (message['method'] !== undefined) {
      onMessage(message);
      return;
    }
    const { id, result, error } =
      /** @type {{ id?: unknown, result?: unknown, error?: { message?: string } }} */ (message);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(/** @type {Message} */ (result));
    else call?.reject(new Error(error.message ?? JSON.stringify(error)));
  });
  lines.on('close', () => {
    isOver = true;
    for (const { reject } of waiting.values()) reject(new Error('Codex has ended.'));
    waiting.clear();
  });

  return {
    send,
    /**
     * Asks, and waits for the answer.
     *
     * @param {string} method
     * @param {object} params
     * @returns {Promise<Message>}
     */
    request: (method, params) =>
      new Promise((resolve, reject) => {
        if (isOver) {
          reject(new Error('Codex has ended.'));
          return;
        }
        count += 1;
        waiting.set(count, { resolve, reject });
        send({ id: count, method, params });
      }),
  };
}

/**
 * @param {string} line
 * @returns {Message | undefined}
 */
function parse(line) {
  try {
    const message = /** @type {unknown} */ (JSON.parse(line));
    return typeof message === 'object' && message !== null ? /** @type {Message} */ (message) : undefined;
  } catch {
    return undefined;
  }
}
