import type { RequestUserInputBlock } from '../../schema/block.js';
import { isPlanConfirmation } from './isPlanConfirmation.js';
import { isApproval } from './needsDecision.js';

/** Whether a submit without a decision says nothing to anybody, and is therefore stopped: approvals, and a plan. */
export function mustBeDecided(block: RequestUserInputBlock): boolean {
  return isApproval(block) || isPlanConfirmation(block);
}
