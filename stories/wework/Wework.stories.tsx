import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import * as fixtures from '../../test/fixtures/wework/blocks.js';
import { answered, asking, planned } from './messages.js';
import { WeworkChat } from './WeworkChat.js';

/**
 * The card and the summary in a chat like Wework’s: Tailwind 3.4’s reset on the page, its tokens as variables, the
 * card in the composer’s place. The page imports everything from `@wework/chat-form/wework`.
 */
const meta = {
  title: 'Wework/In its place',
  component: WeworkChat,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { story: { inline: false, height: '620px' } },
  },
  globals: { locale: 'zh-CN' },
  args: { messages: asking(fixtures.severalQuestions), theme: 'light', onSend: fn(), onStop: fn() },
  render: (args, { globals }) => (
    <WeworkChat {...args} theme={globals.theme === 'dark' ? 'dark' : args.theme} />
  ),
} satisfies Meta<typeof WeworkChat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plugin waits for three answers where the composer was. */
export const Waiting: Story = {};

/** Several questions of a plugin where the composer was. Answered, the composer comes back, and the summary stands above. */
export const SeveralQuestions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('request-user-input-card')).toHaveFocus());
    await userEvent.click(canvas.getByTestId('request-user-input-option-target-1'));
    await userEvent.type(canvas.getByTestId('request-user-input-custom-releaseNote'), '修复登录失败');
    await userEvent.click(canvas.getByTestId('request-user-input-submit-button'));
    await expect(await canvas.findByRole('textbox', { name: '输入消息' })).toBeVisible();
    await expect(canvas.getByTestId('request-user-input-summary')).toHaveTextContent('修复登录失败');
    await expect(mocked(args.onSend).mock.calls).toEqual([
      [
        {
          requestId: 74,
          itemId: 'mcp_server_elicitation',
          answers: {
            target: { answers: ['生产'] },
            notify: { answers: ['true'] },
            releaseNote: { answers: ['修复登录失败'] },
          },
        },
      ],
    ]);
  },
};

/** One question: a click sends. */
export const OneQuestion: Story = {
  args: { messages: asking(fixtures.elicitation) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('request-user-input-option-audience-1'));
    await expect(await canvas.findByTestId('request-user-input-summary')).toHaveTextContent('仅自己');
    await expect(mocked(args.onSend).mock.calls).toEqual([
      [
        {
          requestId: 73,
          itemId: 'mcp_server_elicitation',
          answers: { audience: { answers: ['仅自己'] } },
        },
      ],
    ]);
  },
};

/** Esc, or the button, ignores the question; the task stops, and the composer comes back. */
export const Ignored: Story = {
  args: { messages: asking(fixtures.elicitation) },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('request-user-input-card')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('textbox', { name: '输入消息' })).toBeVisible();
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A send that fails gives the card back, with what was chosen. */
export const SendFails: Story = {
  args: { messages: asking(fixtures.severalQuestions), onSend: fn(() => Promise.resolve(false)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('request-user-input-option-target-1'));
    await userEvent.click(canvas.getByTestId('request-user-input-submit-button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('提交失败');
    await expect(canvas.getByTestId('request-user-input-option-target-1')).toBeChecked();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** May a command run? Nothing is selected, Enter allows nothing, a click decides, and the code goes back untouched. */
export const CommandApproval: Story = {
  args: { messages: asking(fixtures.commandApproval, '需要清理构建目录。') },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByTestId('request-user-input-card')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByTestId('request-user-input-option-__codex_approval-2'));
    await expect(mocked(args.onSend).mock.calls).toEqual([
      [
        {
          requestId: 9,
          itemId: 'call_9',
          answers: { __codex_approval: { answers: ['allow_execpolicy:0'] } },
        },
      ],
    ]);
    await expect(await canvas.findByTestId('request-user-input-summary')).toHaveTextContent('rm -rf build');
  },
};

/** May a tool run? Its block only says so by its question `__mcp_approval`. */
export const ToolApproval: Story = {
  args: { messages: asking(fixtures.toolApproval, '') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '本次会话内允许' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      requestId: 12,
      itemId: 'mcp_server_elicitation',
      answers: { __mcp_approval: { answers: ['Allow for this session'] } },
    });
  },
};

/** The chat asks about a plan: the option goes out alone. */
export const Plan: Story = {
  args: { messages: planned },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByTestId('request-user-input-option-implement-0'));
    await expect(mocked(args.onSend).mock.calls).toEqual([
      [
        {
          requestId: undefined,
          itemId: 'implementation-plan:message-1:block-1',
          answers: { implement: { answers: ['是，执行此计划'] } },
        },
      ],
    ]);
    await expect(await canvas.findByText('是，执行此计划')).toBeVisible();
  },
};

/** Or what was typed, alone. */
export const PlanAdjusted: Story = {
  args: { messages: planned },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByTestId('request-user-input-custom-adjustment'),
      '先只发布到预发布环境{Enter}',
    );
    await expect(mocked(args.onSend).mock.calls).toEqual([
      [
        {
          requestId: undefined,
          itemId: 'implementation-plan:message-1:block-1',
          answers: { adjustment: { answers: ['先只发布到预发布环境'] } },
        },
      ],
    ]);
  },
};

/** Summaries stand in the conversation: labels, texts, decisions in words, a secret as dots, one that was cancelled. */
export const Summaries: Story = {
  args: { messages: answered },
  play: async ({ canvas }) => {
    const summaries = canvas.getAllByTestId('request-user-input-summary');
    await expect(summaries).toHaveLength(7);
    await expect(canvas.getByText('Rust')).toBeVisible();
    await expect(canvas.getByText('•••')).toBeVisible();
    await expect(summaries.at(-1)).toHaveTextContent('已取消');
  },
};

/** What waits, in dark. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** An approval in dark. */
export const ApprovalDark: Story = {
  args: { messages: asking(fixtures.permissionsApproval, '') },
  globals: { theme: 'dark' },
};

/** Summaries in dark. */
export const SummariesDark: Story = { args: { messages: answered }, globals: { theme: 'dark' } };

/** On a phone’s width. */
export const Mobile: Story = { args: { narrow: true } };

/** A plan on a phone’s width. */
export const MobilePlan: Story = { args: { messages: planned, narrow: true } };

/** Summaries on a phone’s width. */
export const MobileSummaries: Story = { args: { messages: answered, narrow: true } };

/** In English, as a host’s provider or `locale` says. */
export const English: Story = {
  args: { messages: asking(fixtures.native, 'All checks are green.') },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('request-user-input-ignore-button')).toHaveTextContent('Ignore');
  },
};
