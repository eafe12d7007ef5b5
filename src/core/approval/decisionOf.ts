import type { RequestUserInputResponse } from '../../schema/answers.js';
import { answerTexts } from '../answers/answerTexts.js';

/** The id of the one question of an approval that Codex asks for by itself. */
export const APPROVAL_ID = '__codex_approval';

/** The code decided on in the response to `blockFromApproval`'s block, or undefined for none or several. */
export function decisionOf(response: RequestUserInputResponse | null | undefined): string | undefined {
  const texts = response ? answerTexts(response, APPROVAL_ID) : undefined;
  return texts?.length === 1 ? texts[0] : undefined;
}
