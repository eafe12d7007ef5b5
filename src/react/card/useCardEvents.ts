'use client';
import type { ComponentPropsWithoutRef, RefObject, SyntheticEvent } from 'react';
import { useRef } from 'react';
import { useComposition } from '../shared/useComposition.js';
import type { CardSettings } from './CardContext.js';
import { deferredAct } from './deferredKeys.js';
import { useAutoFocus } from './useAutoFocus.js';
import { useCardKeys } from './useCardKeys.js';

/** Longer than any system's pause between the clicks of a double click. */
const DOUBLE_CLICK_MS = 1000;

type DivProps = ComponentPropsWithoutRef<'div'>;

interface CardEventsOptions {
  readonly autoFocus: boolean;
  /** Whether the card still asks. An ended one leaves all events alone but an Enter that came too late. */
  readonly isOpen: boolean;
  /** The host's props on the card: its handlers run before ours. */
  readonly host: DivProps;
}

/** All handlers of a card's element. Events end here, so that a composer around the card never takes them for its own. */
export function useCardEvents(
  card: CardSettings,
  root: RefObject<HTMLElement | null>,
  { autoFocus, isOpen, host }: CardEventsOptions,
): DivProps {
  const composition = useComposition();
  const keys = useCardKeys(card, root);
  const strayKeys = useAutoFocus(root, autoFocus && isOpen);
  const lastClick = useRef(-Infinity);
  const stopping = (handler?: (event: never) => void) => (event: SyntheticEvent) => {
    handler?.(event as never);
    event.stopPropagation();
  };
  if (!isOpen) {
    return {
      onKeyDown: (event) => {
        host.onKeyDown?.(event);
        if (event.key === 'Enter') event.stopPropagation();
      },
    };
  }
  return {
    onKeyDownCapture: (event) => {
      host.onKeyDownCapture?.(event);
      strayKeys.stop(event);
    },
    onKeyDown: (event) => {
      const act = deferredAct(event);
      host.onKeyDown?.(event);
      const isOurs = !event.defaultPrevented && !composition.isComposing(event);
      if (isOurs) (act ?? keys)(event);
      if (act !== undefined) event.preventDefault();
      // Tab is for focus traps around the card, an Esc we did not use for whatever closes around it.
      if (event.key !== 'Tab' && (event.key !== 'Escape' || event.defaultPrevented || !isOurs))
        event.stopPropagation();
    },
    onKeyUpCapture: (event) => {
      host.onKeyUpCapture?.(event);
      strayKeys.release(event);
    },
    onKeyUp: (event) => {
      host.onKeyUp?.(event);
      composition.onKeyUp();
    },
    onCompositionEnd: (event) => {
      host.onCompositionEnd?.(event);
      composition.onCompositionEnd(event);
    },
    onClickCapture: (event) => {
      host.onClickCapture?.(event);
      // The second click of a double click that began on whatever stood here before is not meant for this card.
      if (event.detail > 1 && event.timeStamp - lastClick.current > DOUBLE_CLICK_MS) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      lastClick.current = event.timeStamp;
      strayKeys.end();
    },
    onClick: stopping(host.onClick),
    onChange: stopping(host.onChange),
    onInput: stopping(host.onInput),
    onPaste: stopping(host.onPaste),
    onSubmit: stopping(),
    onReset: stopping(host.onReset),
  };
}
