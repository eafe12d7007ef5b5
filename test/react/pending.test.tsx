import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Outcome, QuestionQueue, QueueEntry } from '../../src/core/index.js';
import { createQuestionQueue } from '../../src/core/index.js';
import { ChatFormProvider, PendingQuestions, usePendingQuestions } from '../../src/index.js';
import { choiceAndNote, oneChoice, oneText, responseWith } from './support/blocks.js';
import './support/quiet.js';

const first = { ...oneChoice, requestId: 1, serverName: 'One' };
const second = { ...choiceAndNote, requestId: 2, serverName: 'Two' };

const card = (server: string) => screen.getByRole('group', { name: `Question from ${server}` });
const inside = (server: string) => within(card(server));
const servers = () =>
  screen.queryAllByRole('group', { name: /^Question/ }).map((one) => one.getAttribute('aria-label'));
const phases = () => screen.queryAllByRole('group', { name: /^Question/ }).map((one) => one.dataset['phase']);

function asked(...blocks: (typeof first)[]): { queue: QuestionQueue; outcomes: Promise<Outcome>[] } {
  const queue = createQuestionQueue();
  return { queue, outcomes: blocks.map((block) => queue.ask(block)) };
}
const keyOf = (queue: QuestionQueue, index: number) => queue.getSnapshot().open[index]!.key;

