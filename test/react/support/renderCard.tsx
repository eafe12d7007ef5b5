import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { QuestionCardProps } from '../../../src/index.js';
import { QuestionCard } from '../../../src/index.js';

/** Renders a card with all three handlers, and a person in front of it. */
export function renderCard(block: unknown, props: Partial<QuestionCardProps> = {}) {
  const onSubmit = vi.fn();
  const onDecline = vi.fn();
  const onCancel = vi.fn();
  const card = (next: unknown = block, nextProps = props) => (
    <QuestionCard
      block={next as QuestionCardProps['block']}
      {...{ onSubmit, onDecline, onCancel }}
      {...nextProps}
    />
  );
  const view = render(card());
  const rerenderCard = (next: unknown = block, nextProps = props) => view.rerender(card(next, nextProps));
  return { ...view, rerenderCard, user: userEvent.setup(), onSubmit, onDecline, onCancel };
}

export const radio = (name: string) => screen.getByRole('radio', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const theCard = () => screen.getByRole('group', { name: /^Question/ });
export const phase = () => theCard().getAttribute('data-phase');
