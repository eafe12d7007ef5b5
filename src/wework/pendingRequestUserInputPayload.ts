import { ADJUSTMENT_ID, PLAN_ID, PLAN_ITEM } from '../core/block/isPlanConfirmation.js';
import type { WeworkWords } from '../messages/weworkWords.js';
import { weworkWords } from '../messages/weworkWords.js';
import type { Bag } from '../schema/json.js';
import { isBag, pick, readableText } from '../schema/json.js';
import { readRequestId } from '../schema/readResponse.js';
import { isAmong, isPendingRequestUserInputBlock } from './chatBlocks.js';
import { requestUserInputPayloadKey } from './keys.js';
import { localeOf } from './localeOf.js';
import type { HiddenIds, RequestUserInputPayload } from './payload.js';
import { payloadIn } from './payloadIn.js';

/** The words of the plan card, which the chat itself builds. */
export interface PlanCardOptions {
  /** A language tag: English for `en…`, else Chinese. @default 'zh-CN' */
  readonly locale?: string | undefined;
  /** Words of your own in place of any. `yes` becomes the person's message. */
  readonly words?: Partial<WeworkWords['plan']> | undefined;
}

/**
 * What the composer's place must ask now: the newest question that waits after the person's last message, else
 * the confirmation of the newest plan there, else null.
 *
 * Of a message it reads `role` (`user` or `human` is the person), `content`, `status`, `id` and `blocks`; any of
 * them may stand in an inner `message`. A message of the person that is blank (`content: ''`) does not count.
 * A plan is a block of type `plan` with status `done` (or none) and a text in `content`, in a message of
 * anybody else that no longer streams; it is asked about as `implementation-plan:<message id>:<block id>`.
 *
 * @param messages oldest first. What is no message is passed over.
 * @param hiddenIds payload keys of the questions the host hides, or block ids.
 * @returns the payload as it lies in its block, or a new one for a plan.
 */
export function pendingRequestUserInputPayload(
  messages: readonly unknown[] | null | undefined,
  hiddenIds?: HiddenIds | null,
  options: PlanCardOptions = {},
): RequestUserInputPayload | null {
  const newest = sinceThePerson(messages);
  for (const { blocks } of newest) {
    const pending = blocks.find((block) => isPendingRequestUserInputBlock(block, hiddenIds));
    const payload = pending && payloadIn(pending);
    if (payload !== undefined) return payload;
  }
  for (const message of newest) {
    const plan = planIn(message, options);
    if (plan !== undefined && !isAmong(hiddenIds, requestUserInputPayloadKey(plan))) return plan;
  }
  return null;
}

interface Message {
  readonly id: string;
  readonly isStreaming: boolean;
  /** Newest first. */
  readonly blocks: readonly Bag[];
}

/** The messages after the person's last one, newest first. */
function sinceThePerson(messages: unknown): readonly Message[] {
  const found: Message[] = [];
  if (!Array.isArray(messages)) return found;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message: unknown = messages[index];
    if (!isBag(message)) continue;
    const field = fieldsOf(message);
    const role = field('role');
    if (role === 'user' || role === 'human') {
      if (isBlank(field('content'))) continue;
      return found;
    }
    const blocks = field('blocks');
    found.push({
      id: String(readRequestId(field('id')) ?? index),
      isStreaming: field('status') === 'streaming',
      blocks: Array.isArray(blocks) ? blocks.filter(isBag).reverse() : [],
    });
  }
  return found;
}

/** Reads a field of a message, or of the message inside it. */
function fieldsOf(message: Bag): (name: string) => unknown {
  const inner = pick(message, 'message');
  return (name) => pick(message, name) ?? (isBag(inner) ? pick(inner, name) : undefined);
}

function isBlank(content: unknown): boolean {
  return typeof content === 'string' && content.trim() === '';
}

function planIn(
  { id, isStreaming, blocks }: Message,
  { locale, words }: PlanCardOptions,
): RequestUserInputPayload | undefined {
  const plan = isStreaming ? undefined : blocks.find(isPlan);
  if (plan === undefined) return undefined;
  const { question, yes, adjustment } = { ...weworkWords[localeOf(locale)].plan, ...words };
  return {
    kind: 'request_user_input',
    itemId: `${PLAN_ITEM}${id}:${String(readRequestId(pick(plan, 'id')) ?? '')}`,
    questions: [
      { id: PLAN_ID, question, options: [{ label: yes }] },
      { id: ADJUSTMENT_ID, question: adjustment, isOther: true },
    ],
  };
}

function isPlan(block: Bag): boolean {
  const isDone = (pick(block, 'status') ?? 'done') === 'done';
  return isDone && pick(block, 'type') === 'plan' && readableText(pick(block, 'content')) !== undefined;
}
