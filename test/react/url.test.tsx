import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { blockFromElicitation, createQuestionQueue, mcp } from '../../src/core/index.js';
import type { QuestionCardProps } from '../../src/index.js';
import { ChatFormProvider, PendingQuestions, QuestionCard, Receipt } from '../../src/index.js';
import everything from '../fixtures/everything/url.json' with { type: 'json' };
import './support/quiet.js';
import { button, phase, renderCard, theCard } from './support/renderCard.js';

const PLACE = 'https://accounts.example.com/o/oauth2?client=1&scope=calendar';

function blockFor(url: string, more: object = {}) {
  const params = { mode: 'url', message: 'Sign in', url, elicitationId: 'e1', ...more };
  const read = blockFromElicitation(params, { requestId: 1, serverName: 'Calendar', profile: mcp });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.block;
}

const opening = blockFor(PLACE);
const waiting = blockFor(PLACE, { elicitationId: undefined });
const answer = { requestId: 1, itemId: 'mcp_server_elicitation', answers: {} };
const open = vi.fn();
const address = () => document.querySelector('[data-chat-form="url"]')!;
const isThere = (name: string) => screen.queryByRole('button', { name }) !== null;

beforeEach(() => {
  open.mockReset().mockReturnValue(null);
  vi.spyOn(window, 'open').mockImplementation(open);
});

describe('before anything is opened', () => {
  it('says who asks, why, and where it leads, whole and with its host standing out', () => {
    const { container } = renderCard(opening);
    expect(screen.getByText('Calendar')).toBeVisible();
    expect(screen.getByText('Sign in')).toBeVisible();
    expect(address()).toHaveTextContent(PLACE);
    expect(address().textContent).toBe(PLACE);
    expect(address()).toHaveAttribute('dir', 'ltr');
    expect(address().querySelector('strong')).toHaveTextContent(/^accounts\.example\.com$/);
    expect(button('Open in browser')).toHaveAccessibleDescription(PLACE);
    expect(isThere('Cancel') && isThere('Decline')).toBe(true);
    // Nothing that a browser or an extension would fetch ahead.
    expect(container.querySelector('a, area, img, iframe, link, object, embed, [src], [href]')).toBeNull();
    expect(document.head.querySelector('link[href*="accounts.example.com"]')).toBeNull();
    expect(open).not.toHaveBeenCalled();
  });

  it('draws what the reference server asks', () => {
    const read = blockFromElicitation(everything.message.params, { requestId: 2, profile: mcp });
    renderCard(read.ok ? read.block : {});
    expect(address().textContent).toBe(everything.message.params.url);
  });

  it.each([
    ['http://example.com/', ['Not encrypted: what you enter there can be read on its way']],
    ['https://example.com:8443/', ['Not the usual port: 8443']],
    [
      'http://192.0.2.7:8080/x',
      [
        'Not encrypted: what you enter there can be read on its way',
        'A number in place of a site’s name',
        'Not the usual port: 8080',
      ],
    ],
    ['https://example.com@evil.test/', ['What stands before the “@” is no site. The site is evil.test']],
    ['https://xn--fsqu00a.xn--0zwm56d/', ['Has letters that can look like others. It reads 例子.测试']],
    [`https://example.com/${'x'.repeat(300)}`, ['Longer than most. The site is what stands out in it']],
    ['https://example.com/', []],
  ])('warns about %s', (url, sentences) => {
    renderCard(blockFor(url));
    expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(sentences);
    for (const sentence of sentences)
      expect(button('Open in browser')).toHaveAccessibleDescription(
        expect.stringContaining(sentence) as string,
      );
  });

  it('shows warnings above an address that is long, and below any other', () => {
    const isBefore = () =>
      Boolean(screen.getByRole('list').compareDocumentPosition(address()) & Node.DOCUMENT_POSITION_FOLLOWING);
    const { rerenderCard } = renderCard(blockFor('http://example.com/'));
    expect(isBefore()).toBe(false);
    rerenderCard({ ...blockFor(`https://example.com/${'x'.repeat(300)}`), requestId: 2 });
    expect(isBefore()).toBe(true);
  });

  it('shows and opens the address as the browser reads it, in ASCII alone', async () => {
    const { user } = renderCard(blockFor('https://ex\u0430mple.com/\u202Egnp.exe'));
    const whole = 'https://xn--exmple-4nf.com/%E2%80%AEgnp.exe';
    expect(address().textContent).toBe(whole);
    await user.click(button('Open in browser'));
    expect(open).toHaveBeenCalledExactlyOnceWith(whole, '_blank', 'noopener,noreferrer');
  });

  it('keeps the whole of a very long address', () => {
    const long = `https://example.com/?t=${'a&b='.repeat(1500)}`;
    renderCard(blockFor(long));
    expect(address().textContent).toBe(long);
  });

  it.each(['{Enter}', '{Control>}{Enter}{/Control}', ' ', '1'])(
    'nothing opens by %s on the card, nor on Decline',
    async (keys) => {
      const { user, onSubmit } = renderCard(opening, { autoFocus: true });
      expect(theCard()).toHaveFocus();
      await user.keyboard(keys);
      expect(open).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(phase()).toBe('asking');
    },
  );

  it('Esc cancels, Decline declines', async () => {
    const { user, onDecline } = renderCard(opening);
    await user.click(button('Decline'));
    expect(onDecline).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
    const second = renderCard({ ...opening, requestId: 2 }, { autoFocus: true });
    await second.user.keyboard('{Escape}');
    expect(second.onCancel).toHaveBeenCalledOnce();
  });

  it('opens nothing where the host allows no change, and has no button where it takes no answer', async () => {
    const { user } = renderCard(opening, { disabled: true });
    await user.click(button('Open in browser'));
    expect(open).not.toHaveBeenCalled();
    render(<QuestionCard block={{ ...opening, requestId: 2 }} />);
    expect(screen.getAllByRole('button', { name: 'Open in browser' })).toHaveLength(1);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'nowhere', ''])(
    'is not drawn for %o',
    (url) => {
      renderCard({ kind: 'request_user_input', requestId: 1, questions: [], url, message: 'm' });
      expect(isThere('Open in browser')).toBe(false);
    },
  );
});

