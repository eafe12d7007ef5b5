import type { ElicitationContext, ElicitationResult, QuestionQueue } from '@wework/chat-form/core';
import { blockFromElicitation, cancelled, declined, resultFromAnswers, wework } from '@wework/chat-form/core';

/** The whole way of a question: params to block, block to card, outcome to the result that the plugin gets. */
export async function askPerson(
  queue: QuestionQueue,
  params: unknown,
  context: ElicitationContext,
): Promise<ElicitationResult> {
  const reading = blockFromElicitation(params, context);
  if (!reading.ok) return reading.result;
  const outcome = await queue.ask(reading.block);
  if (outcome.action === 'accept') {
    return resultFromAnswers(params, outcome.response, { profile: context.profile ?? wework });
  }
  return outcome.action === 'decline' ? declined() : cancelled();
}
