import type { RequestUserInputResponse, Sources } from '../../schema/answers.js';
import type { ElicitationResult } from '../../schema/elicitation.js';
import { isBag, own } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { toolApprovalResult } from '../approval/toolApproval.js';
import { readForm } from '../elicitation/readForm.js';
import { askedIds } from '../hints/askedIds.js';
import { cancelled, declined } from '../elicitation/results.js';
import { wework } from '../profiles.js';
import { answerTexts } from './answerTexts.js';
import { checkQuestion } from './checkQuestion.js';
import { readAnswer } from './readAnswer.js';

/** The profile the block was made with, and who made the answers if the plugin is to know. */
export interface ResultOptions {
  /** Default `wework`. */
  readonly profile?: Profile | undefined;
  /** Given, they go to the plugin as `_meta["chat-form/sources"]`. */
  readonly sources?: Sources | undefined;
}

/**
 * Turns a response back into the result that the plugin waits for.
 *
 * An answer that means no option or does not parse leaves its key out; under `enforce` so does whatever
 * `checkAnswers` refuses. No response is a cancel. `answers: {}` is a cancel under `blankText: 'send'`,
 * unless the form has no questions. A tool approval gives `content: null`, and nothing decided is a cancel.
 * So does a URL request: its accept is the consent and nothing more.
 *
 * @param params the `params` the block was made from; if they cannot be read, the result is a decline.
 */
export function resultFromAnswers(
  params: unknown,
  response: RequestUserInputResponse | null | undefined,
  { profile = wework, sources }: ResultOptions = {},
): ElicitationResult {
  const read = readForm(params, profile);
  if (!read.ok) return declined();
  const given: unknown = response?.answers;
  if (!response || !isBag(given)) return cancelled();
  const { fields, fixed, approvalKind, url } = read.form;
  if (url !== undefined) return { action: 'accept', content: null, _meta: null };
  if (approvalKind !== undefined && isBag(params)) return toolApprovalResult(params, response);
  if (fields.length > 0 && Object.keys(given).length === 0 && profile.blankText === 'send')
    return cancelled();
  const content: (readonly [string, unknown])[] = [...fixed];
  const asked = askedIds(
    fields.map(({ question }) => question),
    ({ id }) => answerTexts(response, id),
  );
  for (const field of fields) {
    const { question } = field;
    if (!asked.has(question.id)) continue;
    const texts = answerTexts(response, question.id);
    const isRefused = profile.enforce && checkQuestion(question, texts, profile) !== undefined;
    const value = isRefused ? undefined : readAnswer(field, texts, profile.blankText);
    if (value !== undefined) content.push([question.id, value]);
  }
  const ids = fields.map(({ question }) => question.id);
  return { action: 'accept', content: Object.fromEntries(content), _meta: metaFrom(sources, ids) };
}

function metaFrom(sources: Sources | undefined, ids: readonly string[]): ElicitationResult['_meta'] {
  if (sources === undefined) return null;
  const known = ids.flatMap((id) => {
    const source = own(sources, id);
    return source === undefined ? [] : [[id, source] as const];
  });
  return { 'chat-form/sources': Object.fromEntries(known) };
}
