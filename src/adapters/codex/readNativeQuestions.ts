import { answerTexts } from '../../core/answers/answerTexts.js';
import type { Answers } from '../../schema/answers.js';
import { isBag, own } from '../../schema/json.js';
import { readBlock } from '../../schema/readBlock.js';
import type { RequestContext, RequestReading } from './requestReading.js';

/**
 * `item/tool/requestUserInput`: the model's own questions, or a tool call that needs permission. There is
 * no action on this wire, so declined and cancelled are both "nothing answered".
 */
export function readNativeQuestions(params: unknown, context: RequestContext): RequestReading {
  const { connection, requestId, serverName, profile } = context;
  const bag = isBag(params) ? params : {};
  const [threadId, turnId, itemId, questions] = ['threadId', 'turnId', 'itemId', 'questions'].map((key) =>
    own(bag, key),
  );
  const kind = 'request_user_input';
  const known = { kind, connection, requestId, threadId, turnId, itemId, serverName, questions, profile };
  const reading = readBlock(known);
  if (!reading.ok) return { ok: false, result: { answers: {} } };
  const block = reading.value;
  return {
    ok: true,
    block,
    resultOf: (outcome) => {
      if (outcome.action !== 'accept') return { answers: {} };
      const entries = block.questions.flatMap(({ id }): [string, Answers[string]][] => {
        const answers = answerTexts(outcome.response, id);
        return answers === undefined ? [] : [[id, { answers: [...answers] }]];
      });
      return { answers: Object.fromEntries(entries) };
    },
  };
}
