import type { Profile, Question, RequestUserInputResponse } from '../../src/core/index.js';
import { blockFromElicitation, mcp, resultFromAnswers, wework } from '../../src/core/index.js';

/** Both profiles by name, for tables that run under each. */
export const profiles = { wework, mcp } as const;

/** The params of a form with these properties. */
export function form(properties: unknown, rest: Readonly<Record<string, unknown>> = {}) {
  return {
    mode: 'form',
    message: 'Please answer',
    requestedSchema: { type: 'object', properties, ...rest },
  };
}

/** The questions a request turns into, or why it is declined. */
export function questionsOf(params: unknown, profile?: Profile): readonly Question[] | string {
  const read = blockFromElicitation(params, { profile });
  return read.ok ? read.block.questions : read.reason;
}

/** The one question that a form with this one property turns into. */
export function questionOf(schema: unknown, profile?: Profile, key = 'field'): Question | string {
  const questions = questionsOf(form({ [key]: schema }), profile);
  if (typeof questions === 'string') return questions;
  if (questions.length !== 1) throw new Error(`expected one question, got ${String(questions.length)}`);
  return questions[0]!;
}

/** A question in a few words: its kind, what it gives, and its options as `label=value`. */
export function drawn(question: Question | string): string {
  if (typeof question === 'string') return `declined: ${question}`;
  const { kind, format, list, multiline, nullable, options } = question;
  const words = [
    kind,
    format,
    list && 'list',
    multiline && 'multiline',
    nullable && 'nullable',
    options && `[${options.map(({ label, value }) => `${label}=${value}`).join(', ')}]`,
  ];
  return words.filter((word) => word).join(' ');
}

/** A response with these answers; one text may stand for a list of one. */
export function response(
  answers: Readonly<Record<string, string | readonly string[]>>,
): RequestUserInputResponse {
  return {
    requestId: 1,
    itemId: 'mcp_server_elicitation',
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, given]) => [
        id,
        { answers: typeof given === 'string' ? [given] : [...given] },
      ]),
    ),
  };
}

/** The content that reaches the plugin, or the action where nothing is accepted. */
export function contentOf(
  params: unknown,
  answers: Readonly<Record<string, string | readonly string[]>>,
  profile?: Profile,
): unknown {
  const result = resultFromAnswers(params, response(answers), { profile });
  return result.action === 'accept' ? result.content : result.action;
}
