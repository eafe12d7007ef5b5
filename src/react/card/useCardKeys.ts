'use client';
import type { KeyboardEvent, RefObject } from 'react';
import { isPlanConfirmation } from '../../core/block/isPlanConfirmation.js';
import { needsDecision } from '../../core/block/needsDecision.js';
import { focusRadio } from '../fields/focusRadio.js';
import { isTextEntry, textIn } from '../shared/isTextEntry.js';
import type { CardSettings } from './CardContext.js';

/**
 * What a key does in a card: Enter submits, Esc leaves a text and then cancels, 1–9 choose. Not while an
 * input method composes, not when a key repeats, not when somebody before us prevented it.
 */
export function useCardKeys(card: CardSettings, root: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.repeat) {
      if (isActing(event)) event.preventDefault();
      return;
    }
    if (card.disabled || event.currentTarget.closest('fieldset:disabled') !== null) return;
    const isHandled = onEnter(event, card) || onEscape(event, card, root) || onDigit(event, card);
    if (isHandled) event.preventDefault();
  };
}

/** Keys that would act again when held. Shift+Enter may go on breaking lines. */
function isActing({ key, shiftKey, target }: KeyboardEvent): boolean {
  return (key === 'Enter' && !(shiftKey && isTextEntry(target))) || key === 'Escape';
}

function onEnter(event: KeyboardEvent<HTMLElement>, card: CardSettings): boolean {
  if (event.key !== 'Enter' || event.shiftKey || event.altKey || needsDecision(card.block)) return false;
  const { target } = event;
  // No key pressed in an empty adjustment may say yes to the plan.
  if (isPlanConfirmation(card.block) && isTextEntry(target) && textIn(target).trim() === '') return true;
  if (!event.ctrlKey && !event.metaKey) {
    const isCheckbox = (target as Partial<HTMLInputElement>).type === 'checkbox';
    if (!isTextEntry(target) && !isCheckbox && target !== event.currentTarget) return false;
    if (isEmptyOther(target as HTMLElement)) return true;
  }
  card.submit();
  return true;
}

function isEmptyOther(target: HTMLElement): boolean {
  return target.closest('[data-chat-form="other"]') !== null && textIn(target).trim() === '';
}

function onEscape(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent,
  card: CardSettings,
  root: RefObject<HTMLElement | null>,
): boolean {
  if (key !== 'Escape' || altKey || ctrlKey || metaKey) return false;
  if (isTextEntry(target) && textIn(target) !== '') {
    root.current?.focus({ preventScroll: true });
    return true;
  }
  if (!card.canCancel) return false;
  card.control.cancel();
  return true;
}

function onDigit(event: KeyboardEvent<HTMLElement>, { control }: CardSettings): boolean {
  const { key, target, currentTarget } = event;
  if (!/^[1-9]$/.test(key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (isTextEntry(target)) return false;
  const question = (target as HTMLElement).closest<HTMLElement>('[data-chat-form="question"]');
  if (question === null && target !== currentTarget) return false;
  const keyed = control.form.getState().questions[Number(question?.dataset['index'] ?? 0)];
  const option = Number(key) - 1;
  if (keyed?.question.options?.[option] === undefined) return false;
  control.choose(keyed.key, option);
  if (keyed.question.kind !== 'multi') focusRadio(target as HTMLElement, option);
  return true;
}
