import type { RequestUserInputResponse } from '../../schema/answers.js';
import { isBag, own } from '../../schema/json.js';

/** The wire strings answered to a question, or undefined where there is no such entry or it is malformed. */
export function answerTexts(response: RequestUserInputResponse, id: string): readonly string[] | undefined {
  const answers: unknown = response.answers;
  const entry = isBag(answers) ? own(answers, id) : undefined;
  const texts = isBag(entry) ? own(entry, 'answers') : undefined;
  if (!Array.isArray(texts) || !texts.every((text): text is string => typeof text === 'string'))
    return undefined;
  return texts;
}
