import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QuestionCard } from '../../src/index.js';
import { blockOf, choiceAndNote, oneChoice, oneText, responseWith, twoChoices } from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard, theCard } from './support/renderCard.js';

function pending() {
  let resolve!: () => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('while an answer is on its way, the card', () => {
  it('says that it is busy, keeps focus, and takes no edit', async () => {
    const { promise, resolve } = pending();
    const { user, onDecline, onCancel } = renderCard(choiceAndNote, { onSubmit: () => promise });
    await user.type(box('Note'), 'kept');
    await user.click(button('Submit'));
    expect(theCard()).toHaveAttribute('aria-busy', 'true');
    expect(phase()).toBe('sending');
    expect(screen.getByText('Sending…')).toBeVisible();
    expect(button('Submit')).toHaveFocus();
    expect(button('Submit')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Submit')).toBeEnabled();
    expect(box('Note')).toHaveAttribute('readonly');

    await user.type(box('Note'), ' and more');
    await user.click(radio('Nowhere'));
    radio('Staging').focus();
    await user.keyboard('{ArrowDown}2');
    await user.click(button('Decline'));
    await user.click(button('Cancel'));
    theCard().focus();
    await user.keyboard('{Escape}{Enter}');
    expect(box('Note')).toHaveValue('kept');
    expect(radio('Staging')).toBeChecked();
    expect(onDecline).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();

    await act(async () => {
      resolve();
      await promise;
    });
    expect(phase()).toBe('answered');
    expect(theCard()).not.toHaveAttribute('aria-busy');
  });

  it('leaves checkboxes as they are', async () => {
    const tags = { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } };
    const profile = {
      preselect: 'none',
      submitOnSelect: false,
      enforce: true,
      multiSelect: true,
      blankText: 'omit',
      urlMode: false,
    } as const;
    const { user } = renderCard(blockOf({ tags }, { profile }), { onSubmit: () => new Promise(() => {}) });
    await user.click(screen.getByRole('checkbox', { name: 'x' }));
    await user.click(button('Submit'));
    await user.click(screen.getByRole('checkbox', { name: 'y' }));
    expect(screen.getByRole('checkbox', { name: 'x' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'y' })).not.toBeChecked();
  });
});

describe.each([
  ['Submit', 'onSubmit'],
  ['Decline', 'onDecline'],
  ['Cancel', 'onCancel'],
] as const)('a failed %s', (name, handler) => {
  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws at once',
      () => {
        throw new Error('offline');
      },
    ],
  ])('because the host %s gives the card back with its answers, and works again', async (_how, fail) => {
    const handle = vi.fn().mockImplementationOnce(fail);
    const { user } = renderCard(choiceAndNote, { [handler]: handle });
    await user.click(radio('Production'));
    await user.type(box('Note'), 'kept');
    await user.click(button(name));
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    expect(screen.getByRole('alert')).toHaveTextContent('Your answers are still here');
    expect(phase()).toBe('asking');
    expect(radio('Production')).toBeChecked();
    expect(box('Note')).toHaveValue('kept');
    expect(button(name)).toHaveFocus();

    // A quick second click counts as the second of a double click to the browser.
    fireEvent.click(button(name), { detail: 2 });
    await waitFor(() => expect(phase()).not.toBe('asking'));
    expect(handle).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('shows a failure without words of its own where the host gives none', async () => {
  const { user } = renderCard(oneChoice, { onSubmit: vi.fn().mockRejectedValue('a string') });
  await user.click(radio('Production'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be sent. Your answers are still here.',
  );
});

describe('exactly one outcome comes of', () => {
  it('a double click on an option', async () => {
    const { user, onSubmit } = renderCard(oneChoice, {});
    await user.dblClick(radio('Production'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('a double click on Submit while the first is on its way', async () => {
    const onSubmit = vi.fn(() => new Promise(() => {}));
    const { user } = renderCard(twoChoices, { onSubmit });
    await user.dblClick(button('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('two clicks before React has drawn anything', () => {
    const onSubmit = vi.fn(() => new Promise(() => {}));
    const { onCancel } = renderCard(twoChoices, { onSubmit });
    const [cancel, submit] = [button('Cancel'), button('Submit')];
    act(() => {
      submit.click();
      submit.click();
      cancel.click();
    });
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('Cancel before Submit', () => {
    const onCancel = vi.fn(() => new Promise(() => {}));
    const { onSubmit } = renderCard(twoChoices, { onCancel });
    const [cancel, submit] = [button('Cancel'), button('Submit')];
    act(() => {
      cancel.click();
      submit.click();
    });
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('Enter held down', async () => {
    const { user, onSubmit } = renderCard(oneText);
    await user.type(box('Note'), '{Enter>6/}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('two Enters in a row', async () => {
    const { user, onSubmit } = renderCard(oneText, {});
    await user.type(box('Note'), '{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('a host that answers from inside its own handler', async () => {
    const onCancel = vi.fn();
    const onSubmit = vi.fn(() => {
      button('Cancel').click();
      button('Submit').click();
    });
    const { user } = renderCard(twoChoices, { onSubmit, onCancel });
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onCancel).not.toHaveBeenCalled();
    expect(phase()).toBe('answered');
  });
});

it('ends at once where the host’s handler returns nothing', async () => {
  const { user } = renderCard(oneChoice);
  await user.click(radio('Production'));
  expect(phase()).toBe('answered');
});

it('waits for anything that can be waited for', async () => {
  let done = () => {};
  const thenable = { then: (resolve: () => void) => void (done = resolve) };
  const { user } = renderCard(oneChoice, { onSubmit: () => thenable });
  await user.click(radio('Production'));
  expect(phase()).toBe('sending');
  act(() => done());
  expect(phase()).toBe('answered');
});

it('ends as the host says while an answer is on its way, whatever comes of that', async () => {
  const { promise, reject } = pending();
  const onSubmit = () => promise;
  const { user, rerenderCard } = renderCard(oneChoice, { onSubmit });
  await user.click(radio('Production'));
  rerenderCard(oneChoice, { onSubmit, outcome: { action: 'cancel', reason: 'expired' } });
  expect(phase()).toBe('expired');
  await act(async () => {
    reject(new Error('too late'));
    await promise.catch(() => {});
  });
  expect(phase()).toBe('expired');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('uses the handler of the last render, with the answer of now', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { user, rerenderCard } = renderCard(oneText, { onSubmit: first });
  await user.type(box('Note'), 'x');
  rerenderCard(oneText, { onSubmit: second });
  await user.click(button('Submit'));
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith(responseWith({ note: 'x' }), expect.anything());
});

describe('nothing is sent by', () => {
  const never = (run: (card: ReturnType<typeof renderCard>) => void | Promise<void>) => async () => {
    const handlers = { onSubmit: vi.fn(), onDecline: vi.fn(), onCancel: vi.fn() };
    const card = renderCard(choiceAndNote, handlers);
    await run(card);
    card.unmount();
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
  };

  it(
    'mounting, drawing anew and unmounting',
    never(({ rerenderCard }) => rerenderCard()),
  );
  it(
    'leaving a field or the page',
    never(async ({ user }) => {
      await user.type(box('Note'), 'x');
      fireEvent.blur(box('Note'));
      fireEvent(window, new Event('pagehide'));
      fireEvent(window, new Event('beforeunload'));
    }),
  );
  it(
    'time',
    never(() => {
      vi.useFakeTimers();
      act(() => void vi.advanceTimersByTime(24 * 3600 * 1000));
      vi.useRealTimers();
    }),
  );
});

it('is not troubled by an answer that arrives after it was unmounted', async () => {
  const { promise, resolve } = pending();
  const { user, unmount } = renderCard(oneChoice, { onSubmit: () => promise });
  await user.click(radio('Production'));
  unmount();
  resolve();
  await promise;
});

it('ignores the second click of a double click that began on the card before it', async () => {
  const second = vi.fn();
  const Chat = ({ isFirst }: { isFirst: boolean }) => (
    <QuestionCard
      block={isFirst ? oneChoice : { ...oneChoice, requestId: 2 }}
      onSubmit={isFirst ? vi.fn() : second}
    />
  );
  const { rerender } = render(<Chat isFirst />);
  fireEvent.click(radio('Production'), { detail: 1 });
  rerender(<Chat isFirst={false} />);
  fireEvent.click(radio('Production'), { detail: 2 });
  expect(second).not.toHaveBeenCalled();
  await userEvent.click(radio('Production'));
  expect(second).toHaveBeenCalledOnce();
});
