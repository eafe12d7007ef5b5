import type { Meta, StoryObj } from '@storybook/react-vite';
import { mcp, wework } from '@wework/chat-form/core';
import { expect, fn, waitFor } from 'storybook/test';
import { seeds } from '../test/fixtures/seeds.js';
import { Chips } from './parts/Chips.js';
import { answersOf } from './support/answersOf.js';
import { blockFrom } from './support/blockFrom.js';
import { connectionLost } from './support/perform.js';

/**
 * The whole behaviour of a card without its looks: one answer per request, answers kept when a send fails.
 * Draw it with any elements you like; here a row of chips.
 */
const meta = {
  title: 'Cards/useQuestionForm',
  component: Chips,
  tags: ['autodocs'],
  args: { block: blockFrom(seeds.strategy.params, wework), onSubmit: fn() },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under `wework` option 1 is selected. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '快速处理' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText('asking')).toBeVisible();
  },
};

/** A chip sends, once. */
export const Answered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: '稳妥处理' }));
    await waitFor(() => expect(canvas.getByText('answered')).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({ strategy: ['safe'] }), expect.anything());
  },
};

/** A failed send gives the form back. */
export const Failed: Story = {
  args: { onSubmit: fn(connectionLost) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '稳妥处理' }));
    await waitFor(() => expect(canvas.getByText('asking')).toBeVisible());
    await expect(canvas.getByRole('button', { name: '稳妥处理' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Under `mcp` nothing is selected that the schema did not choose, and a chip does not send. */
export const Strict: Story = {
  args: { block: blockFrom(seeds.strategy.params, mcp) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '稳妥处理' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** In dark. */
export const Dark: Story = { ...Untouched, globals: { theme: 'dark' } };
