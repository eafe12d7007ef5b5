import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { blockFromElicitation, resultFromAnswers, wework } from '../../src/core/index.js';
import type { RequestUserInputBlock, RequestUserInputResponse } from '../../src/core/index.js';
import { QuestionCard, Receipt } from '../../src/index.js';

const choice = {
  message: 'Pick',
  requestedSchema: { type: 'object', properties: { q: { enum: ['a', 'b'] } } },
};
const native = {
  kind: 'request_user_input',
  requestId: 4,
  questions: [
    { id: 'q', question: 'Which?', isOther: true, options: [{ label: 'The X' }, { label: 'The Y' }] },
  ],
} as unknown as RequestUserInputBlock;

describe('a card that was asked for anew', () => {
  it('and cannot be drawn has a Cancel of its own', async () => {
    const onCancel = vi.fn();
    const bad = (requestId: number) => ({ kind: 'request_user_input', requestId, questions: 'x' }) as never;
    const { rerender } = render(<QuestionCard block={bad(1)} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    rerender(<QuestionCard block={bad(2)} onCancel={onCancel} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});

it('a submit with nothing chosen is an accept, never read as a cancel', async () => {
  const profile = { ...wework, preselect: 'none' } as const;
  const read = blockFromElicitation(choice, { profile, requestId: 1 });
  if (!read.ok) throw new Error('The form cannot be read, so there is no card to draw.');
  const onSubmit = vi.fn<(response: RequestUserInputResponse) => void>();
  render(<QuestionCard block={read.block} onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(resultFromAnswers(choice, onSubmit.mock.calls[0]?.[0], { profile })).toEqual({
    action: 'accept',
    content: {},
    _meta: null,
  });
});

describe('text of one’s own beside options', () => {
  it('reads as it was typed in the receipt, though an option is named the same', async () => {
    render(<QuestionCard block={native} onSubmit={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox'), 'The Y{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Answered: The Y');
    const offered = screen.getAllByRole('listitem', { hidden: true });
    expect(offered.filter((option) => option.hasAttribute('aria-current'))).toEqual([]);
  });

  it('is sent by Enter on an option, since it is what would go out', async () => {
    const onSubmit = vi.fn();
    render(<QuestionCard block={native} onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox'), 'mine');
    screen.getByRole('radio', { name: 'The X' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ answers: { q: { answers: ['mine'] } } });
  });
});

it('a receipt whose texts the host fails to draw is plain, and offers nothing to press: the request has ended', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onCancel = vi.fn();
  let isBroken = false;
  const renderText = (text: string) => {
    if (isBroken) throw new Error('no');
    return text;
  };
  const onSubmit = () => {
    isBroken = true;
  };
  render(<QuestionCard block={native} renderText={renderText} onSubmit={onSubmit} onCancel={onCancel} />);
  await userEvent.click(screen.getByRole('radio', { name: 'The X' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Answered')).toBeVisible();
});

it('a receipt of a block that cannot be read still says how it ended', () => {
  render(<Receipt block={null as never} outcome={{ action: 'decline' }} />);
  expect(screen.getByText('Declined')).toBeVisible();
});
