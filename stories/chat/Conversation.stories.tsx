import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { profileFrom } from '../support/profileFrom.js';
import { Conversation } from './Conversation.js';
import { chinese, english } from './script.js';

/**
 * A chat page: messages, an earlier receipt, an open card between them, a composer below. Answer the card:
 * it becomes its receipt, and the exact result that the plugin receives stands under it.
 */
const meta = {
  title: 'Try/Conversation',
  component: Conversation,
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    docs: { story: { inline: false, height: '760px' } },
  },
  args: { script: english, profile: profileFrom('wework'), onResult: fn() },
  render: (args, { globals }) => (
    <Conversation
      {...args}
      profile={profileFrom(globals.profile)}
      script={globals.locale === 'zh-CN' ? chinese : args.script}
    />
  ),
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plugin waits. */
export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Staging' })).toBeChecked();
  },
};

/** The person answers; the plugin gets the result and goes on. */
export const Answered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Production' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'false' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /One line/ }), 'Faster start');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText(/The release is on its way/)).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledWith({
      action: 'accept',
      content: { target: 'production', notify: false, title: 'Faster start' },
      _meta: null,
    });
  },
};

/** The person says no. */
export const Declined: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('Understood. Nothing was published.')).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledWith({ action: 'decline', content: null, _meta: null });
  },
};

/** The composer works while the card is open, and its keys never reach the card. */
export const Composing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Write a message' }), '1 more minute{Enter}');
    await expect(canvas.getByText('1 more minute')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Staging' })).toBeChecked();
    await expect(args.onResult).not.toHaveBeenCalled();
  },
};

/** In dark. */
export const Dark: Story = { ...Answered, globals: { theme: 'dark' } };

/** In Chinese, with the document’s own example. */
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '自定义' }));
    const box = canvas.getByRole('textbox', { name: /如果上面选择了自定义/ });
    await userEvent.type(box, '先检查 diff，再只改测试');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await canvas.findByText(chinese.after.accept);
    const shown = within(canvas.getByRole('figure', { name: '插件收到的结果' }));
    await expect(shown.getByText(/"customStrategy": "先检查 diff，再只改测试"/)).toBeVisible();
    await expect(args.onResult).toHaveBeenCalledOnce();
  },
};

/** In Chinese, dark, waiting. */
export const ChineseDark: Story = { globals: { locale: 'zh-CN', theme: 'dark' } };

/** On a phone’s width. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
