import type { KeyboardEvent } from 'react';
import { needsDecision } from '../../core/block/needsDecision.js';
import { sendsOnSelect } from '../../core/form/sendsOnSelect.js';
import type { CardSettings } from './CardContext.js';

/**
 * Enter on an option chooses it where choosing sends the card. Elsewhere, and while a text of one's own
 * would go out, it sends the card and leaves the selection as it is; where a decision is due it only selects.
 */
export function enterOnOption(
  { block, control, submit }: CardSettings,
  key: string,
  option: number,
  event: KeyboardEvent,
): void {
  if (event.shiftKey || event.altKey) return;
  const state = control.form.getState();
  if (needsDecision(block)) control.select(key, option);
  else if (sendsOnSelect(state, key) && !event.ctrlKey && !event.metaKey) control.choose(key, option);
  else submit();
}
