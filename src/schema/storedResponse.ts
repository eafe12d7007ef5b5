import type { Bag } from './json.js';
import { pick } from './json.js';

/** What a payload holds as its response, under any of the names it travels by; not read yet. */
export function storedResponse(payload: Bag): unknown {
  return pick(payload, 'response', 'requestUserInputResponse', 'request_user_input_response');
}
