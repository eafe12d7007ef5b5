'use client';
import type { ReactNode } from 'react';
import { dataAttributes } from '../shared/dataAttributes.js';

export interface ActionButtonProps {
  readonly action: 'submit' | 'decline' | 'cancel';
  readonly children: ReactNode;
  /** Whether something is on its way: the button keeps its focus and does nothing. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

/** One action of a card. Renders `[data-chat-form="action"]`; never submits a form around it. */
export function ActionButton({ action, children, busy, disabled, onPress }: ActionButtonProps) {
  return (
    <button
      {...dataAttributes('action', { action, busy })}
      type="button"
      disabled={disabled}
      aria-disabled={busy === true ? true : undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
