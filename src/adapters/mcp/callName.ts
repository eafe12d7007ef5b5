import { randomName } from './randomName.js';

/**
 * The connection that the questions of one call come by, so that no other call's questions are taken for
 * theirs: keys are unique within a call only.
 *
 * @param connection the host's name for the connection.
 * @param call the host's name for the call; without it one that no other call has.
 */
export function callName(connection = 'mcp', call: string | number = randomName()): string {
  return `${connection}#${call}`;
}
