import type { Issue } from '../../schema/issue.js';
import { checkQuestion } from '../answers/checkQuestion.js';
import type { MatchPattern } from '../answers/checkText.js';
import { answerOf } from './answerOf.js';
import type { FieldState, FormState, KeyedQuestion } from './formState.js';
import { questionsToSend } from './questionsToSend.js';

/** What `enforce` would refuse about one field as it stands. */
export function issueOf(
  { question }: KeyedQuestion,
  field: FieldState,
  { profile }: Pick<FormState, 'profile'>,
  matchPattern?: MatchPattern,
): Issue | undefined {
  const { blankText } = profile;
  return checkQuestion(question, answerOf(question, field, blankText), { blankText, matchPattern });
}

/**
 * What `enforce` would refuse about the form as it stands, by field key, in the order of the questions.
 *
 * @param only the key of the question that alone is sent; see `questionsToSend`.
 */
export function issuesOf(
  state: FormState,
  matchPattern?: MatchPattern,
  only?: string,
): ReadonlyMap<string, Issue> {
  const issues = new Map<string, Issue>();
  for (const keyed of questionsToSend(state, only)) {
    const field = state.fields.get(keyed.key);
    const issue = field && issueOf(keyed, field, state, matchPattern);
    if (issue !== undefined) issues.set(keyed.key, issue);
  }
  return issues;
}
