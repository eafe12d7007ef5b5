import type { RequestUserInputResponse } from '../../schema/answers.js';
import type { Issue } from '../../schema/issue.js';
import type { Profile } from '../../schema/profile.js';
import { readForm } from '../elicitation/readForm.js';
import { askedIds } from '../hints/askedIds.js';
import { wework } from '../profiles.js';
import { answerTexts } from './answerTexts.js';
import { checkQuestion } from './checkQuestion.js';
import type { MatchPattern } from './checkText.js';

/** The profile the block was made with, and the host's matcher for `pattern`. */
export interface CheckAnswersOptions {
  /** Default `wework`. */
  readonly profile?: Profile | undefined;
  /** Called with the server's pattern and the text. Without it `pattern` is not checked. */
  readonly matchPattern?: MatchPattern | undefined;
}

/**
 * What `enforce` would refuse about a response, one issue per question at most, its path the question id.
 * Empty means: the content conforms to the schema.
 *
 * @param params the `params` the block was made from. If they cannot be read, their issues are returned.
 */
export function checkAnswers(
  params: unknown,
  response: RequestUserInputResponse | null | undefined,
  { profile = wework, matchPattern }: CheckAnswersOptions = {},
): readonly Issue[] {
  const read = readForm(params, profile);
  if (!read.ok) return read.issues;
  const settings = { blankText: profile.blankText, matchPattern };
  const textsOf = (id: string) => (response ? answerTexts(response, id) : undefined);
  const asked = askedIds(
    read.form.fields.map(({ question }) => question),
    ({ id }) => textsOf(id),
  );
  return read.form.fields.flatMap(({ question }) => {
    if (!asked.has(question.id)) return [];
    const texts = textsOf(question.id);
    return checkQuestion(question, texts, settings) ?? [];
  });
}
