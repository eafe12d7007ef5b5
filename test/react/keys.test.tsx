import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import {
  blockOf,
  choiceAndNote,
  consent,
  oneChoice,
  oneText,
  responseWith,
  twoChoices,
} from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard, theCard } from './support/renderCard.js';

describe('Enter', () => {
  it('on the card sends what stands there', async () => {
    const { user, onSubmit } = renderCard(twoChoices);
    theCard().focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'staging', colour: 'r' }), {
      sources: { target: 'default', colour: 'default' },
    });
  });

  it('in a text sends the card and breaks no line', async () => {
    const { user, onSubmit } = renderCard(choiceAndNote);
    await user.type(box('Note'), 'all good{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'staging', note: 'all good' }), {
      sources: { target: 'default', note: 'typed' },
    });
  });

  it('with Shift breaks the line in a text and sends nothing', async () => {
    const { user, onSubmit } = renderCard(oneText);
    await user.type(box('Note'), 'one{Shift>}{Enter}{/Shift}two');
    expect(box('Note')).toHaveValue('one\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('on Cancel cancels, and does not send', async () => {
    const { user, onSubmit, onCancel } = renderCard(choiceAndNote);
    button('Cancel').focus();
    await user.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(phase()).toBe('cancelled');
  });

  it('on Decline declines', async () => {
    const { user, onSubmit, onDecline } = renderCard(choiceAndNote);
    button('Decline').focus();
    await user.keyboard('{Enter}');
    expect(onDecline).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('on a link that the host draws stays the link’s', async () => {
    const { user, onSubmit } = renderCard(twoChoices, {
      renderText: (text, place) => (place === 'message' ? <a href="#more">{text}</a> : text),
    });
    screen.getByRole('link').focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['the card', () => theCard()],
    ['an option', () => radio('Staging')],
    ['a text', () => box('Note')],
    ['a button', () => button('Submit')],
  ])('held down on %s from before does nothing', (_where, find) => {
    const { onSubmit } = renderCard(choiceAndNote);
    const target = find();
    target.focus();
    const event = createEvent.keyDown(target, { key: 'Enter', repeat: true });
    fireEvent(target, event);
    // Prevented, since the browser clicks a button once more for every repeat.
    expect(event.defaultPrevented).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe.each(['Control', 'Meta'])('%s+Enter', (modifier) => {
  it.each([
    ['the card', () => theCard()],
    ['an option', () => radio('Production')],
    ['a text', () => box('Note')],
    ['Cancel', () => button('Cancel')],
  ])('sends from %s what stands there', async (_where, find) => {
    const { user, onSubmit, onCancel } = renderCard(choiceAndNote);
    find().focus();
    await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'staging', note: '' }),
      expect.anything(),
    );
    expect(onCancel).not.toHaveBeenCalled();
  });
});

it('sends what stands selected by Ctrl+Enter on another option of the only question', async () => {
  const { user, onSubmit } = renderCard(oneChoice);
  radio('Nowhere').focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'staging' }), expect.anything());
});

