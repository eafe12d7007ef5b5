import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QuestionCardRootProps } from '@wework/chat-form';
import {
  CardBody,
  CardFoot,
  CardHeader,
  QuestionCardRoot,
  QuestionField,
  QuestionList,
} from '@wework/chat-form';
import { wework } from '@wework/chat-form/core';
import { expect, fn, waitFor } from 'storybook/test';
import { releaseForm } from '../test/fixtures/release.js';
import { seeds } from '../test/fixtures/seeds.js';
import { blockFrom } from './support/blockFrom.js';

/**
 * A card without content: its form, its keys, its states. Put the parts inside in an order of your own; once
 * the request has ended, the receipt takes their place.
 */
const meta = {
  title: 'Cards/QuestionCardRoot',
  component: QuestionCardRoot,
  tags: ['autodocs'],
  args: { block: blockFrom(seeds.customOption.params, wework), onSubmit: fn(), onCancel: fn() },
  argTypes: {
    block: { control: 'object' },
    children: { control: false },
    profile: { control: false },
    disabled: { control: 'boolean' },
    autoFocus: { control: 'boolean' },
  },
} satisfies Meta<QuestionCardRootProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts in the order that `QuestionCard` uses. */
export const UsualLayout: Story = {
  render: (args) => (
    <QuestionCardRoot {...args}>
      <CardBody>
        <CardHeader serverName={args.block.serverName} message={args.block.message} />
        <QuestionList />
      </CardBody>
      <CardFoot />
    </QuestionCardRoot>
  ),
};

/** No header, since the chat around it says who asks: only the questions and the actions. */
export const OwnLayout: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 12, maxInlineSize: 560 }}>
      <span aria-hidden="true" style={{ fontSize: 24 }}>
        ◆
      </span>
      <QuestionCardRoot {...args}>
        <CardBody>
          <QuestionList />
        </CardBody>
        <CardFoot />
      </QuestionCardRoot>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '稳妥处理' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Answered: 稳妥处理'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Questions one by one, with words of the host between them. */
export const WordsBetween: Story = {
  args: { block: blockFrom(releaseForm, wework) },
  render: (args) => (
    <QuestionCardRoot {...args}>
      <CardBody>
        {args.block.questions.slice(0, 2).map((question, index) => (
          <div key={question.id} style={{ display: 'grid', gap: 8 }}>
            <p style={{ margin: 0, fontSize: 12 }}>
              Question {index + 1} of {args.block.questions.length}
            </p>
            <QuestionField keyed={{ key: question.id, question }} index={index} />
          </div>
        ))}
      </CardBody>
      <CardFoot />
    </QuestionCardRoot>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Question 2 of 6')).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(2);
  },
};

/** In dark. */
export const Dark: Story = { ...OwnLayout, globals: { theme: 'dark' } };
