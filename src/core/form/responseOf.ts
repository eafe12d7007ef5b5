import type { Answers, RequestUserInputResponse, Source, Sources } from '../../schema/answers.js';
import { needsDecision } from '../block/needsDecision.js';
import { answerOf } from './answerOf.js';
import type { FormState } from './formState.js';
import { sourceOf } from './sourceOf.js';

/**
 * What a card would send as it stands: exactly the three keys of a response. Where blanks are sent, every
 * question has an entry, an empty one while nothing is chosen; else the whole answer could read as none.
 * Of a decision that was not made nothing is said.
 */
export function responseOf({ block, questions, fields, profile }: FormState): RequestUserInputResponse {
  const hasAllEntries = profile.blankText === 'send' && !needsDecision(block);
  const answers = new Map<string, { answers: string[] }>();
  for (const { key, question } of questions) {
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
export function sourcesOf({ questions, fields, profile }: FormState): Sources {
  const sources = new Map<string, Source>();
  for (const { key, question } of questions) {
    const field = fields.get(key);
    if (field === undefined || answerOf(question, field, profile.blankText) === undefined) continue;
    const source = sourceOf(question, field);
    // Of two questions with one id, the one a person acted on speaks for both.
    if (!sources.has(question.id) || source !== 'default') sources.set(question.id, source);
  }
  return Object.fromEntries(sources);
}
