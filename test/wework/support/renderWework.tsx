import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import '../../react/support/quiet.js';
import type { RequestUserInputCardProps } from '../../../src/wework/index.js';
import { RequestUserInputCard } from '../../../src/wework/index.js';

type Given = Partial<RequestUserInputCardProps>;

/** Renders Wework's card as its host does, with a person in front of it. */
export function renderWework(payload: unknown, given: Given = {}) {
  const [onSubmit, onIgnore] = [vi.fn(), vi.fn()];
  const card = (next: unknown, props: Given) => (
    <RequestUserInputCard payload={next as never} onSubmit={onSubmit} onIgnore={onIgnore} {...props} />
  );
  const view = render(card(payload, given));
  const rerenderCard = (next: unknown = payload, props = given) => view.rerender(card(next, props));
  return { ...view, rerenderCard, user: userEvent.setup(), onSubmit, onIgnore };
}

export const cardElement = () => screen.getByTestId('request-user-input-card');
export const option = (question: string, index: number) =>
  screen.getByTestId(`request-user-input-option-${question}-${String(index)}`);
export const custom = (question: string) =>
  screen.getByTestId<HTMLTextAreaElement>(`request-user-input-custom-${question}`);
export const submitButton = () => screen.getByTestId('request-user-input-submit-button');
export const ignoreButton = () => screen.getByTestId('request-user-input-ignore-button');
export const summary = () => screen.getByTestId('request-user-input-summary');
