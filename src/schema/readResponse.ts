import type { RequestUserInputResponse } from './answers.js';
import { isBag, own, pick, textsIn } from './json.js';

/** A response as the chat stores it, in either spelling, or undefined where there is none. Malformed answers are dropped. */
export function readResponse(value: unknown): RequestUserInputResponse | undefined {
  if (!isBag(value)) return undefined;
  const answers = own(value, 'answers');
  if (!isBag(answers)) return undefined;
  const read = Object.keys(answers).flatMap((id) => {
    const entry = answers[id];
    const texts = isBag(entry) ? own(entry, 'answers') : undefined;
    if (!Array.isArray(texts)) return [];
    return [[id, { answers: textsIn(texts) }] as const];
  });
  const itemId = pick(value, 'itemId', 'item_id');
  return {
    requestId: readRequestId(pick(value, 'requestId', 'request_id')),
    itemId: typeof itemId === 'string' ? itemId : undefined,
    answers: Object.fromEntries(read),
  };
}

/** A JSON-RPC id. `0` is one. */
export function readRequestId(value: unknown): string | number | undefined {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value))
    ? value
    : undefined;
}
