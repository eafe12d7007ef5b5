/** @import { ServerResponse } from 'node:http' */
/** @import { HostEvent } from '../wire.js' */

const HEARTBEAT = 15_000;
const MAX_PAGES = 16;
const MAX_WAITING_BYTES = 32 * 1024 * 1024;

/**
 * The pages that are open, each at the end of a stream of server-sent events.
 *
 * @param {{ onGone: () => void, grace?: number }} options `onGone`: the last page has closed and, within
 * the grace for a reload, none has come
 */
export function createPages({ onGone, grace = 5_000 }) {
  /** @type {Set<ServerResponse>} */
  const streams = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let leaving;

  /** @param {ServerResponse} stream */
  const left = (stream) => {
    if (!streams.delete(stream) || streams.size > 0) return;
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      leaving = undefined;
      onGone();
    }, grace);
    leaving.unref();
  };

  /**
   * @param {ServerResponse} stream
   * @param {string} text
   */
  const write = (stream, text) => {
    if (stream.writableLength > MAX_WAITING_BYTES) stream.destroy();
    else stream.write(text);
  };

  const heartbeat = setInterval(() => {
    for (const stream of streams) write(stream, ':\n\n');
  }, HEARTBEAT);
  heartbeat.unref();

  return {
    isFull: () => streams.size >= MAX_PAGES,
    isAnyoneThere: () => streams.size > 0 || leaving !== undefined,
    /**
     * @param {ServerResponse} stream
     * @param {HostEvent} first
     */
    open: (stream, first) => {
      clearTimeout(leaving);
      leaving = undefined;
      streams.add(stream);
      stream.on('close', () => left(stream));
      stream.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
      write(stream, format(first));
    },
    /** @param {HostEvent} event */
    tell: (event) => {
      const text = format(event);
      for (const stream of streams) write(stream, text);
    },
    close: () => {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}

/** @param {HostEvent} event */
function format(event) {
  return `data: ${JSON.stringify(event)}\n\n`;
}

/** @typedef {ReturnType<typeof createPages>} Pages */
