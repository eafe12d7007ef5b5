import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RequestUserInputBlock } from '../../src/core/index.js';
import { mcp } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard } from '../../src/index.js';
import { zhCN } from '../../src/messages/index.js';
import { blockOf, withOther } from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard, theCard } from './support/renderCard.js';

const answer = (...answers: string[]) => ({ requestId: 1, itemId: undefined, answers: { q: { answers } } });

describe('a question with a text of one’s own beside its options', () => {
  it('has a box with a name of its own, which is empty', () => {
    renderCard(withOther);
    expect(box('Something else')).toHaveValue('');
    expect(radio('A')).toBeChecked();
  });

  it('still sends by choosing an option', async () => {
    const { user, onSubmit } = renderCard(withOther);
    await user.click(radio('B'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer('B'), { sources: { q: 'chosen' } });
  });

  it('sends the text, which wins over what is selected, and shows that it does', async () => {
    const { user, onSubmit } = renderCard(withOther);
    await user.type(box('Something else'), 'two words');
    expect(box('Something else')).toHaveValue('two words');
    expect(radio('A')).not.toBeChecked();
    expect(screen.getByText('Your own text will be sent. Clear it to choose an option.')).toBeVisible();
    expect(box('Something else')).toHaveAccessibleDescription(/Your own text will be sent/);
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer('two words'), { sources: { q: 'typed' } });
  });

  it('takes digits and spaces in the box for text', async () => {
    const { user, onSubmit } = renderCard(withOther);
    await user.type(box('Something else'), '2 1');
    expect(box('Something else')).toHaveValue('2 1');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends a text that reads like an option as the text it is', async () => {
    const { user, onSubmit } = renderCard(withOther);
    await user.type(box('Something else'), 'B{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer('B'), { sources: { q: 'typed' } });
  });

  it.each(['', '  '])('does nothing on Enter in the box with %o in it', async (text) => {
    const { user, onSubmit } = renderCard(withOther);
    await user.click(box('Something else'));
    if (text !== '') await user.keyboard(text);
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box('Something else')).toHaveValue(text);
  });

  it('sends nothing by a click or a digit while a text stands in the box, and says that no more', async () => {
    const { user, onSubmit } = renderCard(withOther);
    expect(screen.getByText('Choosing an option sends it')).toBeVisible();
    await user.type(box('Something else'), 'mine');
    expect(screen.queryByText('Choosing an option sends it')).not.toBeInTheDocument();
    await user.click(radio('B'));
    radio('B').focus();
    await user.keyboard('1 ');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(box('Something else'));
    await user.click(radio('B'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer('B'), expect.anything());
  });

  it('sends the text by Enter on an option while it stands in the box', async () => {
    const { user, onSubmit } = renderCard(withOther);
    await user.type(box('Something else'), 'mine');
    radio('B').focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer('mine'), { sources: { q: 'typed' } });
  });

  it('moves from the box to the card by Esc and keeps the text', async () => {
    const { user, onCancel } = renderCard(withOther);
    await user.type(box('Something else'), 'mine{Escape}');
    expect(theCard()).toHaveFocus();
    expect(box('Something else')).toHaveValue('mine');
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('adds the text to checkboxes, and does not say that it wins', async () => {
    const block: RequestUserInputBlock = {
      ...withOther,
      profile: mcp,
      questions: [{ ...withOther.questions[0]!, kind: 'multi' }],
    };
    const { user, onSubmit } = renderCard(block);
    await user.click(screen.getByRole('checkbox', { name: 'A' }));
    await user.type(box('Something else'), 'C');
    expect(screen.queryByText(/Your own text will be sent/)).not.toBeInTheDocument();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer('A', 'C'), expect.anything());
  });

  it('says in Chinese what a click does, too', async () => {
    render(
      <ChatFormProvider locale="zh-CN">
        <QuestionCard block={withOther} onSubmit={vi.fn()} />
      </ChatFormProvider>,
    );
    expect(screen.getByText(zhCN.choosingSends)).toBeVisible();
    await userEvent.type(box(zhCN.other), '我的');
    expect(screen.getByText(zhCN.otherWins)).toBeVisible();
  });
});

describe('a secret', () => {
  const SECRET = 'hunter2-s3cret';
  const native: RequestUserInputBlock = {
    kind: 'request_user_input',
    requestId: 1,
    questions: [{ id: 'pin', question: 'Your pin?', kind: 'text', isSecret: true }],
  };
  const secretOther: RequestUserInputBlock = {
    ...withOther,
    questions: [{ ...withOther.questions[0]!, isSecret: true }],
  };
  const looksLikeOne = blockOf({ api_key: { type: 'string', title: 'Key' } });

  it.each([
    ['the server marked as one', native, 'Your pin?'],
    ['is a number', { ...native, questions: [{ ...native.questions[0]!, kind: 'number' }] }, 'Your pin?'],
    ['is a text beside options', secretOther, 'Something else'],
    ['looks like one', looksLikeOne, 'Key'],
  ] as const)('that %s is masked, and kept by no browser', (_what, block, name) => {
    renderCard(block);
    const input = screen.getByLabelText(name);
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
  });

  it('that only looks like one carries a warning', () => {
    renderCard(looksLikeOne);
    expect(screen.getByText('This looks like a secret. A form is not a safe place for one.')).toBeVisible();
    expect(screen.getByLabelText('Key')).toHaveAccessibleDescription(/looks like a secret/);
  });

  it('that the server marked as one carries none', () => {
    renderCard(native);
    expect(screen.queryByText(/looks like a secret/)).not.toBeInTheDocument();
  });

  it.each([
    ['marked', native, 'Your pin?', 'pin'],
    ['typed beside options', secretOther, 'Something else', 'q'],
    ['recognised', looksLikeOne, 'Key', 'api_key'],
  ] as const)('(%s) goes to the host, and shows up nowhere after that', async (_what, block, name, id) => {
    const log = vi.spyOn(console, 'log');
    const { user, onSubmit } = renderCard(block);
    await user.type(screen.getByLabelText(name), `${SECRET}{Enter}`);
    expect(onSubmit.mock.calls[0]![0]).toMatchObject({ answers: { [id]: { answers: [SECRET] } } });
    expect(phase()).toBe('answered');
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
    expect(screen.getByText('•••')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Answered: Hidden');
    expect(log).not.toHaveBeenCalled();
  });

  it('is not repeated in the words of a failed send', async () => {
    const onSubmit = vi.fn().mockRejectedValue(new Error(`could not post {"pin":"${SECRET}"}`));
    const { user } = renderCard(native, { onSubmit });
    await user.type(screen.getByLabelText('Your pin?'), `${SECRET}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This could not be sent. Your answers are still here.',
    );
    expect(document.body).not.toHaveTextContent(SECRET);
    expect(screen.getByLabelText('Your pin?')).toHaveValue(SECRET);
  });

  it('is not repeated in an error at the field', async () => {
    const strict = blockOf(
      { token: { type: 'string', title: 'Token', maxLength: 3 } },
      { profile: mcp, required: ['token'] },
    );
    const { user } = renderCard(strict);
    await user.type(screen.getByLabelText('Token'), `${SECRET}{Enter}`);
    expect(screen.getByLabelText('Token')).toBeInvalid();
    expect(document.body).not.toHaveTextContent(SECRET);
  });

  it('of the past is not shown by a card that was answered long ago', () => {
    renderCard({ ...native, response: { requestId: 1, answers: { pin: { answers: [SECRET] } } } });
    expect(phase()).toBe('answered');
    expect(document.documentElement.outerHTML).not.toContain(SECRET);
  });
});
