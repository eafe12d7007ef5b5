import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RequestUserInputPayload } from '../../src/wework/index.js';
import { RequestUserInputCard } from '../../src/wework/index.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';
import {
  cardElement,
  custom,
  ignoreButton,
  option,
  renderWework,
  submitButton,
} from './support/renderWework.js';

const { elicitation, native, nativeTexts, severalQuestions } = fixtures;
const payload = elicitation.renderPayload;
const answer = (label: string, requestId: unknown = 73) => ({
  requestId,
  itemId: 'mcp_server_elicitation',
  answers: { audience: { answers: [label] } },
});

describe('the card', () => {
  it('is found by the names that Wework’s tests use', () => {
    renderWework(native.renderPayload);
    expect(cardElement()).toContainElement(screen.getByTestId('request-user-input-questions'));
    expect(option('lang', 0)).toHaveAttribute('role', 'radio');
    expect(custom('lang').tagName).toBe('TEXTAREA');
    expect(submitButton().tagName).toBe('BUTTON');
    expect(ignoreButton().tagName).toBe('BUTTON');
    expect(screen.queryByTestId('request-user-input-decline-button')).not.toBeInTheDocument();
  });

  it('names a toggle, a text and a masked text the same way', () => {
    renderWework({ ...severalQuestions.renderPayload, requestId: 1 });
    expect(option('notify', 1)).toHaveTextContent('false');
    expect(custom('releaseNote')).toBeVisible();
    renderWework(nativeTexts.renderPayload);
    expect(custom('registry')).toHaveAttribute('type', 'password');
  });

  it.each([
    ['camelCase', payload],
    ['snake_case', inSnake(payload)],
    ['the whole block', elicitation],
    ['the whole block as it travels', inSnake(elicitation)],
  ])('draws a payload in %s', (_spelling, given) => {
    renderWework(given);
    expect(cardElement()).toHaveTextContent('example-plugin');
    expect(cardElement()).toHaveTextContent('发布前还有一个问题');
    expect(cardElement()).toHaveTextContent('请选择发布后的访问范围。');
    expect(option('audience', 0)).toHaveTextContent(/所有人.*all/);
    expect(option('audience', 1)).toHaveTextContent(/仅自己.*owner/);
  });

  it('reads every field of a question in snake_case', () => {
    renderWework(inSnake(native.renderPayload));
    expect(custom('lang')).toBeVisible();
    renderWework(inSnake(nativeTexts.renderPayload));
    expect(custom('registry')).toHaveAttribute('type', 'password');
  });

  it('does not say twice what a label says already', () => {
    renderWework(fixtures.boolean.renderPayload);
    expect(option('confirm', 0).textContent.match(/true/g)).toHaveLength(1);
  });

  it('changes nothing in the payload', async () => {
    const given = deepFrozen(structuredClone(native.renderPayload));
    const { user, onSubmit } = renderWework(given);
    await user.click(option('lang', 1));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(given).toEqual(native.renderPayload);
  });

  it('passes on a ref, a class and a style', () => {
    const ref = vi.fn();
    render(
      <RequestUserInputCard ref={ref} payload={payload} className="mine" style={{ order: 2 }} id="card" />,
    );
    expect(cardElement()).toHaveClass('mine');
    expect(cardElement()).toHaveStyle({ order: '2' });
    expect(cardElement()).toHaveAttribute('id', 'card');
    expect(ref).toHaveBeenCalledWith(cardElement());
  });
});

