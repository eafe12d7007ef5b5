import type { QuestionQueue } from '../../core/queue/createQuestionQueue.js';
import { isBag, own, readableText } from '../../schema/json.js';

const METHOD = 'notifications/elicitation/complete';

/**
 * Takes `notifications/elicitation/complete` of MCP 2025-11-25: the server says that what its address was
 * for is done. The card of that `elicitationId` ends as if the person had said so. Unknown and finished ids
 * are ignored.
 *
 * ```ts
 * client.setNotificationHandler(ElicitationCompleteNotificationSchema, (notification) => {
 *   completeUrlElicitation(queue, notification, connection);
 * });
 * ```
 *
 * @param notification the notification or its `params`. Malformed ones are ignored.
 * @param connection the name that the handler and `answerUrlRequired` were given: no server ends another's card.
 * @returns whether a card ended.
 */
export function completeUrlElicitation(
  queue: Pick<QuestionQueue, 'getSnapshot' | 'settle'>,
  notification: unknown,
  connection: string,
): boolean {
  const params =
    isBag(notification) && own(notification, 'method') === METHOD
      ? own(notification, 'params')
      : notification;
  const id = isBag(params) ? readableText(own(params, 'elicitationId')) : undefined;
  if (id === undefined) return false;
  const waiting = queue.getSnapshot().open.filter(({ block }) => {
    const { elicitationId, connection: name = '' } = block;
    return elicitationId === id && (name === connection || name.startsWith(`${connection}#`));
  });
  for (const { key, block } of waiting) {
    const { requestId, itemId } = block;
    queue.settle(key, { action: 'accept', response: { requestId, itemId, answers: {} }, sources: {} });
  }
  return waiting.length > 0;
}
