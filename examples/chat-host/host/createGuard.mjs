import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** @import { IncomingMessage } from 'node:http' */

/**
 * Keeps strangers out: other machines by their `Host` (a name rebound to this one), other sites by their
 * `Origin`, everybody else by a token that is new at each start.
 */
export function createGuard() {
  const token = randomBytes(32).toString('base64url');
  const expected = digest(`Bearer ${token}`);
  return {
    token,
    /**
     * Whether a request was meant for this server, and comes from its own page if from any.
     *
     * @param {IncomingMessage} request
     * @param {number} port
     */
    isOurs: ({ method, headers: { host, origin } }, port) => {
      const hosts = [`127.0.0.1:${String(port)}`, `localhost:${String(port)}`];
      if (host === undefined || !hosts.includes(host)) return false;
      if (origin === undefined) return method === 'GET';
      return origin === `http://${host}`;
    },
    /** @param {IncomingMessage} request */
    hasToken: ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected),
  };
}

/**
 * Of one length whatever is compared.
 *
 * @param {string} text
 */
function digest(text) {
  return createHash('sha256').update(text).digest();
}

/** @typedef {ReturnType<typeof createGuard>} Guard */
