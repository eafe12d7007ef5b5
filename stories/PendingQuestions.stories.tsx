import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PendingQuestionsProps } from '@wework/chat-form';
import { PendingQuestions } from '@wework/chat-form';
import type { QuestionQueue } from '@wework/chat-form/core';
import { createQuestionQueue } from '@wework/chat-form/core';
import { expect, fn, waitFor, within } from 'storybook/test';
import { releaseForm } from '../test/fixtures/release.js';
import { seeds } from '../test/fixtures/seeds.js';
import { blockFrom } from './support/blockFrom.js';
import { connectionLost } from './support/perform.js';
import { profileFrom } from './support/profileFrom.js';

/**
 * The requests of a queue as cards, in the order of arrival. Adapters fill the queue; what is answered here
 * goes back to whoever asked.
 */
const meta = {
  title: 'Cards/PendingQuestions',
  component: PendingQuestions,
  tags: ['autodocs'],
  args: { queue: createQuestionQueue(), send: fn() },
  argTypes: {
    queue: { control: false },
    receipts: { control: 'boolean' },
    disabled: { control: 'boolean' },
    profile: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <Story />
      </div>
    ),
  ],
  loaders: [
    ({ globals, parameters }) => {
      const profile = profileFrom(globals.profile);
      const queue = createQuestionQueue();
      const requests = (parameters.requests ?? []) as readonly unknown[];
      const outcomes = requests.map((request, index) =>
        queue.ask({ ...blockFrom(request, profile), requestId: index, serverName: `plugin-${index + 1}` }),
      );
      return { queue, outcomes };
    },
  ],
  render: (args, { loaded }) => <PendingQuestions {...args} queue={loaded['queue'] as QuestionQueue} />,
} satisfies Meta<PendingQuestionsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const requests = [seeds.singleChoice.params, seeds.booleanConfirm.params, releaseForm];

/** Nothing is asked: nothing is drawn. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
  },
};

/** Several cards at once, the oldest first. */
export const Open: Story = {
  parameters: { requests },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('group', { name: /Question from/ }).map((card) => card.ariaLabel);
    await expect(names).toEqual(['plugin-1', 'plugin-2', 'plugin-3'].map((name) => `Question from ${name}`));
  },
};

/** An answered card becomes its receipt in its place, and the asker hears of it. */
export const Answered: Story = {
  parameters: { requests },
  play: async ({ args, canvas, loaded, userEvent }) => {
    const second = within(canvas.getByRole('group', { name: 'Question from plugin-2' }));
    await userEvent.click(second.getByRole('radio', { name: 'false' }));
    await waitFor(() => expect(second.getByText('Answered')).toBeVisible());
    await expect(args.send).toHaveBeenCalledOnce();
    const [, outcome] = loaded['outcomes'] as Promise<unknown>[];
    await expect(outcome).resolves.toMatchObject({ action: 'accept', sources: { confirm: 'chosen' } });
  },
};

/** `receipts={false}`: a host that keeps its own history draws only what is open. */
export const WithoutReceipts: Story = {
  ...Answered,
  args: { receipts: false },
  play: async ({ canvas, userEvent }) => {
    const second = within(canvas.getByRole('group', { name: 'Question from plugin-2' }));
    await userEvent.click(second.getByRole('radio', { name: 'false' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /plugin-2/ })).not.toBeInTheDocument());
  },
};

/** A `send` that rejects: the card asks again with its answer, and the asker has heard nothing. */
export const Failed: Story = {
  parameters: { requests: [seeds.singleChoice.params] },
  args: { send: fn(connectionLost) },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/connection lost/);
    await expect((loaded['queue'] as QuestionQueue).getSnapshot().open).toHaveLength(1);
  },
};

/** The host ends requests too: one whose time has run out, one that the asker took back. */
export const EndedElsewhere: Story = {
  parameters: { requests },
  play: async ({ canvas, loaded }) => {
    const queue = loaded['queue'] as QuestionQueue;
    const [first, second] = queue.getSnapshot().open;
    queue.expire(first?.key ?? '');
    queue.withdraw(second?.key ?? '');
    const statusOf = (name: string) =>
      within(canvas.getByRole('group', { name: `Question from ${name}` })).getByRole('status');
    await waitFor(() => expect(statusOf('plugin-1')).toHaveTextContent('Expired'));
    await expect(statusOf('plugin-2')).toHaveTextContent('Withdrawn');
  },
};

/** In dark, Chinese. */
export const ChineseDark: Story = { parameters: { requests }, globals: { theme: 'dark', locale: 'zh-CN' } };
