'use client';
import type { FocusEvent, KeyboardEvent } from 'react';
import { focusRadio } from './focusRadio.js';

/** What a radio group tells its owner. Selecting and choosing differ: only choosing may send. */
export interface RadioHandlers {
  /** An arrow, Home or End moved the selection. */
  readonly onSelect: (index: number) => void;
  /** A click or Space chose an option, the selected one included. */
  readonly onChoose: (index: number) => void;
  /** Enter was pressed on an option. @default onChoose */
  readonly onEnter?: ((index: number, event: KeyboardEvent) => void) | undefined;
  /** Runs what a key does, at once or once others had their say. @default at once */
  readonly onKey?: ((event: KeyboardEvent, act: () => void) => void) | undefined;
}

interface RadioItemsOptions extends RadioHandlers {
  readonly count: number;
  readonly selected: number | undefined;
}

/**
 * The behaviour of one radio, by index. The same props serve Radix's radio and a plain button: all keys,
 * focus and clicks are handled here, since Radix turns a held arrow into a click, swallows Enter, and
 * selects whatever gets focus while an arrow is down anywhere on the page.
 */
export function useRadioItems({
  count,
  selected,
  onSelect,
  onChoose,
  onEnter = onChoose,
  onKey = runAtOnce,
}: RadioItemsOptions) {
  const tabStop = selected ?? 0;
  return (index: number) => ({
    tabIndex: index === tabStop ? 0 : -1,
    onClick: () => {
      onChoose(index);
    },
    onFocus: (event: FocusEvent) => {
      event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.defaultPrevented) return;
      const item = event.currentTarget;
      const target = targetOf(event, index, count);
      if (event.key !== 'Enter' && target === undefined) return;
      event.preventDefault();
      onKey(event, () => {
        if (target === undefined) {
          if (!event.repeat) onEnter(index, event);
          return;
        }
        onSelect(target);
        focusRadio(item, target);
      });
    },
  });
}

function runAtOnce(_event: KeyboardEvent, act: () => void): void {
  act();
}

function targetOf(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  switch (event.key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'ArrowRight':
    case 'ArrowLeft': {
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
      const step = (event.key === 'ArrowRight') === isRightToLeft ? -1 : 1;
      return (index + step + count) % count;
    }
    case 'Home':
    case 'PageUp':
      return 0;
    case 'End':
    case 'PageDown':
      return count - 1;
    default:
      return undefined;
  }
}
