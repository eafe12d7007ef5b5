import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionCardProps } from '../../src/index.js';
import { QuestionCard } from '../../src/index.js';
import { choiceAndNote, oneChoice, oneText, twoChoices } from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard, theCard } from './support/renderCard.js';

function composer(): HTMLTextAreaElement {
  const element = document.createElement('textarea');
  element.setAttribute('aria-label', 'Message');
  document.body.append(element);
  element.value = 'half a mess';
  element.focus();
  return element;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('without autoFocus', () => {
  it('leaves focus in the composer, whose Enter answers nothing', () => {
    const element = composer();
    const { onSubmit } = renderCard(oneChoice);
    expect(element).toHaveFocus();
    fireEvent.keyDown(element, { key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('leaves focus where it is when it is drawn anew, and when the host ends it', () => {
    const element = composer();
    const { rerenderCard } = renderCard(oneChoice);
    rerenderCard({ ...oneChoice });
    rerenderCard(oneChoice, { outcome: { action: 'cancel', reason: 'withdrawn' } });
    expect(phase()).toBe('withdrawn');
    expect(element).toHaveFocus();
    expect(element).toHaveValue('half a mess');
  });
});

describe('with autoFocus', () => {
  it('takes focus once', () => {
    const { rerenderCard } = renderCard(oneChoice, { autoFocus: true });
    expect(theCard()).toHaveFocus();
    radio('Staging').focus();
    rerenderCard({ ...oneChoice }, { autoFocus: true });
    expect(radio('Staging')).toHaveFocus();
  });

  it('counts an Enter at once if it took focus from nothing that is typed in', async () => {
    const { user, onSubmit } = renderCard(oneChoice, { autoFocus: true });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('counts an Enter at once if it took focus from a button', async () => {
    const start = document.createElement('button');
    document.body.append(start);
    start.focus();
    const { user, onSubmit } = renderCard(oneChoice, { autoFocus: true });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not count a held Enter', () => {
    const { onSubmit } = renderCard(oneChoice, { autoFocus: true });
    fireEvent.keyDown(theCard(), { key: 'Enter', repeat: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes no focus for a card that has ended already', () => {
    const element = composer();
    renderCard(oneChoice, { autoFocus: true, outcome: { action: 'decline' } });
    expect(element).toHaveFocus();
  });

  it('leaves focus alone that is in the card already', () => {
    const Inside = (props: QuestionCardProps) => <QuestionCard {...props} autoFocus />;
    // What a person reached before the page came to life.
    const focusFirst = (element: HTMLDivElement | null) =>
      element?.querySelector<HTMLElement>('[role="radio"]')?.focus();
    render(<div ref={focusFirst}>{<Inside block={oneChoice} />}</div>);
    expect(radio('Staging')).toHaveFocus();
  });
});

describe('with autoFocus, taken from a text a person was writing', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  const press = (init: KeyboardEventInit, target: Element = document.activeElement!) => {
    const event = createEvent.keyDown(target, init);
    fireEvent(target, event);
    return event;
  };

  it.each([['Enter'], ['Escape'], ['2']])('counts no %s until 400 ms of quiet have passed', (key) => {
    composer();
    const { onSubmit, onCancel } = renderCard(oneChoice, { autoFocus: true });
    expect(theCard()).toHaveFocus();
    // A key every 300 ms: there is no pause of 400 ms in them.
    for (const later of [10, 310, 610, 910]) {
      now = 1000 + later;
      expect(press({ key }).defaultPrevented).toBe(true);
    }
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(radio('Staging')).toBeChecked();

    now += 400;
    press({ key });
    expect(onSubmit.mock.calls.length + onCancel.mock.calls.length).toBe(1);
  });

  it('counts no key that is held since then, however long', () => {
    composer();
    const { onSubmit, onCancel } = renderCard(oneChoice, { autoFocus: true });
    now += 1000;
    press({ key: 'Escape', repeat: true });
    now += 300;
    press({ key: 'Escape' });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  it.each([[' '], ['{Enter}']])('lets a stray %o click no button', async (key) => {
    composer();
    const { onSubmit, onCancel } = renderCard(oneChoice, { autoFocus: true });
    await userEvent.keyboard('{Tab}');
    expect(radio('Staging')).toHaveFocus();
    await userEvent.keyboard(key);
    button('Cancel').focus();
    await userEvent.keyboard(key);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    now += 400;
    await userEvent.keyboard(key);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('lets a stray Space that is let go click no button either, as Firefox would have it', () => {
    composer();
    renderCard(oneChoice, { autoFocus: true });
    button('Cancel').focus();
    press({ key: ' ' });
    const up = createEvent.keyUp(button('Cancel'), { key: ' ' });
    fireEvent(button('Cancel'), up);
    expect(up.defaultPrevented).toBe(true);
    now += 400;
    press({ key: ' ' });
    const next = createEvent.keyUp(button('Cancel'), { key: ' ' });
    fireEvent(button('Cancel'), next);
    expect(next.defaultPrevented).toBe(false);
  });

  it('counts every key once the person has clicked into the card', async () => {
    composer();
    const { onSubmit } = renderCard(oneText, { autoFocus: true });
    await userEvent.click(box('Note'));
    await userEvent.keyboard('fast{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ answers: { note: { answers: ['fast'] } } }),
      expect.anything(),
    );
  });

  it('keeps a stray key from the host’s handler on the card, and from what is around it', () => {
    composer();
    const onKeyDown = vi.fn();
    renderCard(oneChoice, { autoFocus: true, onKeyDown });
    press({ key: 'x' });
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it.each([
    ['an input', '<input>'],
    ['an editable element', '<div contenteditable="true" tabindex="0"></div>'],
  ])('knows %s', (_what, html) => {
    document.body.innerHTML = html;
    const element = document.body.firstElementChild as HTMLElement;
    // jsdom knows the attribute only.
    Object.defineProperty(element, 'isContentEditable', { value: element.hasAttribute('contenteditable') });
    element.focus();
    const { onSubmit } = renderCard(oneChoice, { autoFocus: true });
    press({ key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('knows a composer that the card takes the place of', () => {
    const onSubmit = vi.fn();
    const Chat = ({ isAsked }: { readonly isAsked: boolean }) =>
      isAsked ? <QuestionCard autoFocus block={oneChoice} onSubmit={onSubmit} /> : <textarea />;
    const { rerender } = render(<Chat isAsked={false} />);
    screen.getByRole('textbox').focus();
    rerender(<Chat isAsked />);
    expect(theCard()).toHaveFocus();
    press({ key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
    now += 400;
    press({ key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('knows the text of a card that another request takes the place of', async () => {
    const { user, rerenderCard, onSubmit } = renderCard(oneText, { autoFocus: true });
    now += 400;
    await user.type(box('Note'), 'half');
    rerenderCard({ ...oneChoice, requestId: 2 });
    expect(theCard()).toHaveFocus();
    press({ key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('knows a text inside a shadow tree', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const input = document.createElement('input');
    host.attachShadow({ mode: 'open' }).append(input);
    input.focus();
    const { onSubmit } = renderCard(oneChoice, { autoFocus: true });
    press({ key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('when a card ends', () => {
  it.each([
    ['an option', () => radio('Production'), '{Enter}', 'answered'],
    ['its Cancel', () => button('Cancel'), '{Enter}', 'cancelled'],
    ['its Decline', () => button('Decline'), ' ', 'declined'],
    ['the card', () => theCard(), '{Escape}', 'cancelled'],
  ])('by a key on %s, focus goes to the receipt', async (_where, find, key, end) => {
    const { user } = renderCard(oneChoice);
    find().focus();
    await user.keyboard(key);
    expect(phase()).toBe(end);
    expect(theCard()).toHaveFocus();
  });

  it('after a while of sending, focus goes to the receipt from wherever it is in the card by then', async () => {
    let done = () => {};
    const { user } = renderCard(twoChoices, {
      onSubmit: () => new Promise<void>((resolve) => (done = resolve)),
    });
    await user.click(button('Submit'));
    radio('Red').focus();
    done();
    await waitFor(() => expect(phase()).toBe('answered'));
    expect(theCard()).toHaveFocus();
  });

  it('focus that has gone elsewhere by then stays there', async () => {
    let done = () => {};
    const { user } = renderCard(twoChoices, {
      onSubmit: () => new Promise<void>((resolve) => (done = resolve)),
    });
    await user.click(button('Submit'));
    const element = composer();
    done();
    await waitFor(() => expect(phase()).toBe('answered'));
    expect(element).toHaveFocus();
  });

  it('by the host while focus is in a text, focus goes to the receipt', async () => {
    const { user, rerenderCard } = renderCard(choiceAndNote);
    await user.type(box('Note'), 'half');
    rerenderCard(choiceAndNote, { outcome: { action: 'cancel', reason: 'expired' } });
    expect(phase()).toBe('expired');
    expect(theCard()).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
