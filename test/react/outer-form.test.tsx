import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import type { QuestionCardProps } from '../../src/index.js';
import { QuestionCard } from '../../src/index.js';
import { blockOf, colourField, responseWith, targetField, withOther } from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, theCard } from './support/renderCard.js';

const everything = blockOf(
  {
    target: targetField,
    colour: colourField,
    sure: { type: 'boolean', title: 'Sure?' },
    tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } },
    note: { type: 'string', title: 'Note' },
    mail: { type: 'string', title: 'Mail', format: 'email' },
    count: { type: 'integer', title: 'Count', minimum: 1 },
    token: { type: 'string', title: 'Token' },
  },
  { profile: { ...mcp, enforce: false, preselect: 'first' } },
);

function inForm(children: ReactNode) {
  const handlers = {
    onSubmit: vi.fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onChange: vi.fn(),
    onInput: vi.fn(),
    onClick: vi.fn(),
    onKeyDown: vi.fn(),
    onPaste: vi.fn(),
    onReset: vi.fn(),
  };
  const { container } = render(
    <form {...handlers}>
      <textarea aria-label="Message" name="message" defaultValue="hello" />
      {children}
      <button type="submit">Send</button>
      <button type="reset">Clear</button>
    </form>,
  );
  const form = container.querySelector('form')!;
  return { form, handlers, user: userEvent.setup() };
}

function cardInForm(props: Partial<QuestionCardProps> = {}) {
  const onSubmit = vi.fn();
  const onCancel = vi.fn();
  const view = inForm(<QuestionCard block={everything} {...{ onSubmit, onCancel }} {...props} />);
  return { ...view, onSubmit, onCancel };
}

const answerAll = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(radio('Production'));
  await user.click(radio('Green'));
  await user.click(radio('false'));
  await user.click(screen.getByRole('checkbox', { name: 'y' }));
  await user.type(box('Note'), 'n');
  await user.type(box('Mail'), 'not a mail');
  await user.type(box('Count'), '2');
  await user.type(screen.getByLabelText('Token'), 's3cret');
};