describe('the requests of a queue', () => {
  it('stand in the order of arrival, and stay in their places when they end', async () => {
    const { queue, outcomes } = asked(first, second);
    const { container } = render(<PendingQuestions queue={queue} />);
    expect(servers()).toEqual(['Question from One', 'Question from Two']);
    expect(container.children).toHaveLength(2);
    await userEvent.type(inside('Two').getByRole('textbox', { name: 'Note' }), 'x{Enter}');
    await waitFor(() => expect(phases()).toEqual(['asking', 'answered']));
    expect(await outcomes[1]).toEqual({
      action: 'accept',
      response: responseWith({ target: 'staging', note: 'x' }, 2),
      sources: { target: 'default', note: 'typed' },
    });
    act(() => void queue.ask({ ...oneText, requestId: 3, serverName: 'Three' }));
    expect(servers()).toEqual(['Question from One', 'Question from Two', 'Question from Three']);
  });

  it('can be declined and cancelled', async () => {
    const { queue, outcomes } = asked(first, second);
    render(<PendingQuestions queue={queue} />);
    await userEvent.click(inside('One').getByRole('button', { name: 'Decline' }));
    expect(await outcomes[0]).toEqual({ action: 'decline' });
    inside('Two').getByRole('radio', { name: 'Staging' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(await outcomes[1]).toEqual({ action: 'cancel', reason: 'dismissed' });
    await waitFor(() => expect(phases()).toEqual(['declined', 'cancelled']));
  });

  it('end from outside: withdrawn, expired, or by the signal of whoever asked', () => {
    const queue = createQuestionQueue();
    const controller = new AbortController();
    void queue.ask(first);
    void queue.ask(second);
    void queue.ask({ ...oneText, requestId: 3, serverName: 'Three' }, controller.signal);
    render(<PendingQuestions queue={queue} />);
    const [one, two] = [keyOf(queue, 0), keyOf(queue, 1)];
    inside('Two').getByRole('textbox').focus();
    act(() => {
      queue.withdraw(one);
      queue.expire(two);
      controller.abort();
    });
    expect(phases()).toEqual(['withdrawn', 'expired', 'cancelled']);
    expect(card('Two')).toHaveFocus();
    expect(inside('Two').getByRole('status')).toHaveTextContent('Expired');
  });

  it('settle only after the host has sent the answer', async () => {
    const { queue, outcomes } = asked(first);
    let done = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    render(<PendingQuestions queue={queue} send={send} />);
    await userEvent.click(inside('One').getByRole('radio', { name: 'Production' }));
    expect(phases()).toEqual(['sending']);
    expect(queue.getSnapshot().open).toHaveLength(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining<Partial<QueueEntry>>({ block: first, order: 1 }),
      { action: 'accept', response: responseWith({ target: 'production' }), sources: { target: 'chosen' } },
    );
    act(() => done());
    expect(await outcomes[0]).toMatchObject({ action: 'accept' });
    await waitFor(() => expect(phases()).toEqual(['answered']));
    expect(card('One')).toHaveFocus();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
  ])('ask again when the send %s, and can be sent once more', async (_how, fail) => {
    const { queue, outcomes } = asked(second);
    const send = vi.fn<(entry: QueueEntry, outcome: Outcome) => unknown>().mockImplementationOnce(fail);
    render(<PendingQuestions queue={queue} send={send} />);
    await userEvent.type(inside('Two').getByRole('textbox'), 'kept{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    expect(inside('Two').getByRole('textbox')).toHaveValue('kept');
    expect(queue.getSnapshot().open).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(await outcomes[0]).toMatchObject({ action: 'accept' });
    expect(send).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(phases()).toEqual(['answered']));
  });

  it('end once, when a deadline passes while an answer is on its way', async () => {
    const { queue, outcomes } = asked(first);
    let done = () => {};
    render(<PendingQuestions queue={queue} send={() => new Promise<void>((resolve) => (done = resolve))} />);
    await userEvent.click(inside('One').getByRole('radio', { name: 'Production' }));
    await act(async () => {
      queue.expire(keyOf(queue, 0));
      done();
      await Promise.resolve();
    });
    expect(await outcomes[0]).toEqual({ action: 'cancel', reason: 'expired' });
    await waitFor(() => expect(phases()).toEqual(['expired']));
  });

  it('leave the page when they end, where the host wants no receipts', async () => {
    const { queue } = asked(first, second);
    render(<PendingQuestions queue={queue} receipts={false} />);
    await userEvent.click(inside('One').getByRole('radio', { name: 'Production' }));
    await waitFor(() => expect(servers()).toEqual(['Question from Two']));
    expect(inside('Two').getByRole('radio', { name: 'Staging' })).toBeChecked();
  });

  it('start with receipts of what ended before, which announce nothing', () => {
    const { queue } = asked(first, second);
    queue.withdraw(keyOf(queue, 0));
    render(<PendingQuestions queue={queue} />);
    expect(phases()).toEqual(['withdrawn', 'asking']);
    for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
  });

  it('keep what was typed when another one arrives or ends', async () => {
    const { queue } = asked(second);
    render(<PendingQuestions queue={queue} />);
    await userEvent.type(inside('Two').getByRole('textbox'), 'half');
    act(() => void queue.ask(first));
    act(() => void queue.withdraw(keyOf(queue, 1)));
    expect(inside('Two').getByRole('textbox')).toHaveValue('half');
    expect(inside('Two').getByRole('textbox')).toHaveFocus();
  });

  it('take focus by autoFocus one at a time: not while another one is open', () => {
    const { queue } = asked(first);
    render(<PendingQuestions queue={queue} autoFocus />);
    expect(card('One')).toHaveFocus();
    inside('One').getByRole('radio', { name: 'Staging' }).focus();
    act(() => void queue.ask(second));
    expect(inside('One').getByRole('radio', { name: 'Staging' })).toHaveFocus();
    act(() => void queue.withdraw(keyOf(queue, 0)));
    expect(card('One')).toHaveFocus();
  });

  it('carry what the host says of all cards', () => {
    const { queue } = asked(first, second);
    render(
      <ChatFormProvider locale="zh-CN">
        <PendingQuestions queue={queue} disabled className="host" />
      </ChatFormProvider>,
    );
    for (const one of screen.getAllByRole('group', { name: /提问$/ })) expect(one).toHaveClass('host');
    for (const one of screen.getAllByRole('button')) expect(one).toBeDisabled();
  });
});

describe('two queues', () => {
  it('side by side do not mix', async () => {
    const [a, b] = [asked(first), asked({ ...second, serverName: 'Two' })];
    render(
      <>
        <PendingQuestions queue={a.queue} />
        <PendingQuestions queue={b.queue} />
      </>,
    );
    await userEvent.type(inside('Two').getByRole('textbox'), '{Enter}');
    expect(await b.outcomes[0]).toMatchObject({ action: 'accept' });
    expect(a.queue.getSnapshot().open).toHaveLength(1);
  });

  it('one after the other in the same place do not mix, although they ask the same', async () => {
    const { requestId: _id, ...same } = oneText;
    const [a, b] = [asked(same as typeof first), asked(same as typeof first)];
    const { rerender } = render(<PendingQuestions queue={a.queue} />);
    await userEvent.type(screen.getByRole('textbox'), 'for a');
    rerender(<PendingQuestions queue={b.queue} />);
    expect(screen.getByRole('textbox')).toHaveValue('');
    await userEvent.type(screen.getByRole('textbox'), 'for b{Enter}');
    expect(await b.outcomes[0]).toMatchObject({ response: { answers: { note: { answers: ['for b'] } } } });
    expect(a.queue.getSnapshot().open).toHaveLength(1);
  });
});

it('tells a host of its own making what is open and what has ended', async () => {
  const { queue } = asked(first);
  const { result } = renderHook(() => usePendingQuestions(queue));
  expect(result.current.open.map(({ block }) => block)).toEqual([first]);
  act(() => void queue.ask(second));
  expect(result.current.open).toHaveLength(2);
  act(() => void queue.settle(keyOf(queue, 0), { action: 'decline' }));
  expect(result.current.open.map(({ block }) => block)).toEqual([second]);
  expect(result.current.ended.map(({ outcome }) => outcome)).toEqual([{ action: 'decline' }]);
  await Promise.resolve();
});

it('sends nothing when it leaves the page', async () => {
  const { queue, outcomes } = asked(first);
  const settled = vi.fn();
  void outcomes[0]!.then(settled);
  const { unmount } = render(<PendingQuestions queue={queue} />);
  unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(settled).not.toHaveBeenCalled();
  expect(queue.getSnapshot().open).toHaveLength(1);
});
