import type { Outcome, RequestUserInputResponse } from '../schema/answers.js';
import type { RequestUserInputBlock } from '../schema/block.js';
import { readResponse } from '../schema/readResponse.js';
import { storedResponse } from '../schema/storedResponse.js';
import { payloadIn } from './payloadIn.js';
import { weworkBlock } from './weworkBlock.js';

/** What a summary shows: the block, and how it ended. Of a payload that cannot be drawn, the answers under their ids. */
export function summaryOf(payload: unknown): { block: RequestUserInputBlock; outcome: Outcome } {
  const read = weworkBlock(payload);
  const response = responseIn(payload);
  const block = read.ok ? read.block : bareBlock(response);
  // `answers: {}` is what Wework keeps where nothing was answered.
  const isAnswered = response !== undefined && Object.keys(response.answers).length > 0;
  return {
    block,
    outcome: isAnswered
      ? { action: 'accept', response, sources: {} }
      : { action: 'cancel', reason: 'dismissed' },
  };
}

function responseIn(payload: unknown): RequestUserInputResponse | undefined {
  const bag = payloadIn(payload);
  return bag && readResponse(storedResponse(bag));
}

function bareBlock(response: RequestUserInputResponse | undefined): RequestUserInputBlock {
  const ids = Object.keys(response?.answers ?? {});
  return {
    kind: 'request_user_input',
    questions: ids.map((id) => ({ id, question: id, kind: 'text' })),
  };
}
