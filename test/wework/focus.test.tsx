import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestUserInputPayload } from '../../src/wework/index.js';
import { RequestUserInputCard, requestUserInputPayloadKey } from '../../src/wework/index.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';
import { cardElement, custom, ignoreButton, option, renderWework } from './support/renderWework.js';

const { elicitation, native, requestZero, severalQuestions } = fixtures;
const payload = elicitation.renderPayload;

afterEach(() => {
  document.body.replaceChildren();
});

describe('a card that appears', () => {
  it('has focus itself, and Enter at once sends what stands there', async () => {
    const { user, onSubmit } = renderWework(payload);
    expect(cardElement()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      requestId: 73,
      itemId: 'mcp_server_elicitation',
      answers: { audience: { answers: ['所有人'] } },
    });
  });

  it('is ignored by Esc at once', async () => {
    const { user, onIgnore, onSubmit } = renderWework(payload);
    await user.keyboard('{Escape}{Escape}');
    expect(onIgnore).toHaveBeenCalledExactlyOnceWith();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes the keys after another card has ended', async () => {
    const { user, onSubmit } = renderWework(payload);
    await user.keyboard('{Enter}');
    const next = renderWework(requestZero.renderPayload);
    await user.keyboard('{Escape}');
    expect(next.onIgnore).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('sends all of several questions by Enter', async () => {
    const { user, onSubmit } = renderWework(severalQuestions.renderPayload);
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: {
        target: { answers: ['预发布'] },
        notify: { answers: ['true'] },
        releaseNote: { answers: [''] },
      },
    });
  });

  it('lets Esc leave a text before it ignores', async () => {
    const { user, onIgnore } = renderWework(native.renderPayload);
    await user.type(custom('lang'), 'Rust{Escape}');
    expect(onIgnore).not.toHaveBeenCalled();
    expect(cardElement()).toHaveFocus();
    expect(custom('lang')).toHaveValue('Rust');
    await user.keyboard('{Escape}');
    expect(onIgnore).toHaveBeenCalledOnce();
  });
});

describe('in the composer’s place', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  /** The host: the card stands where the composer stood. */
  function chat(onSubmit: () => void, onIgnore: () => void) {
    const host = (asked: RequestUserInputPayload | undefined) =>
      asked === undefined ? (
        <textarea aria-label="输入消息" />
      ) : (
        <RequestUserInputCard
          key={requestUserInputPayloadKey(asked)}
          payload={asked}
          onSubmit={onSubmit}
          onIgnore={onIgnore}
        />
      );
    const { rerender } = render(host(undefined));
    return (asked: RequestUserInputPayload) => rerender(host(asked));
  }

  it.each(['Enter', 'Escape', '2'])('no %s meant for the composer answers it', (key) => {
    const [onSubmit, onIgnore] = [vi.fn(), vi.fn()];
    const ask = chat(onSubmit, onIgnore);
    screen.getByRole('textbox', { name: '输入消息' }).focus();
    ask(payload);
    expect(cardElement()).toHaveFocus();
    for (const later of [5, 300, 600]) {
      now = 1000 + later;
      fireEvent.keyDown(cardElement(), { key });
    }
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onIgnore).not.toHaveBeenCalled();
    now += 400;
    fireEvent.keyDown(cardElement(), { key });
    expect(onSubmit.mock.calls.length + onIgnore.mock.calls.length).toBe(1);
  });

  it('an Enter counts at once where the composer did not have focus', () => {
    const onSubmit = vi.fn();
    const ask = chat(onSubmit, vi.fn());
    ask(payload);
    fireEvent.keyDown(cardElement(), { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('no key meant for one card’s text answers the next card', async () => {
    const [onSubmit, onIgnore] = [vi.fn(), vi.fn()];
    const ask = chat(onSubmit, onIgnore);
    ask(severalQuestions.renderPayload);
    await userEvent.type(custom('releaseNote'), '修');
    ask(payload);
    expect(cardElement()).toHaveFocus();
    fireEvent.keyDown(cardElement(), { key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a payload that is given anew', () => {
  it.each([
    ['as an equal object', structuredClone(severalQuestions.renderPayload)],
    ['in the other spelling', inSnake(severalQuestions.renderPayload)],
    ['with another message', { ...severalQuestions.renderPayload, message: '还有三个问题' }],
  ])('keeps what was done, and takes no focus: %s', async (_what, next) => {
    const { user, rerenderCard } = renderWework(severalQuestions.renderPayload);
    await user.click(option('target', 1));
    await user.type(custom('releaseNote'), '修复');
    rerenderCard(next);
    expect(option('target', 1)).toBeChecked();
    expect(custom('releaseNote')).toHaveValue('修复');
    expect(custom('releaseNote')).toHaveFocus();
  });

  it('starts afresh with another key, although the host gave none', async () => {
    const { user, rerenderCard, onSubmit } = renderWework(severalQuestions.renderPayload);
    await user.click(option('target', 1));
    await user.type(custom('releaseNote'), '修复');
    await user.click(ignoreButton());
    rerenderCard({ ...severalQuestions.renderPayload, requestId: 0 });
    expect(option('target', 0)).toBeChecked();
    expect(custom('releaseNote')).toHaveValue('');
    expect(cardElement()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ requestId: 0 });
  });

  it('is another question where an elicitation without a request id asks something else', async () => {
    const { user, rerenderCard, onSubmit } = renderWework(fixtures.withoutRequestId.renderPayload);
    await user.click(option('audience', 1));
    rerenderCard({ ...severalQuestions.renderPayload, requestId: null });
    await user.click(option('target', 1));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(custom('releaseNote')).toHaveValue('');
  });
});
