'use client';
import type { ReactNode, RefObject } from 'react';
import { Component } from 'react';
import { hasFocusInside } from '../shared/hasFocusInside.js';

interface KeepFocusProps {
  readonly within: RefObject<HTMLElement | null>;
  /** When this changes while focus is inside, focus goes to the element itself. */
  readonly phase: 'open' | 'ended';
  readonly children: ReactNode;
}

/**
 * Keeps focus in a card whose focused part is about to go. A class, since only
 * `getSnapshotBeforeUpdate` sees the page as it was before the change.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(before: KeepFocusProps): boolean {
    const { within, phase } = this.props;
    return before.phase !== phase && within.current !== null && hasFocusInside(within.current);
  }

  override componentDidUpdate(_before: KeepFocusProps, _state: unknown, hadFocus: boolean): void {
    if (hadFocus) this.props.within.current?.focus({ preventScroll: true });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
