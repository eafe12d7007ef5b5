import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { releaseForm } from '../../test/fixtures/release.js';
import { seeds } from '../../test/fixtures/seeds.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';
import { connectionLost, neverSettles } from '../support/perform.js';

/**
 * A question in a chat: block in, answer out. One component draws every state of a request, from asking to
 * its receipt. A send that fails gives the card back with its answers.
 */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/States',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: seeds.singleChoice.params },
} satisfies Meta<CardArgs>;

export default meta;

/** One question: option 1 stands selected, and the foot says that choosing sends. */
export const Untouched: CardStory = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Staging' })).toBeChecked();
    await expect(canvas.getByText('Choosing an option sends it')).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: '选择本次发布的目标环境。' })).toBeVisible();
  },
};

/** Several questions: a click selects and sends nothing. */
export const Chosen: CardStory = {
  args: { request: seeds.customOption.params },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '自定义' }));
    await expect(canvas.getByRole('radio', { name: '自定义' })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The strict profile stops a submit, names what is missing and takes focus to it. */
export const Missing: CardStory = {
  args: { request: releaseForm },
  globals: { profile: 'mcp' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const target = canvas.getByRole('radiogroup', { name: 'Where should this release go?' });
    await expect(target).toHaveAttribute('aria-invalid', 'true');
    await expect(target).toHaveAccessibleDescription(/Needs an answer/);
    await expect(canvas.getByText('3 answers need attention')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Staging' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The answer is on its way: nothing changes, focus stays where it was. */
export const Sending: CardStory = {
  args: { onSubmit: fn(neverSettles) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await expect(canvas.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Sending…')).toBeVisible();
    await userEvent.keyboard('1{Enter}');
    await expect(canvas.getByRole('radio', { name: 'Production' })).toBeChecked();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A send that failed: the error is said, the answer still stands. */
export const Failed: CardStory = {
  args: { onSubmit: fn(connectionLost) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This could not be sent (connection lost). Your answers are still here.',
    );
    await expect(canvas.getByRole('radio', { name: 'Production' })).toBeChecked();
  },
};

/** The card has come to rest. What was offered is folded away. */
export const Answered: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Answered: Production'));
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: /release-plugin/ })).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { requestId: 0, itemId: 'mcp_server_elicitation', answers: { target: { answers: ['production'] } } },
      { sources: { target: 'chosen' } },
    );
  },
};

/** An explicit no, which the plugin hears as `decline`. */
export const Declined: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Declined'));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Closed without an answer, here with Esc. */
export const Cancelled: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cancelled'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The host's own deadline has passed. No timer of ours ever answers. */
export const Expired: CardStory = {
  args: { outcome: { action: 'cancel', reason: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The plugin took its question back. */
export const Withdrawn: CardStory = {
  args: { outcome: { action: 'cancel', reason: 'withdrawn' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Nothing can be done here now, for instance while the conversation is read-only. */
export const Disabled: CardStory = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Production' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled();
    canvas.getByRole('radio', { name: 'Production' }).click();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A block that cannot be drawn says so and can be cancelled. The chat around it lives on. */
export const Undrawable: CardStory = {
  args: { request: { kind: 'request_user_input', questions: 'none' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This question cannot be shown here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
