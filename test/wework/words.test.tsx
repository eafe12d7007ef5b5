import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ChatFormProvider } from '../../src/index.js';
import { mcp } from '../../src/core/index.js';
import { RequestUserInputCard, RequestUserInputSummary } from '../../src/wework/index.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import {
  cardElement,
  ignoreButton,
  option,
  renderWework,
  submitButton,
  summary,
} from './support/renderWework.js';

const payload = fixtures.elicitation.renderPayload;
const answeredPayload = fixtures.answered[0]?.renderPayload;
const handlers = { onSubmit: () => undefined, onIgnore: () => undefined };

function wordsOfButtons() {
  return [ignoreButton(), submitButton()].map(({ textContent }) => textContent);
}

describe('the words', () => {
  it('are Chinese where nobody says anything, and say so to the browser', () => {
    renderWework(payload);
    expect(wordsOfButtons()).toEqual(['忽略', '提交']);
    expect(cardElement()).toHaveAttribute('lang', 'zh-CN');
    expect(cardElement()).toHaveAccessibleName('来自 example-plugin 的提问');
  });

  it.each([
    ['en', ['Ignore', 'Submit']],
    ['en-US', ['Ignore', 'Submit']],
    ['zh', ['忽略', '提交']],
    ['zh-CN', ['忽略', '提交']],
    ['fr', ['忽略', '提交']],
  ])('are those of the locale %s', (locale, words) => {
    renderWework(payload, { locale });
    expect(wordsOfButtons()).toEqual(words);
  });

  it('can be the host’s own, any of them', () => {
    renderWework(payload, { messages: { cancel: '先不管', submit: '发送' } });
    expect(wordsOfButtons()).toEqual(['先不管', '发送']);
    expect(cardElement()).toHaveTextContent('选择后立即提交');
  });

  it('may replace one decision and keep the others', () => {
    renderWework(fixtures.fileApproval.renderPayload, {
      messages: { decisions: { allow_once: '就这一次' } as never },
    });
    expect(option('__codex_approval', 0)).toHaveTextContent('就这一次');
    expect(option('__codex_approval', 1)).toHaveTextContent('本次会话内允许');
  });

  it('may name booleans', () => {
    renderWework(fixtures.boolean.renderPayload, { messages: { yes: '是', no: '否' } });
    expect(option('confirm', 0)).toHaveTextContent('是');
    expect(option('confirm', 1)).toHaveTextContent('否');
  });

  it('follow a provider of the host', () => {
    render(
      <ChatFormProvider locale="en" messages={{ submit: 'Send' }}>
        <RequestUserInputCard payload={payload} {...handlers} />
        <RequestUserInputSummary payload={answeredPayload} />
      </ChatFormProvider>,
    );
    expect(wordsOfButtons()).toEqual(['Ignore', 'Send']);
    expect(summary()).toHaveTextContent('Answered');
  });

  it('leave a provider’s own Cancel alone', () => {
    render(
      <ChatFormProvider locale="en" messages={{ cancel: 'Stop' }}>
        <RequestUserInputCard payload={payload} {...handlers} />
      </ChatFormProvider>,
    );
    expect(ignoreButton()).toHaveTextContent('Stop');
  });

  it('of the card’s own props win over a provider', () => {
    render(
      <ChatFormProvider locale="en">
        <RequestUserInputCard payload={payload} {...handlers} locale="zh-CN" />
      </ChatFormProvider>,
    );
    expect(wordsOfButtons()).toEqual(['忽略', '提交']);
  });

  it('may change while the card is open', () => {
    const { rerenderCard } = renderWework(payload, { locale: 'zh-CN' });
    rerenderCard(payload, { locale: 'en' });
    expect(wordsOfButtons()).toEqual(['Ignore', 'Submit']);
  });

  it('are the summary’s as well', () => {
    render(
      <RequestUserInputSummary payload={answeredPayload} locale="en" messages={{ offered: 'Choices' }} />,
    );
    expect(summary()).toHaveTextContent('Answered');
    expect(screen.getByText('Choices')).toBeVisible();
  });
});

it('behaves as a provider around says', async () => {
  const openUrl = vi.fn();
  const address = {
    kind: 'request_user_input',
    requestId: 3,
    url: 'https://example.com/connect',
    questions: [],
  };
  render(
    <ChatFormProvider profile={mcp} openUrl={openUrl}>
      <RequestUserInputCard payload={payload} {...handlers} />
      <RequestUserInputCard payload={address} {...handlers} />
    </ChatFormProvider>,
  );
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  for (const button of screen.getAllByTestId('request-user-input-submit-button'))
    await userEvent.click(button);
  expect(openUrl).toHaveBeenCalledExactlyOnceWith('https://example.com/connect');
});
