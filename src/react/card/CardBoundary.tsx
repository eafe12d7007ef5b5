'use client';
import type { ReactNode } from 'react';
import { Component } from 'react';

interface CardBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
}

/** Keeps what goes wrong while a card is drawn inside that card, so that the chat around it lives on. */
export class CardBoundary extends Component<CardBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
