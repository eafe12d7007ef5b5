import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestUserInputBlock } from '../../src/core/index.js';
import type { QuestionCardProps } from '../../src/index.js';
import { QuestionCard } from '../../src/index.js';
import { oneChoice } from './support/blocks.js';
import './support/quiet.js';
import { button, phase, radio, renderCard, theCard } from './support/renderCard.js';

const FACE = 'This question cannot be shown here.';

const hostile: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['undefined', undefined],
  ['{}', {}],
  ['a list', []],
  ['a number', 7],
  ['a text', 'question'],
  ['another kind', { kind: 'todo_list', questions: [] }],
  ['questions of null', { kind: 'request_user_input', questions: null }],
  ['questions that are no list', { kind: 'request_user_input', questions: { a: 1 } }],
  ['questions without ids', { kind: 'request_user_input', questions: [{ question: 'x' }, null, 3] }],
  [
    'far too many questions',
    {
      kind: 'request_user_input',
      questions: Array.from({ length: 5000 }, (_, index) => ({ id: String(index), question: 'x' })),
    },
  ],
  [
    'far too many options',
    {
      kind: 'request_user_input',
      questions: [
        { id: 'x', options: Array.from({ length: 50_000 }, (_, index) => ({ label: String(index) })) },
      ],
    },
  ],
];

describe.each(hostile)('a block that is %s', (_what, block) => {
  it('has a readable face that can be cancelled once', async () => {
    const { user, onCancel, onSubmit } = renderCard(block);
    expect(screen.getByText(FACE)).toBeVisible();
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Cancel']);
    await user.dblClick(button('Cancel'));
    expect(onCancel).toHaveBeenCalledExactlyOnceWith();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Cancelled');
  });
});

it('draws what it understands of a block that is wrong in places', async () => {
  const odd = {
    kind: 'request_user_input',
    requestId: { not: 'an id' },
    message: 7,
    serverName: ['x'],
    profile: 'mcp',
    response: 'yes',
    questions: [
      null,
      {
        id: 0,
        question: '',
        header: '  ',
        options: [null, 3, { label: 7 }, { label: 'A' }],
        isOther: 'yes',
        maxLength: '9',
      },
    ],
  };
  const { user, onSubmit } = renderCard(odd);
  await user.click(radio('A'));
  expect(onSubmit.mock.calls[0]![0]).toEqual({
    requestId: undefined,
    itemId: undefined,
    answers: { 0: { answers: ['A'] } },
  });
});

describe('the face', () => {
  it('is cancelled by Esc, and by nothing else', async () => {
    const { user, onCancel } = renderCard(null);
    theCard().focus();
    await user.keyboard('1 {Enter}{Control>}{Enter}{/Control}');
    expect(onCancel).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(theCard()).toHaveFocus();
  });

  it('takes focus where the host says so', () => {
    renderCard(null, { autoFocus: true });
    expect(theCard()).toHaveFocus();
  });

  it('gives its button back when cancelling failed, and says so', async () => {
    const onCancel = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { user } = renderCard(null, { onCancel });
    await user.click(button('Cancel'));
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    await user.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(phase()).toBe('cancelled');
  });

  it('has no button where the host cannot cancel', () => {
    render(<QuestionCard block={null as unknown as RequestUserInputBlock} />);
    expect(screen.getByText(FACE)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is disabled with the card, and carries what the host puts on the card', () => {
    const ref = vi.fn();
    const props: QuestionCardProps = {
      block: {} as RequestUserInputBlock,
      onCancel: vi.fn(),
      disabled: true,
      className: 'host',
      id: 'mine',
    };
    render(<QuestionCard {...props} ref={ref} />);
    expect(button('Cancel')).toBeDisabled();
    expect(theCard()).toHaveClass('host');
    expect(theCard()).toHaveAttribute('id', 'mine');
    expect(ref).toHaveBeenCalledWith(theCard());
  });

  it('ends as the host says', () => {
    const { rerenderCard } = renderCard(null);
    rerenderCard(null, { outcome: { action: 'cancel', reason: 'withdrawn' } });
    expect(screen.getByRole('status')).toHaveTextContent('Withdrawn');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('gives way to a block that can be drawn', async () => {
    const { user, rerenderCard, onSubmit } = renderCard(null);
    rerenderCard(oneChoice);
    await user.click(radio('Production'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('a renderText that throws', () => {
  const renderText = () => {
    throw new Error('no such Markdown');
  };
  // React reports every error that a boundary catches.
  const silence = () => {
    vi.mocked(console.error).mockClear();
    vi.mocked(console.warn).mockClear();
  };
  beforeEach(() => {
    const swallow = (event: Event) => event.preventDefault();
    window.addEventListener('error', swallow);
    return () => window.removeEventListener('error', swallow);
  });

  it('gives the same face, and leaves the chat around it alone', async () => {
    const onCancel = vi.fn();
    render(
      <>
        <p>The chat</p>
        <QuestionCard block={oneChoice} renderText={renderText} onSubmit={vi.fn()} onCancel={onCancel} />
      </>,
    );
    expect(screen.getByText('The chat')).toBeVisible();
    expect(screen.getByText(FACE)).toBeVisible();
    theCard().focus();
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(phase()).toBe('cancelled');
    silence();
  });

  it('does so for a receipt, too', () => {
    render(<QuestionCard block={oneChoice} renderText={renderText} outcome={{ action: 'decline' }} />);
    expect(screen.getByText('Declined')).toBeVisible();
    silence();
  });

  it('does not spoil the next request', () => {
    const { rerender } = render(<QuestionCard block={oneChoice} renderText={renderText} />);
    rerender(<QuestionCard block={{ ...oneChoice, requestId: 2 }} />);
    expect(radio('Staging')).toBeChecked();
    silence();
  });
});
