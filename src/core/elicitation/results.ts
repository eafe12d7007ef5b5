import type { ElicitationResult } from '../../schema/elicitation.js';

/** The person said no, or the request cannot be drawn: `{ action: 'decline', content: null, _meta: null }`. */
export function declined(): ElicitationResult {
  return { action: 'decline', content: null, _meta: null };
}

/** Dismissed, stopped, expired or withdrawn: `{ action: 'cancel', content: null, _meta: null }`. */
export function cancelled(): ElicitationResult {
  return { action: 'cancel', content: null, _meta: null };
}
