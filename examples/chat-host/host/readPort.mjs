/**
 * A port as it is typed; 0, any free one, where nothing was.
 *
 * @param {string | undefined} typed
 * @throws {Error} with a sentence for the person who typed it
 */
export function readPort(typed = '0') {
  const port = Number(typed);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('--port is a number up to 65535.');
  return port;
}