describe('a request that is answered by opening', () => {
  it('opens in a new tab that knows nothing of this page, and is answered at once', async () => {
    const { user, onSubmit } = renderCard(opening);
    await user.click(button('Open in browser'));
    expect(open).toHaveBeenCalledExactlyOnceWith(PLACE, '_blank', 'noopener,noreferrer');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer, { sources: {} });
    expect(phase()).toBe('answered');
    expect(screen.getByRole('status')).toHaveTextContent(/^Opened$/);
    expect(theCard()).toHaveFocus();
  });

  it.each(['{Enter}', ' '])('opens by %o on its own button', async (key) => {
    const { user } = renderCard(opening);
    button('Open in browser').focus();
    await user.keyboard(key);
    expect(open).toHaveBeenCalledOnce();
  });

  it('opens once by a double click', async () => {
    const { user, onSubmit } = renderCard(opening);
    await user.dblClick(button('Open in browser'));
    expect(open).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('can be opened again while the card is still there', async () => {
    const { user, onSubmit } = renderCard(opening);
    await user.click(button('Open in browser'));
    await user.click(button('Open again'));
    expect(open).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is not opened again to be sent again', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { user } = renderCard(opening, { onSubmit });
    await user.click(button('Open in browser'));
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    await user.click(button('I’m done'));
    expect(open).toHaveBeenCalledOnce();
    await waitFor(() => {
      expect(phase()).toBe('answered');
    });
  });
});

describe('a request that waits until the person is done', () => {
  it('asks to come back, and is answered by Done', async () => {
    const { user, onSubmit } = renderCard(waiting);
    await user.click(button('Open in browser'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Go on in your browser, then come back here.')).toHaveAttribute('role', 'status');
    expect(button('Open again')).toHaveFocus();
    expect(isThere('Decline')).toBe(false);
    await user.click(button('I’m done'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer, { sources: {} });
  });

  it('is done by no second click or key that was meant for the first button', async () => {
    const { user, onSubmit } = renderCard(waiting);
    await user.dblClick(button('Open in browser'));
    expect(isThere('I’m done')).toBe(true);
    fireEvent.click(button('I’m done'), { detail: 2 });
    button('Open again').focus();
    await user.keyboard('{Enter}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    theCard().focus();
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('opens again as often as it takes, and can be given up', async () => {
    const { user, onSubmit, onCancel } = renderCard(waiting);
    await user.click(button('Open in browser'));
    await user.click(button('Open again'));
    await user.click(button('Open again'));
    expect(open).toHaveBeenCalledTimes(3);
    await user.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ends when the server says that it is done', async () => {
    const queue = createQuestionQueue();
    const asked = queue.ask(waiting);
    const user = userEvent.setup();
    render(<PendingQuestions queue={queue} />);
    await user.click(button('Open in browser'));
    const [entry] = queue.getSnapshot().open;
    queue.settle(entry!.key, { action: 'accept', response: answer, sources: {} });
    await expect(asked).resolves.toMatchObject({ action: 'accept' });
    await waitFor(() => {
      expect(phase()).toBe('answered');
    });
    expect(screen.getByText('Opened', { selector: '[data-chat-form="receipt-end"]' })).toBeVisible();
  });
});

describe('a host’s own way to open', () => {
  const withOpener = (openUrl: (url: string) => unknown, props: Partial<QuestionCardProps> = {}) => {
    const onSubmit = vi.fn();
    render(
      <ChatFormProvider openUrl={openUrl}>
        <QuestionCard block={opening} onSubmit={onSubmit} onCancel={() => undefined} {...props} />
      </ChatFormProvider>,
    );
    return { user: userEvent.setup(), onSubmit };
  };

  it('gets the address and nothing else, and is waited for', async () => {
    let done = () => {};
    const openUrl = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
    const { user, onSubmit } = withOpener(openUrl);
    await user.click(button('Open in browser'));
    await user.click(button('Open in browser'));
    expect(openUrl.mock.calls).toEqual([[PLACE]]);
    expect(open).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    done();
    await waitFor(() => {
      expect(onSubmit).toHaveBeenCalledOnce();
    });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no browser');
      },
    ],
    ['rejects', () => Promise.reject(new Error('no browser'))],
  ])('that %s is said to have failed, and nothing is answered', async (_how, openUrl) => {
    const { user, onSubmit } = withOpener(openUrl);
    await user.click(button('Open in browser'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be opened.');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(isThere('Cancel') && isThere('Open in browser')).toBe(true);
  });
});

describe('its receipt', () => {
  it.each([
    ['Opened', { action: 'accept', response: answer, sources: {} }],
    ['Declined', { action: 'decline' }],
    ['Cancelled', { action: 'cancel', reason: 'dismissed' }],
    ['Withdrawn', { action: 'cancel', reason: 'withdrawn' }],
  ] as const)('says %s, has the whole address as text, and nothing that opens it', (word, outcome) => {
    const { container } = render(<Receipt block={opening} outcome={outcome} />);
    expect(screen.getByText(word)).toBeVisible();
    expect(address().textContent).toBe(PLACE);
    expect(container.querySelector('button, a')).toBeNull();
  });

  it('does not open again what was agreed to before the page was loaded', () => {
    render(<QuestionCard block={{ ...opening, response: answer }} />);
    expect(isThere('Open again')).toBe(false);
  });

  it('is there for an address that nobody would open', () => {
    render(<Receipt block={{ ...opening, url: 'javascript:alert(1)' }} outcome={{ action: 'decline' }} />);
    expect(screen.getByText('Declined')).toBeVisible();
    expect(address()).toBeNull();
  });
});

it('speaks Chinese', async () => {
  render(
    <ChatFormProvider locale="zh-CN">
      <QuestionCard block={{ ...waiting, url: 'http://a@b.test:81/' }} onSubmit={() => undefined} />
    </ChatFormProvider>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '未加密：填写的内容可能在传输中被看到',
    '“@”之前的部分不是网站，真正的网站是 b.test',
    '不是常用端口： 81',
  ]);
  await userEvent.click(button('在浏览器中打开'));
  expect(isThere('重新打开') && isThere('已完成')).toBe(true);
});
