import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as fixtures from '../fixtures/wework/blocks.js';
import { cardElement, custom, option, renderWework, submitButton } from './support/renderWework.js';

const { elicitation, native, severalQuestions } = fixtures;

/** What went wrong in the card that this one takes the place of; approvals, plans and sends have tests of their own. */
describe('what Wework’s own card got wrong', () => {
  const asked = (options: readonly object[], id = 'q') => ({
    kind: 'request_user_input',
    requestId: 1,
    questions: [{ id, question: 'Q?', options }],
  });
  const sent = (onSubmit: { mock: { calls: unknown[][] } }) => onSubmit.mock.calls[0]?.[0];

  it('says who asks, and what it is about', () => {
    renderWework(elicitation.renderPayload);
    expect(screen.getByText('example-plugin')).toBeVisible();
    expect(screen.getByText('发布前还有一个问题')).toBeVisible();
  });

  it.each([
    [
      'equal titles',
      [
        { label: 'Main', value: 'a' },
        { label: 'Main', value: 'b' },
      ],
      1,
      'b',
    ],
    [
      'a title that is another’s value',
      [
        { label: 'b', value: 'a' },
        { label: 'B', value: 'b' },
      ],
      0,
      'a',
    ],
    [
      'a blank title',
      [
        { label: 'A', value: 'a' },
        { label: ' ', value: 'b' },
      ],
      1,
      'b',
    ],
    ['no title', [{ label: 'A', value: 'a' }, { value: 'b' }], 1, 'b'],
    [
      'a value with spaces',
      [
        { label: 'A', value: ' a ' },
        { label: 'B', value: 'a' },
      ],
      0,
      ' a ',
    ],
  ])('keeps options apart that have %s', async (_what, options, index, value) => {
    const { user, onSubmit } = renderWework(asked(options));
    expect(option('q', index).textContent.trim()).not.toBe('');
    await user.click(option('q', index));
    expect(sent(onSubmit)).toMatchObject({ answers: { q: { answers: [value] } } });
  });

  it.each([' spaced ', '', '__proto__', 'a.b', 'toString'])('keeps the key %o as it came', async (id) => {
    const { user, onSubmit } = renderWework(asked([{ label: 'A' }, { label: 'B' }], id));
    await user.click(option(id, 1));
    const { answers } = sent(onSubmit) as { answers: Record<string, unknown> };
    expect(Object.keys(answers)).toEqual([id]);
    expect(Object.getOwnPropertyDescriptor(answers, id)?.value).toEqual({ answers: ['B'] });
  });

  it('starts the text beside options empty, and keeps the selection while it is', async () => {
    const { user, onSubmit } = renderWework(native.renderPayload);
    expect(custom('lang')).toHaveValue('');
    expect(option('lang', 0)).toBeChecked();
    await user.click(option('lang', 1));
    expect(sent(onSubmit)).toMatchObject({ answers: { lang: { answers: ['JavaScript'] } } });
  });

  it('leaves Esc and Enter to an input method', () => {
    const { onSubmit, onIgnore } = renderWework(severalQuestions.renderPayload);
    const text = custom('releaseNote');
    text.focus();
    for (const key of ['Enter', 'Escape']) {
      for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
        const event = createEvent.keyDown(text, { key, ...init });
        fireEvent(text, event);
        expect(event.defaultPrevented).toBe(false);
      }
    }
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onIgnore).not.toHaveBeenCalled();
  });

  it('has digits that do what they are drawn for', async () => {
    const { user, onSubmit } = renderWework(elicitation.renderPayload);
    expect(option('audience', 1)).toHaveTextContent('2');
    await user.keyboard('2');
    expect(sent(onSubmit)).toMatchObject({ answers: { audience: { answers: ['仅自己'] } } });
  });

  it('draws options as radios, named by their question, that arrows move and never send', async () => {
    const { user, onSubmit } = renderWework(severalQuestions.renderPayload);
    const group = screen.getByRole('radiogroup', { name: '选择本次发布的目标环境。' });
    expect(group).toContainElement(option('target', 0));
    option('target', 0).focus();
    await user.keyboard('{ArrowDown}');
    expect(option('target', 1)).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not take an Enter that is held, or that somebody prevented', () => {
    const { onSubmit } = renderWework(elicitation.renderPayload);
    fireEvent.keyDown(cardElement(), { key: 'Enter', repeat: true });
    const event = createEvent.keyDown(cardElement(), { key: 'Enter' });
    event.preventDefault();
    fireEvent(cardElement(), event);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes a plugin’s own question named __mcp_approval with care, and sends its answer all the same', async () => {
    const { user, onSubmit } = renderWework(
      asked(
        [
          { label: 'Ja', value: 'yes' },
          { label: 'Nein', value: 'no' },
        ],
        '__mcp_approval',
      ),
    );
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(option('__mcp_approval', 0));
    expect(sent(onSubmit)).toMatchObject({ answers: { __mcp_approval: { answers: ['yes'] } } });
  });

  it('has no nested form, and submits nothing of one around it', async () => {
    const { user, container, onSubmit } = renderWework(severalQuestions.renderPayload);
    expect(container.querySelector('form')).toBeNull();
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('a payload that cannot be drawn', () => {
  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['an empty object', {}],
    ['another kind', { kind: 'todo_list', questions: [] }],
    ['questions that are none', { kind: 'request_user_input', requestId: 4, questions: 'x' }],
    ['a block around nothing', { id: 'b', type: 'tool', renderPayload: 3 }],
    ['a text', 'x'],
  ])('has a readable face that can be ignored: %s', async (_what, payload) => {
    const { user, onIgnore, onSubmit } = renderWework(payload);
    expect(cardElement()).toHaveFocus();
    expect(screen.getByText('无法在此显示这个问题。')).toBeVisible();
    await user.keyboard('{Enter}{Escape}');
    expect(onIgnore).toHaveBeenCalledExactlyOnceWith();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