describe('one question', () => {
  it.each([0, 1])(
    'is sent exactly once by a click on option %i, the selected one included',
    async (index) => {
      const { user, onSubmit } = renderWework(payload);
      expect(option('audience', 0)).toBeChecked();
      await user.dblClick(option('audience', index));
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer(['所有人', '仅自己'][index]!));
    },
  );

  it('is sent once while the first send is under way', async () => {
    let done = (_sent: boolean) => {};
    const onSubmit = vi.fn(() => new Promise<boolean>((resolve) => (done = resolve)));
    renderWework(payload, { onSubmit });
    fireEvent.click(option('audience', 1));
    fireEvent.click(option('audience', 0));
    fireEvent.click(submitButton());
    expect(onSubmit).toHaveBeenCalledOnce();
    await act(async () => {
      done(true);
      await Promise.resolve();
    });
    expect(cardElement()).toHaveAttribute('data-phase', 'answered');
  });

  it('that is free text is sent by the button', async () => {
    const { user, onSubmit } = renderWework({
      kind: 'request_user_input',
      request_id: 43,
      questions: [{ id: 'adjustment', question: '请说明', is_other: true }],
    });
    await user.type(custom('adjustment'), '先解释方案');
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      requestId: 43,
      itemId: undefined,
      answers: { adjustment: { answers: ['先解释方案'] } },
    });
  });

  it.each([
    [fixtures.boolean, 'confirm', 0, 'true'],
    [fixtures.boolean, 'confirm', 1, 'false'],
  ] as const)('that is a boolean goes back by its label', async (block, id, index, label) => {
    const { user, onSubmit } = renderWework(block.renderPayload);
    await user.click(option(id, index));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ answers: { confirm: { answers: [label] } } });
  });
});

describe('what is submitted', () => {
  it.each([
    ['a number', fixtures.elicitation, { requestId: 73, itemId: 'mcp_server_elicitation' }],
    ['zero', fixtures.requestZero, { requestId: 0, itemId: 'mcp_server_elicitation' }],
    ['a text', fixtures.requestText, { requestId: 'req-7', itemId: 'mcp_server_elicitation' }],
    ['none', fixtures.withoutRequestId, { requestId: undefined, itemId: 'mcp_server_elicitation' }],
    ['an item id of Codex', fixtures.nativeTexts, { requestId: undefined, itemId: 'call_4' }],
  ])('has exactly three keys and the ids as they came: %s', async (_what, block, ids) => {
    for (const spelled of [block.renderPayload, inSnake(block.renderPayload)]) {
      const { user, onSubmit, unmount } = renderWework(spelled);
      await user.click(submitButton());
      const [[response, ...more]] = onSubmit.mock.calls as [[object, ...unknown[]]];
      expect(Object.keys(response)).toEqual(['requestId', 'itemId', 'answers']);
      expect(response).toMatchObject(ids);
      expect(more).toEqual([]);
      unmount();
    }
  });

  it('has an entry for every question, text that was left alone as it is', async () => {
    const { user, onSubmit } = renderWework(severalQuestions.renderPayload);
    await user.click(option('target', 1));
    await user.click(option('notify', 1));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      requestId: 74,
      itemId: 'mcp_server_elicitation',
      answers: {
        target: { answers: ['生产'] },
        notify: { answers: ['false'] },
        releaseNote: { answers: [''] },
      },
    });
  });

  it('is the option’s value where a block has one, and its label where it has none', async () => {
    const questions = [
      {
        id: 'a',
        question: 'A?',
        options: [
          { label: 'One', value: '1' },
          { label: 'Two', value: '2' },
        ],
      },
      { id: 'b', question: 'B?', options: [{ label: ' spaced ' }, { label: 'other' }] },
    ];
    const { user, onSubmit } = renderWework({ kind: 'request_user_input', questions });
    await user.click(submitButton());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { a: { answers: ['1'] }, b: { answers: [' spaced '] } },
    });
  });

  it('is the person’s own text where one stands beside the options', async () => {
    const { user, onSubmit } = renderWework(native.renderPayload);
    await user.type(custom('lang'), 'Rust{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      requestId: 1,
      itemId: 'call_3',
      answers: { lang: { answers: ['Rust'] } },
    });
  });
});

