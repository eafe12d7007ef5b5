import type { Outcome } from '../../schema/answers.js';
import type { Phase } from './formState.js';

/** The phase in which an outcome ends a card. */
export function phaseOf(outcome: Outcome): Exclude<Phase, 'asking' | 'sending'> {
  switch (outcome.action) {
    case 'accept':
      return 'answered';
    case 'decline':
      return 'declined';
    case 'cancel':
      return outcome.reason === 'expired' || outcome.reason === 'withdrawn' ? outcome.reason : 'cancelled';
  }
}