describe('Esc', () => {
  it.each([
    ['the card', () => theCard()],
    ['an option', () => radio('Staging')],
    ['an empty text', () => box('Note')],
    ['Submit', () => button('Submit')],
  ])('on %s cancels', async (_where, find) => {
    const { user, onCancel } = renderCard(choiceAndNote);
    find().focus();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledExactlyOnceWith();
    expect(phase()).toBe('cancelled');
  });

  it('in a text with text moves focus to the card and keeps the text; once more cancels', async () => {
    const { user, onCancel } = renderCard(choiceAndNote);
    await user.type(box('Note'), 'half a thought{Escape}');
    expect(theCard()).toHaveFocus();
    expect(box('Note')).toHaveValue('half a thought');
    expect(onCancel).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('goes on to whatever closes around the card where there is no Cancel, and only there', async () => {
    const outer = vi.fn<(event: KeyboardEvent) => void>();
    const around = (onCancel?: () => void) => (
      <div onKeyDown={outer}>
        <QuestionCard block={oneChoice} onSubmit={vi.fn()} onCancel={onCancel} />
      </div>
    );
    const { rerender } = render(around());
    theCard().focus();
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
    expect(outer.mock.calls[0]![0].defaultPrevented).toBe(false);
    rerender(around(() => undefined));
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
  });

  it('goes on from a disabled card, too', () => {
    const { onCancel } = renderCard(oneChoice, { disabled: true });
    const event = createEvent.keyDown(theCard(), { key: 'Escape' });
    fireEvent(theCard(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('held down cancels once', async () => {
    const onCancel = vi.fn().mockRejectedValue(new Error('offline'));
    const { user } = renderCard(oneChoice, { onCancel });
    theCard().focus();
    await user.keyboard('{Escape>5/}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('with a modifier is the system’s', async () => {
    const { user, onCancel } = renderCard(oneChoice);
    theCard().focus();
    await user.keyboard('{Alt>}{Escape}{/Alt}');
    expect(onCancel).not.toHaveBeenCalled();
  });
});

describe('a form that asks for nothing but consent', () => {
  it('can be allowed, declined or cancelled by its buttons', async () => {
    const { user, onSubmit } = renderCard(consent);
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Cancel',
      'Decline',
      'Allow',
    ]);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(button('Allow'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({}), { sources: {} });
    expect(phase()).toBe('answered');
  });

  it('is not allowed by Enter or a digit on the card, and is cancelled by Esc', async () => {
    const { user, onSubmit, onCancel } = renderCard(consent);
    theCard().focus();
    await user.keyboard('{Enter}1 ');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(phase()).toBe('asking');
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('is allowed by Enter on its Allow button', async () => {
    const { user, onSubmit } = renderCard(consent);
    button('Allow').focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe("the host's own handler on the card", () => {
  it.each([
    ['Enter on the card', '{Enter}', () => theCard()],
    ['Enter on an option', '{Enter}', () => radio('Production')],
    ['an arrow', '{ArrowDown}', () => radio('Staging')],
    ['a digit', '2', () => theCard()],
    ['Esc', '{Escape}', () => theCard()],
  ])('goes before ours and may prevent %s', async (_what, key, find) => {
    const onKeyDown = vi.fn((event: KeyboardEvent) => {
      expect(event.defaultPrevented).toBe(false);
      expect(event.currentTarget).toBe(theCard());
      event.preventDefault();
    });
    const { user, onSubmit, onCancel } = renderCard(oneChoice, { onKeyDown });
    find().focus();
    await user.keyboard(key);
    expect(onKeyDown).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(radio('Staging')).toBeChecked();
  });

  it('may watch without changing anything', async () => {
    const onKeyDown = vi.fn();
    const { user, onSubmit } = renderCard(oneChoice, { onKeyDown });
    radio('Staging').focus();
    await user.keyboard('{ArrowDown}');
    expect(radio('Production')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onKeyDown).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production' }),
      expect.anything(),
    );
  });

  it('may prevent a key before it reaches an option', async () => {
    const { user, onSubmit } = renderCard(oneChoice, { onKeyDownCapture: (event) => event.preventDefault() });
    radio('Staging').focus();
    await user.keyboard('{Enter}{ArrowDown}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(radio('Staging')).toBeChecked();
  });
});

describe('an input method', () => {
  const composing = [
    ['says so', { isComposing: true }],
    ['shows it by its key code', { keyCode: 229 }],
  ] as const;

  it.each(
    composing.flatMap(([how, init]) => ['Enter', 'Escape', '2'].map((key) => [key, how, init] as const)),
  )('keeps its %s while it %s', (key, _how, init) => {
    const { onSubmit, onCancel } = renderCard(choiceAndNote);
    for (const target of [box('Note'), theCard(), radio('Staging')]) {
      target.focus();
      fireEvent.compositionStart(target);
      const event = createEvent.keyDown(target, { key, ...init });
      fireEvent(target, event);
      if (target === box('Note')) expect(event.defaultPrevented).toBe(false);
    }
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(radio('Staging')).toBeChecked();
    expect(radio('Staging')).toHaveFocus();
  });

  it.each(['Enter', 'Escape'])(
    'keeps the %s that ended it, as Safari tells it: end first, key after',
    (key) => {
      const { onSubmit, onCancel } = renderCard(choiceAndNote);
      box('Note').focus();
      fireEvent.compositionStart(box('Note'));
      fireEvent.change(box('Note'), { target: { value: '你好' } });
      fireEvent.compositionEnd(box('Note'));
      fireEvent.keyDown(box('Note'), { key });
      expect(onSubmit).not.toHaveBeenCalled();
      expect(onCancel).not.toHaveBeenCalled();
      expect(box('Note')).toHaveFocus();
      fireEvent.keyUp(box('Note'), { key });

      fireEvent.keyDown(box('Note'), { key });
      if (key === 'Enter') expect(onSubmit).toHaveBeenCalledOnce();
      else expect(theCard()).toHaveFocus();
    },
  );

  it('gives the keys back some time after it ended, also without a key-up', async () => {
    const { onSubmit } = renderCard(choiceAndNote);
    box('Note').focus();
    fireEvent.compositionEnd(box('Note'));
    await new Promise((resolve) => setTimeout(resolve, 130));
    fireEvent.keyDown(box('Note'), { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('keeps its keys from what is around the card', () => {
    const outer = vi.fn();
    render(
      <div onKeyDown={outer}>
        <QuestionCard block={oneText} onSubmit={vi.fn()} onCancel={vi.fn()} />
      </div>,
    );
    fireEvent.keyDown(box('Note'), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(box('Note'), { key: 'Enter', isComposing: true });
    expect(outer).not.toHaveBeenCalled();
  });
});

it('keeps its keys to the card that has focus, of two that are open', async () => {
  const first = { onSubmit: vi.fn(), onCancel: vi.fn() };
  const second = { onSubmit: vi.fn(), onCancel: vi.fn() };
  render(
    <>
      <QuestionCard
        block={blockOf({ a: { type: 'string', enum: ['1', '2'] } }, { requestId: 1 })}
        {...first}
      />
      <QuestionCard
        block={blockOf({ b: { type: 'string', enum: ['3', '4'] } }, { requestId: 2 })}
        {...second}
      />
    </>,
  );
  radio('3').focus();
  await userEvent.keyboard('{ArrowDown}2');
  expect(second.onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ b: '4' }, 2), expect.anything());
  await userEvent.keyboard('{Escape}{Enter}');
  expect(first.onSubmit).not.toHaveBeenCalled();
  expect(first.onCancel).not.toHaveBeenCalled();
  expect(radio('1')).toBeChecked();
});

it('takes no key of a composer beside it', async () => {
  const { user, onSubmit, onCancel } = renderCard(
    blockOf({ x: { type: 'string', enum: ['1', '2'] } }, { profile: mcp }),
  );
  const composer = document.createElement('textarea');
  document.body.append(composer);
  composer.focus();
  await user.keyboard('2{Enter}{Escape}{ArrowDown}');
  expect(composer).toHaveValue('2\n');
  expect(composer).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  composer.remove();
});
