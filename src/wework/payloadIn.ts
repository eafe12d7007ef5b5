import type { Bag } from '../schema/json.js';
import { isBag, pick } from '../schema/json.js';

/** The payload in a value: the payload itself, or what a chat block around it carries. Undefined where there is none. */
export function payloadIn(value: unknown): Bag | undefined {
  if (!isBag(value)) return undefined;
  const inner = pick(value, 'renderPayload', 'render_payload') ?? value;
  return isBag(inner) ? inner : undefined;
}
