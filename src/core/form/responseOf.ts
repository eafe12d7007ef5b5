import type { Answers, RequestUserInputResponse, Source, Sources } from '../../schema/answers.js';
import { isPlanConfirmation } from '../block/isPlanConfirmation.js';
import { needsDecision } from '../block/needsDecision.js';
import { answerOf } from './answerOf.js';
import type { FormState } from './formState.js';
import { questionsToSend } from './questionsToSend.js';
import { sourceOf } from './sourceOf.js';

/**
 * What a card would send as it stands: exactly the three keys of a response. Where blanks are sent, every
 * question has an entry, an empty one while nothing is chosen; else the whole answer could read as none.
 * Of a decision that was not made nothing is said, and of a plan confirmation one answer goes out alone.
 *
 * @param only the key of the question that alone is sent where not all are; see `questionsToSend`.
 */
export function responseOf(state: FormState, only?: string): RequestUserInputResponse {
  const { block, fields, profile } = state;
  const isPlan = isPlanConfirmation(block);
  const hasAllEntries = profile.blankText === 'send' && !needsDecision(block) && !isPlan;
  const answers = new Map<string, { answers: string[] }>();
  for (const { key, question } of questionsToSend(state, only)) {
    const field = fields.get(key);
    const texts = field === undefined ? undefined : answerOf(question, field, profile.blankText);
    if (texts === undefined && !hasAllEntries) continue;
    // Native questions may share an id; the wire has one entry for them, so it carries both answers.
    answers.set(question.id, { answers: [...(answers.get(question.id)?.answers ?? []), ...(texts ?? [])] });
  }
  return {
    requestId: block.requestId,
    itemId: block.itemId,
    answers: Object.fromEntries(answers) satisfies Answers,
  };
}

/** Who made each answer that `responseOf` holds. */
export function sourcesOf(state: FormState, only?: string): Sources {
  const { fields, profile } = state;
  const sources = new Map<string, Source>();
  for (const { key, question } of questionsToSend(state, only)) {
    const field = fields.get(key);
    if (field === undefined || answerOf(question, field, profile.blankText) === undefined) continue;
    const source = sourceOf(question, field);
    // Of two questions with one id, the one a person acted on speaks for both.
    if (!sources.has(question.id) || source !== 'default') sources.set(question.id, source);
  }
  return Object.fromEntries(sources);
}
