import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OptionListProps } from '@wework/chat-form';
import { BooleanToggle, ChatFormProvider } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FieldFrame } from './FieldFrame.js';

/** Yes or no as two equal halves, each with its word. Never a lone switch whose off state is a guess. */
const meta = {
  title: 'Fields/BooleanToggle',
  component: BooleanToggle,
  tags: ['autodocs'],
  render: (args) => <YesOrNo {...args} />,
  args: {
    labelledBy: '',
    options: [
      { value: 'true', label: 'true' },
      { value: 'false', label: 'false' },
    ],
    selected: undefined,
    onSelect: fn(),
    onChoose: fn(),
  },
  argTypes: {
    labelledBy: { control: false },
    selected: { control: 'number' },
    options: { control: 'object' },
  },
} satisfies Meta<typeof BooleanToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

function YesOrNo(props: Omit<OptionListProps, 'look'>) {
  const [selected, setSelected] = useState(props.selected);
  const take = (tell: (index: number) => void) => (index: number) => {
    setSelected(index);
    tell(index);
  };
  return (
    <FieldFrame question="Clear the cache of this workspace?">
      {(labelledBy) => (
        <BooleanToggle
          {...props}
          labelledBy={labelledBy}
          selected={selected}
          onSelect={take(props.onSelect)}
          onChoose={take(props.onChoose)}
        />
      )}
    </FieldFrame>
  );
}

/** Nothing is chosen. */
export const Untouched: Story = {};

/** One half is chosen. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'false' }));
    await expect(canvas.getByRole('radio', { name: 'false' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};

/** The arrows go between the halves. */
export const Focused: Story = {
  args: { selected: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'false' })).toHaveFocus();
  },
};

/** Titles of the schema come before the words of the library. */
export const Titled: Story = {
  args: {
    options: [
      { value: 'true', label: 'Clear it' },
      { value: 'false', label: 'Keep it' },
    ],
    selected: 1,
  },
};

/** A host replaces the words `true` and `false` through `messages`. */
export const OwnWords: Story = {
  decorators: [
    (Story) => (
      <ChatFormProvider messages={{ yes: 'Yes', no: 'No' }}>
        <Story />
      </ChatFormProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yes' })).toBeVisible();
  },
};

/** An answer is missing. */
export const Invalid: Story = { args: { invalid: true } };

/** The host allows no change now. */
export const Disabled: Story = { args: { disabled: true, selected: 0 } };

/** In dark. */
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };

/** Arabic words, right to left. */
export const Arabic: Story = { args: { selected: 0 }, globals: { locale: 'ar', direction: 'rtl' } };