describe('inside the form of a composer, a card', () => {
  it('adds nothing to what that form sends, before and after it is answered', async () => {
    const { form, user } = cardInForm();
    expect([...new FormData(form)]).toEqual([['message', 'hello']]);
    await answerAll(user);
    expect([...new FormData(form)]).toEqual([['message', 'hello']]);
    const ours = [...form.elements].filter(
      (one) => one.closest('[data-chat-form]') && one.localName !== 'button',
    );
    expect(ours).toEqual([]);
    expect(form.querySelectorAll('form')).toHaveLength(0);
  });

  it('never submits it: by Enter in a text, by a button, or by an option', async () => {
    const { handlers, user, onSubmit } = cardInForm();
    await answerAll(user);
    await user.type(box('Mail'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(phase()).toBe('answered');
    expect(handlers.onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['a one-line text', () => box('Note')],
    ['an address', () => box('Mail')],
    ['a number', () => box('Count')],
    ['a secret', () => screen.getByLabelText('Token')],
  ])('does not submit it by Enter in %s, even where Enter sends nothing', async (_what, find) => {
    const { handlers, user } = cardInForm({ onSubmit: undefined });
    await user.type(find(), 'x{Enter}');
    expect(handlers.onSubmit).not.toHaveBeenCalled();
  });

  it('keeps clicks, changes, pastes and keys to itself, but for Tab', async () => {
    const { handlers, user } = cardInForm();
    await answerAll(user);
    await user.click(box('Note'));
    await user.paste('pasted');
    await user.keyboard('abc{ArrowLeft}{Shift>}{Enter}{/Shift}');
    radio('Staging').focus();
    await user.keyboard('{ArrowDown}2 {Enter}');
    for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
  });

  it('lets Tab go on to a focus trap around it', async () => {
    const { handlers, user } = cardInForm();
    radio('Staging').focus();
    await user.tab();
    expect(handlers.onKeyDown).toHaveBeenCalledOnce();
  });

  it('keeps an Enter that came too late from the composer', async () => {
    const { handlers, user } = cardInForm();
    button('Submit').focus();
    await user.keyboard('{Enter}{Enter}{Enter>3/}');
    expect(phase()).toBe('answered');
    expect(theCard()).toHaveFocus();
    expect(handlers.onKeyDown).not.toHaveBeenCalled();
    expect(handlers.onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its answers when that form is cleared', async () => {
    const { user, onSubmit } = cardInForm();
    await answerAll(user);
    await user.click(button('Clear'));
    expect(radio('Production')).toBeChecked();
    expect(box('Note')).toHaveValue('n');
    expect(box('Count')).toHaveValue('2');
    expect(screen.getByRole('checkbox', { name: 'y' })).toBeChecked();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({
        target: 'production',
        colour: 'g',
        sure: 'false',
        tags: ['x', 'y'],
        note: 'n',
        mail: 'not a mail',
        count: '2',
        token: 's3cret',
      }),
      expect.anything(),
    );
  });

  it('does not keep that form from being sent, whatever stands in the card', async () => {
    const { form, handlers, user } = cardInForm({ block: { ...everything, profile: mcp } });
    await user.type(box('Mail'), 'not a mail');
    expect(form.checkValidity()).toBe(true);
    await user.click(button('Send'));
    expect(handlers.onSubmit).toHaveBeenCalledOnce();
  });

  it('has nothing a browser would check or complain about by itself', () => {
    const { form } = cardInForm({ block: { ...everything, profile: mcp } });
    const inputs = [...form.querySelectorAll('input, textarea')].filter((one) => !one.hasAttribute('name'));
    expect(inputs.length).toBeGreaterThan(5);
    for (const input of inputs) {
      for (const name of ['required', 'pattern', 'min', 'max', 'step', 'minlength', 'maxlength'])
        expect(input).not.toHaveAttribute(name);
      expect(input.getAttribute('type') ?? 'text').toMatch(/^(text|checkbox|password)$/);
    }
    for (const one of form.querySelectorAll('[data-chat-form="card"] button'))
      expect(one).toHaveAttribute('type', 'button');
  });

  it('with a text of one’s own keeps that out of the form, too', async () => {
    const { form, handlers, user } = cardInForm({ block: withOther });
    await user.type(box('Something else'), 'mine');
    expect([...new FormData(form)]).toEqual([['message', 'hello']]);
    await user.keyboard('{Enter}');
    expect(handlers.onSubmit).not.toHaveBeenCalled();
    expect(phase()).toBe('answered');
  });
});

describe('inside a disabled fieldset, a card', () => {
  it('can be read and does nothing, by no key and no click', async () => {
    const onSubmit = vi.fn();
    const onCancel = vi.fn();
    const { user } = inForm(
      <fieldset disabled>
        <QuestionCard block={everything} onSubmit={onSubmit} onCancel={onCancel} />
      </fieldset>,
    );
    expect(radio('Production')).toBeDisabled();
    expect(button('Submit')).toBeDisabled();
    theCard().focus();
    for (const key of ['Enter', '2', 'Escape'])
      for (const ctrlKey of [false, true]) fireEvent.keyDown(theCard(), { key, ctrlKey });
    await user.click(radio('Production'));
    await user.click(button('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(radio('Staging')).toBeChecked();
  });
});

it('may hear what happens in the card by handlers on the card', async () => {
  const heard = {
    onClick: vi.fn(),
    onChange: vi.fn(),
    onInput: vi.fn(),
    onPaste: vi.fn(),
    onKeyDown: vi.fn(),
  };
  const { user, handlers } = cardInForm(heard);
  await user.type(box('Note'), 'x');
  await user.paste('y');
  for (const handler of Object.values(heard)) expect(handler).toHaveBeenCalled();
  for (const handler of Object.values(handlers)) expect(handler).not.toHaveBeenCalled();
});
