import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import { checkMode } from './checkMode.js';

/** A request inside a result: an elicitation, or another kind that the host answers. */
export interface InputRequest {
  /** The server's name for it; the answer goes back under the same one. */
  readonly key: string;
  readonly method: string;
  readonly params: unknown;
}

interface Rules {
  readonly modes: readonly string[];
  /** Whether the host answers what is no elicitation. */
  readonly hasOther: boolean;
  readonly asked: ReadonlySet<string> | undefined;
}

export const ELICITATION = 'elicitation/create';
const METHOD_NOT_FOUND = -32601;

/**
 * The requests of a result that nobody was asked yet. Throws a sentence where one of them cannot be answered
 * here, before anyone is asked in vain.
 */
export function readInputRequests(result: Bag, { modes, hasOther, asked }: Rules): readonly InputRequest[] {
  const requests = own(result, 'inputRequests') ?? {};
  if (!isBag(requests)) throw new Error('The result holds inputRequests that are no object.');
  return Object.keys(requests).flatMap((key) => {
    if (asked?.has(key) === true) return [];
    const entry = requests[key];
    const method = isBag(entry) ? own(entry, 'method') : undefined;
    if (!isBag(entry) || typeof method !== 'string')
      throw new Error(`The input request "${key}" names no method.`);
    const params = own(entry, 'params');
    if (method === ELICITATION) checkMode(params, modes);
    else if (!hasOther)
      throw Object.assign(
        new Error(
          `The input request "${key}" is a ${method}, and this client answers none (see answerOther).`,
        ),
        { code: METHOD_NOT_FOUND },
      );
    return [{ key, method, params }];
  });
}
