import { needsDecision } from '../block/needsDecision.js';
import type { FormState } from './formState.js';

/**
 * Whether a decision could be sent by the click that makes it: one question with one choice, under
 * `submitOnSelect`, and no text of one's own that would go out in its place. Only where a host asks for it.
 */
export function isDecidedByClick({ block, questions, profile, fields }: FormState): boolean {
  const [only] = questions;
  if (!profile.submitOnSelect || block.submit === 'button' || !needsDecision(block)) return false;
  if (questions.length !== 1 || only === undefined) return false;
  const { kind, isOther } = only.question;
  const hasOwnText = isOther === true && (fields.get(only.key)?.text ?? '').trim() !== '';
  return kind === 'choice' && !hasOwnText;
}
