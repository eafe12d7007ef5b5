'use client';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { forwardRef } from 'react';
import { dataAttributes } from '../shared/dataAttributes.js';

export interface ActionButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'type'> {
  readonly action: 'submit' | 'decline' | 'cancel' | 'again';
  /** Whether something is on its way: the button keeps its focus and does nothing. */
  readonly busy?: boolean | undefined;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** One action of a card. Renders `[data-chat-form="action"]`; never submits a form around it. */
export const ActionButton = forwardRef<HTMLButtonElement, ActionButtonProps>(function ActionButton(
  { action, busy, onPress, onClick, ...rest },
  ref,
) {
  return (
    <button
      {...dataAttributes('action', { action, busy })}
      aria-disabled={busy === true ? true : undefined}
      {...rest}
      type="button"
      onClick={(event) => {
        onClick?.(event);
        if (busy !== true && !event.defaultPrevented) onPress(event);
      }}
      ref={ref}
    />
  );
});
