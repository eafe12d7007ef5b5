import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from '@wework/chat-form';
import { mcp, type Outcome } from '@wework/chat-form/core';
import { expect } from 'storybook/test';
import { arabicForm } from '../test/fixtures/languages.js';
import { releaseAnswers, releaseForm } from '../test/fixtures/release.js';
import { seeds } from '../test/fixtures/seeds.js';
import { nativeSecretParams } from '../test/fixtures/weworkBlocks.js';
import { blockFrom } from './support/blockFrom.js';

/** A request that has ended, in whatever way: the same card, come to rest. */
const meta = {
  title: 'Cards/Receipt',
  component: Receipt,
  tags: ['autodocs'],
  args: {
    block: blockFrom(releaseForm, mcp),
    outcome: accept(releaseAnswers),
  },
  argTypes: { block: { control: 'object' }, outcome: { control: 'object' } },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

function accept(answers: Readonly<Record<string, { answers: string[] }>>): Outcome {
  return { action: 'accept', response: { answers }, sources: {} };
}

/** Question and answer, one line each where they fit. */
export const Answered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Faster start')).toBeVisible();
    await expect(canvas.getByText('Answered')).toBeVisible();
  },
};

/** What could have been chosen is folded away. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Mailing list')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What was offered'));
    await expect(canvas.getByText('Mailing list')).toBeVisible();
  },
};

/** One question, one line. */
export const OneLine: Story = {
  args: { block: blockFrom(seeds.singleChoice.params, mcp), outcome: accept(seeds.singleChoice.answers) },
};

/** A question that was left blank says so. */
export const Blank: Story = {
  args: { outcome: accept({ target: { answers: ['staging'] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No answer')).toHaveLength(5);
  },
};

/** The person said no. */
export const Declined: Story = { args: { outcome: { action: 'decline' } } };

/** The person closed the card, or the task was stopped. */
export const Cancelled: Story = { args: { outcome: { action: 'cancel', reason: 'dismissed' } } };

/** The host’s deadline passed. */
export const Expired: Story = { args: { outcome: { action: 'cancel', reason: 'expired' } } };

/** The plugin took its question back. */
export const Withdrawn: Story = { args: { outcome: { action: 'cancel', reason: 'withdrawn' } } };

/** A secret is dots here, and the word “Hidden” to a screen reader. */
export const Secret: Story = {
  args: {
    block: blockFrom(nativeSecretParams, mcp),
    outcome: accept({ registry: { answers: ['not-a-real-token'] } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('•••')).toBeVisible();
    await expect(canvas.queryByText('not-a-real-token')).not.toBeInTheDocument();
  },
};

/** In dark. */
export const Dark: Story = { ...Unfolded, globals: { theme: 'dark' } };

/** In Chinese. */
export const Chinese: Story = {
  args: { block: blockFrom(seeds.customOption.params, mcp), outcome: accept(seeds.customOption.answers) },
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已回答')).toBeVisible();
  },
};

/** In Arabic, right to left. */
export const Arabic: Story = {
  args: {
    block: blockFrom(arabicForm, mcp),
    outcome: accept({ environment: { answers: ['production'] }, note: { answers: ['الإصدار 2.4'] } }),
  },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** In a pane of 280 px. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};

/** Pleasant to scroll past a hundred of them. */
export const Many: Story = {
  render: ({ block }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {['staging', 'production'].map((target) => (
        <Receipt
          key={target}
          block={blockFrom(seeds.singleChoice.params, mcp)}
          outcome={accept({ target: { answers: [target] } })}
        />
      ))}
      <Receipt block={block} outcome={{ action: 'decline' }} />
      <Receipt
        block={blockFrom(seeds.booleanConfirm.params, mcp)}
        outcome={accept({ confirm: { answers: ['true'] } })}
      />
    </div>
  ),
};
