import { fireEvent, render } from '@testing-library/react';
import type { ComponentType, Ref } from 'react';
import { createElement } from 'react';
import { expect, vi } from 'vitest';

/** What every part takes for the element it renders. */
interface HostProps {
  readonly ref?: Ref<never>;
  readonly className?: string;
  readonly style?: object;
  readonly title?: string;
  readonly 'data-testid'?: string;
  readonly 'aria-details'?: string;
  readonly onFocus?: () => void;
  readonly onPointerEnter?: () => void;
}

/** Holds a part to what a user of it may count on: ref, class, style, attributes and handlers arrive. */
export function expectToPassOn(
  part: unknown,
  props: object,
  Around: ComponentType<{ children: never }> | null,
): void {
  const ref = vi.fn();
  const host = {
    className: 'host',
    style: { order: '3' },
    title: 'a title',
    'data-testid': 'mine',
    'aria-details': 'elsewhere',
    onFocus: vi.fn(),
    onPointerEnter: vi.fn(),
  };
  const element = createElement(part as ComponentType<HostProps>, {
    ...props,
    ...host,
    ref: ref as Ref<never>,
  });
  const { getByTestId, unmount } = render(
    Around === null ? element : createElement(Around, null, element as never),
    { reactStrictMode: false },
  );
  const drawn = getByTestId('mine');
  expect(ref).toHaveBeenCalledExactlyOnceWith(drawn);
  expect(drawn).toHaveAttribute('data-chat-form');
  expect(drawn).toHaveClass('host');
  expect(drawn).toHaveStyle({ order: '3' });
  expect(drawn).toHaveAttribute('title', 'a title');
  expect(drawn).toHaveAttribute('aria-details', 'elsewhere');
  fireEvent.focus(drawn);
  fireEvent.pointerEnter(drawn);
  expect(host.onFocus).toHaveBeenCalled();
  expect(host.onPointerEnter).toHaveBeenCalledOnce();
  unmount();
  expect(ref.mock.lastCall?.[0]).toBeNull();
}
