import { toMcpResult } from '../adapters/mcp/toMcpResult.js';
import type { MatchPattern } from '../core/answers/checkText.js';
import { resultFromAnswers } from '../core/answers/resultFromAnswers.js';
import { blockFromElicitation } from '../core/elicitation/blockFromElicitation.js';
import { readForm } from '../core/elicitation/readForm.js';
import { askedQuestions } from '../core/form/askedQuestions.js';
import type { QuestionForm } from '../core/form/createQuestionForm.js';
import { createQuestionForm } from '../core/form/createQuestionForm.js';
import type { FormState } from '../core/form/formState.js';
import { issuesOf } from '../core/form/issuesOf.js';
import { mcp } from '../core/profiles.js';
import { en } from '../messages/en.js';
import { issueText } from '../messages/issueText.js';
import type { Issue } from '../schema/issue.js';
import type { Profile } from '../schema/profile.js';
import type { AcceptedForm, ValuesOf } from './contentTypes.js';
import { eventsFor } from './eventsFor.js';
import { nameOf } from './nameOf.js';

export interface AnswerFormOptions {
  /** The manners of the card. Default `mcp`; `wework` for hosts that draw forms as Wework does. */
  readonly profile?: Profile | undefined;
  /** Runs the schema's patterns, as a host's matcher would. Without it they stop nobody. */
  readonly matchPattern?: MatchPattern | undefined;
}

/**
 * Answers an elicitation as a person at the card would, without a card: for the tests of a plugin. Fields
 * without a value stay as they stand (with their defaults, under `mcp`), null empties one, blank optional
 * ones are left out, and every check of the card applies.
 *
 * ```ts
 * client.setRequestHandler('elicitation/create', ({ params }) => answerForm(params, { target: 'staging' }));
 * ```
 *
 * @param params the `params` of `elicitation/create`. With literal types (written in place, or `as const`) the
 * values and the content are typed by the schema.
 * @param answer a value for each field that the person changes, as it should arrive: the value of an option, not
 * its label. Or how the form is refused.
 * @returns the result that the client sends.
 * @throws a sentence that names the field and the reason, for what no person could do: a value among no
 * options, a field that is not asked, an answer that the card holds back, a form that is never drawn.
 */
export function answerForm<Way extends 'decline' | 'cancel'>(
  params: unknown,
  answer: Way,
  options?: AnswerFormOptions,
): { action: Way };
export function answerForm<const Params>(
  params: Params,
  answer?: ValuesOf<Params>,
  options?: AnswerFormOptions,
): AcceptedForm<Params>;
export function answerForm<const Params>(
  params: Params,
  answer: ValuesOf<Params> | 'decline' | 'cancel',
  options?: AnswerFormOptions,
): AcceptedForm<Params> | { action: 'decline' | 'cancel' };
export function answerForm(
  params: unknown,
  answer: object | 'decline' | 'cancel' = {},
  { profile = mcp, matchPattern }: AnswerFormOptions = {},
): { action: 'accept' | 'decline' | 'cancel' } {
  const reading = blockFromElicitation(params, { profile });
  if (!reading.ok) throw new Error(`No card draws this form: ${reading.issues.map(placed).join(' ')}`);
  if (typeof answer === 'string') return { action: answer };
  const form = createQuestionForm(reading.block, profile);
  fillIn(form, params, answer as Readonly<Record<string, unknown>>, profile);
  const state = form.dispatch({ type: 'submitPressed' }, matchPattern);
  if (state.outcome?.action !== 'accept') throw new Error(heldBack(state, matchPattern));
  return toMcpResult(resultFromAnswers(params, state.outcome.response, { profile }));
}

function fillIn(
  form: QuestionForm,
  params: unknown,
  values: Readonly<Record<string, unknown>>,
  profile: Profile,
): void {
  const read = readForm(params, profile);
  const fields = read.ok ? read.form.fields : [];
  const keys = Object.keys(values).filter((key) => values[key] !== undefined);
  for (const key of keys) {
    const { questions, fields: states } = form.getState();
    const keyed = questions.find(({ question }) => question.id === key);
    const field = fields.find(({ question }) => question.id === key);
    const state = states.get(key);
    if (keyed === undefined || field === undefined || state === undefined) {
      const known = questions.map(({ question }) => `"${question.id}"`).join(', ');
      throw new Error(
        `"${key}" is not asked. ${known === '' ? 'This form asks nothing.' : `Asked are ${known}.`}`,
      );
    }
    for (const event of eventsFor(keyed, field, state, values[key], profile)) form.dispatch(event);
  }
  // What hides a field may be answered after it.
  const asked = new Set(askedQuestions(form.getState()).map(({ question }) => question.id));
  const hidden = keys.find((key) => !asked.has(key));
  if (hidden !== undefined)
    throw new Error(`"${hidden}" is not asked while the other answers stand as they do.`);
}

/** Why the card holds a submit back, field by field. */
function heldBack(state: FormState, matchPattern: MatchPattern | undefined): string {
  const issues = issuesOf(state, matchPattern);
  const reasons = state.questions.flatMap(({ key, question }) => {
    const issue = issues.get(key);
    return issue === undefined ? [] : [`${nameOf(question)}: ${issueText(en, issue)}.`];
  });
  return `The card holds this answer back. ${reasons.join(' ')}`;
}

function placed(issue: Issue): string {
  return `${issue.path.join('.')}: ${issueText(en, issue)}.`;
}
