import { randomName } from './randomName.js';

/** Names the connection that a request with this id came by. */
export type ConnectionOf = (requestId: string | number | undefined) => string;

/**
 * Tells connections apart by their request ids. MCP never sends a request twice, so an id that comes again
 * belongs to a new connection, whose ids started over: it gets a name of its own (`name#2`, `name#3`, …),
 * and nobody takes its questions for repeats of old ones.
 *
 * @param name the host's name for the connection; without it one that no other handler has.
 */
export function connectionNames(name = `mcp-${randomName()}`): ConnectionOf {
  const seen = new Set<string | number>();
  let generation = 1;
  return (requestId) => {
    if (requestId !== undefined) {
      if (seen.has(requestId)) {
        seen.clear();
        generation += 1;
      }
      seen.add(requestId);
    }
    return generation === 1 ? name : `${name}#${String(generation)}`;
  };
}
