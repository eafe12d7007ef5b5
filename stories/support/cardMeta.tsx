import type { Meta, ReactRenderer, StoryObj } from '@storybook/react-vite';
import type { QuestionCardProps } from '@wework/chat-form';
import { QuestionCard } from '@wework/chat-form';
import { mcp, wework } from '@wework/chat-form/core';
import type { ComponentType } from 'react';
import type { ArgsStoryFn } from 'storybook/internal/types';
import { fn } from 'storybook/test';
import { blockFrom } from './blockFrom.js';
import { profileFrom } from './profileFrom.js';

/** A story of a card says what was asked; the block is made under the toolbar's profile, as a host would make it. */
export interface CardArgs extends Omit<QuestionCardProps, 'block'> {
  /** The `params` of an elicitation, or a block. */
  readonly request: unknown;
  /** Made from `request`. */
  readonly block?: undefined;
}

export type CardStory = StoryObj<CardArgs>;

const render: ArgsStoryFn<ReactRenderer, CardArgs> = ({ request, ...props }, { globals }) => (
  <QuestionCard {...props} block={blockFrom(request, profileFrom(globals.profile))} />
);

/** What all stories of `QuestionCard` share: the spies, the controls, and how a request becomes a card. */
export const cardMeta = {
  component: QuestionCard as unknown as ComponentType<CardArgs>,
  tags: ['autodocs'],
  render,
  args: { disabled: false, autoFocus: false, onSubmit: fn(), onDecline: fn(), onCancel: fn() },
  argTypes: {
    request: {
      control: 'object',
      description: 'What these stories ask: an elicitation’s `params`, or a block. `block` is made from it.',
      table: { category: 'of the stories' },
    },
    block: { control: false },
    renderText: { control: false },
    profile: {
      control: 'select',
      options: ['of the block', 'wework', 'mcp'],
      mapping: { 'of the block': undefined, wework, mcp },
      description: 'How the card behaves. The toolbar’s profile makes the block.',
    },
    disabled: { control: 'boolean' },
    autoFocus: { control: 'boolean' },
    outcome: { control: 'object' },
  },
} satisfies Omit<Meta<CardArgs>, 'title'>;
