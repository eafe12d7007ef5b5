import type { Meta } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import everything from '../../test/fixtures/everything/url.json' with { type: 'json' };
import { answersOf } from '../support/answersOf.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';
import { connectionLost } from '../support/perform.js';

/** Stands in for the browser. */
const open = fn(() => null);

/**
 * A server may ask a person to open an address, for a sign-in or a payment that is not the chat’s business. The card
 * says who asks and shows the whole address, with what is odd about it. Nothing is fetched before, and nothing opens
 * but by a click on its button. In these stories that button opens nothing.
 */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Addresses',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: everything.message.params },
  globals: { profile: 'mcp' },
  beforeEach: () => {
    spyOn(window, 'open').mockImplementation(open);
  },
} satisfies Meta<CardArgs>;

export default meta;

const asking = (url: string, more: object = {}) => ({
  mode: 'url',
  message: 'Sign in to your calendar, so that the meeting can be moved.',
  url,
  elicitationId: 'e-1',
  ...more,
});

const signIn = asking(
  'https://accounts.example.com/o/oauth2/auth?client_id=4711-release&redirect_uri=https%3A%2F%2Fmcp.example.com%2Fcallback&scope=calendar.events&state=Zm9vYmFy',
);

/** Who asks, why, and where it leads. */
export const Asking: CardStory = {
  args: { request: signIn },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('accounts.example.com')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open in browser' })).toHaveAccessibleDescription(
      signIn.url,
    );
    await expect(canvasElement.querySelector('a, img, iframe, link')).toBeNull();
  },
};

/** Opened: that is the whole answer, as MCP 2025-11-25 has it. The server goes on by itself. */
export const Opened: CardStory = {
  args: { request: signIn },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open in browser' }));
    await expect(open).toHaveBeenCalledWith(signIn.url, '_blank', 'noopener,noreferrer');
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({}), expect.anything());
    await expect(canvas.getByText('Opened', { selector: '[data-chat-form="receipt-end"]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await expect(open).toHaveBeenCalledTimes(2);
  },
};

/** Where the answer makes the call go on, it waits until the person is done there. */
export const Waiting: CardStory = {
  args: { request: asking('https://pay.example.com/checkout/20261130', { elicitationId: undefined }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open in browser' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText(/come back here/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open again' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'I’m done' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** Done: the call goes on. */
export const Done: CardStory = {
  args: Waiting.args ?? {},
  play: async (context) => {
    await Waiting.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'I’m done' }));
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Enter opens nothing by accident, wherever it is pressed but on the button itself. Esc cancels. */
export const Keys: CardStory = {
  args: { request: signIn },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(signIn.message));
    await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
    await expect(open).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Not encrypted, a number for a name, and a port of its own. */
export const Warnings: CardStory = {
  args: { request: asking('http://192.0.2.7:8080/login') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A name before the “@” that reads like the site. */
export const UserInfo: CardStory = {
  args: { request: asking('https://accounts.example.com@evil.test/login') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/The site is evil\.test$/);
  },
};

/** Letters that look like others. */
export const LookAlike: CardStory = {
  args: { request: asking('https://exаmple.com/login') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('xn--exmple-4nf.com')).toBeVisible();
    await expect(canvas.getByText('exаmple.com')).toBeVisible();
  },
};

/** A long address wraps and is never cut; the card scrolls. */
export const Long: CardStory = {
  args: { request: asking(`https://files.example.com/share?token=${'kX9_'.repeat(600)}`) },
};

/** It could not be sent that the address was opened. It need not be opened again. */
export const SendFailed: CardStory = {
  args: { request: signIn, onSubmit: connectionLost },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open in browser' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('connection lost');
    await expect(canvas.getByRole('button', { name: 'I’m done' })).toBeVisible();
  },
};

/** Declined. */
export const Declined: CardStory = {
  args: { request: signIn, outcome: { action: 'decline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('accounts.example.com')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** An address that is no web address is not drawn at all. */
export const NoWebAddress: CardStory = {
  args: {
    request: { kind: 'request_user_input', requestId: 1, questions: [], url: 'javascript:alert(1)' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This question cannot be shown here.')).toBeVisible();
  },
};

/** Chinese. */
export const Chinese: CardStory = {
  args: {
    request: asking('http://192.0.2.7:8080/login?next=/日历', { message: '请先登录日历，再移动会议。' }),
  },
  globals: { locale: 'zh-CN' },
};

/** Right to left: the address keeps its own direction. */
export const RightToLeft: CardStory = {
  args: { request: asking('https://a@xn--exmple-4nf.com:8443/login', { message: 'سجّل الدخول إلى تقويمك.' }) },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** In dark. */
export const Dark: CardStory = { ...Warnings, globals: { theme: 'dark' } };

/** In a pane of 280 pixels. */
export const Narrow: CardStory = {
  ...Waiting,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