describe('a send', () => {
  it.each([
    ['rejects', () => Promise.reject(new Error('offline'))],
    ['gives false, as Wework’s send does', () => Promise.resolve(false)],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
    ['gives false at once', () => false],
  ])('that %s gives the card back with its answers, and says so', async (_what, fail) => {
    const onSubmit = vi.fn<() => unknown>().mockImplementationOnce(fail);
    const { user } = renderWework(severalQuestions.renderPayload, { onSubmit });
    await user.type(custom('releaseNote'), '修复登录');
    await user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/提交失败/);
    expect(custom('releaseNote')).toHaveValue('修复登录');
    await user.click(submitButton());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(cardElement()).toHaveAttribute('data-phase', 'answered');
  });

  it.each([undefined, true, null, 0])('that gives %o has gone through', (given) => {
    renderWework(payload, { onSubmit: () => given });
    fireEvent.click(option('audience', 0));
    expect(cardElement()).toHaveAttribute('data-phase', 'answered');
  });

  it('leaves its receipt where the card was, until the host takes it away', async () => {
    const { user } = renderWework(payload);
    await user.click(option('audience', 1));
    expect(cardElement()).toHaveTextContent('仅自己');
    expect(cardElement()).toHaveFocus();
    expect(screen.queryByTestId('request-user-input-submit-button')).not.toBeInTheDocument();
  });
});

describe('ignoring', () => {
  it('is a button that says so, and tells the host nothing but that', async () => {
    const { user, onIgnore } = renderWework(payload);
    expect(ignoreButton()).toHaveTextContent(/^忽略$/);
    await user.dblClick(ignoreButton());
    expect(onIgnore).toHaveBeenCalledExactlyOnceWith();
    expect(screen.getByRole('status')).toHaveTextContent('已忽略');
  });

  it('that fails gives the card back', async () => {
    const onIgnore = vi.fn<() => unknown>().mockRejectedValueOnce(new Error('offline'));
    const { user } = renderWework(payload, { onIgnore });
    await user.click(ignoreButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    await user.click(ignoreButton());
    await waitFor(() => expect(cardElement()).toHaveAttribute('data-phase', 'cancelled'));
  });

  it('cannot be done where the host does not offer it', async () => {
    const { user } = renderWework(payload, { onIgnore: undefined });
    expect(screen.queryByTestId('request-user-input-ignore-button')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(cardElement()).toHaveAttribute('data-phase', 'asking');
  });
});

describe('declining', () => {
  it('is there for a host that can', async () => {
    const onDecline = vi.fn();
    const { user, onSubmit, onIgnore } = renderWework(payload, { onDecline });
    await user.click(screen.getByTestId('request-user-input-decline-button'));
    expect(onDecline).toHaveBeenCalledExactlyOnceWith();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onIgnore).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('已拒绝');
  });
});

describe('a card that is disabled', () => {
  it('does nothing, and leaves focus where it is', async () => {
    const { user, onSubmit, onIgnore } = renderWework(payload, { disabled: true });
    expect(cardElement()).not.toHaveFocus();
    expect(submitButton()).toBeDisabled();
    expect(ignoreButton()).toBeDisabled();
    await user.click(option('audience', 1));
    act(() => cardElement().focus());
    await user.keyboard('{Enter}1{Escape}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onIgnore).not.toHaveBeenCalled();
  });

  it('works once it is not', async () => {
    const { user, onSubmit, rerenderCard } = renderWework(payload, { disabled: true });
    rerenderCard(payload, { disabled: false });
    await user.click(option('audience', 1));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

it('is a card at rest where the payload is answered already', () => {
  renderWework(fixtures.answered[0]?.renderPayload);
  expect(cardElement()).toHaveAttribute('data-phase', 'answered');
  expect(cardElement()).toHaveTextContent('仅自己');
  expect(cardElement()).not.toHaveFocus();
});

it('works for two cards at once, each for itself', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const other: RequestUserInputPayload = {
    ...severalQuestions.renderPayload,
    questions: severalQuestions.renderPayload.questions?.slice(0, 1),
  };
  render(
    <>
      <RequestUserInputCard payload={payload} onSubmit={first} />
      <RequestUserInputCard payload={other} onSubmit={second} />
    </>,
  );
  const [a, b] = screen.getAllByTestId('request-user-input-card');
  await waitFor(() => expect(b).toHaveFocus());
  await userEvent.keyboard('2');
  expect(second.mock.calls[0]?.[0]).toMatchObject({
    requestId: 74,
    answers: { target: { answers: ['生产'] } },
  });
  expect(first).not.toHaveBeenCalled();
  await userEvent.click(option('audience', 1));
  expect(first).toHaveBeenCalledExactlyOnceWith(answer('仅自己'));
  expect(a).toHaveAttribute('data-phase', 'answered');
});

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
