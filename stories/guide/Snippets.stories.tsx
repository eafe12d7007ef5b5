import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuestionCard } from '@wework/chat-form';
import { wework } from '@wework/chat-form/core';
import { expect, fn, waitFor } from 'storybook/test';
import { seeds } from '../../test/fixtures/seeds.js';
import { nativeQuestionParams } from '../../test/fixtures/weworkBlocks.js';
import { blockFrom } from '../support/blockFrom.js';
import { NativeQuestion } from './snippets/nativeQuestion.js';
import { Ask } from './snippets/oneCard.js';
import { careful } from './snippets/ownProfile.js';
import { ChineseChat } from './snippets/ownWords.js';

interface SnippetArgs {
  readonly reply: (result: unknown) => Promise<void>;
}

/** The snippets of the guide, run. They are no pages of their own. */
const meta = {
  title: 'Guide/Snippets',
  tags: ['!dev', '!autodocs'],
  args: { reply: fn(() => Promise.resolve()) },
} satisfies Meta<SnippetArgs>;

export default meta;
type Story = StoryObj<SnippetArgs>;

/** “Start”: one card, without a queue. */
export const OneCard: Story = {
  render: ({ reply }) => <Ask params={seeds.singleChoice.params} requestId={0} reply={reply} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await expect(args.reply).toHaveBeenCalledWith(seeds.singleChoice.result);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Answered: Production'));
  },
};

/** “Hosts”: a native question. */
export const Native: Story = {
  render: ({ reply }) => <NativeQuestion payload={nativeQuestionParams} reply={reply} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'JavaScript' }));
    await expect(args.reply).toHaveBeenCalledWith({ answers: { lang: { answers: ['JavaScript'] } } });
  },
};

/** “Profiles”: one switch changed. */
export const OwnProfile: Story = {
  render: ({ reply }) => (
    <QuestionCard block={blockFrom(seeds.strategy.params, wework)} profile={careful} onSubmit={reply} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '稳妥处理' }));
    await expect(args.reply).not.toHaveBeenCalled();
  },
};

/** “Languages”: a few words changed. */
export const OwnWords: Story = {
  render: ({ reply }) => (
    <ChineseChat>
      <QuestionCard
        block={blockFrom(seeds.booleanConfirm.params, wework)}
        onSubmit={reply}
        onCancel={() => reply(null)}
      />
    </ChineseChat>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '是' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: '停止' })).toBeVisible();
  },
};
