import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OptionListProps } from '@wework/chat-form';
import { OptionList } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { chineseLong, longLabels } from '../../test/fixtures/languages.js';
import { optionsOf } from './optionsOf.js';
import { FieldFrame } from './FieldFrame.js';

/**
 * One choice out of a few, as a radio group. Arrow keys select and never send; a click or Space chooses, the
 * option that is selected already included.
 */
const meta = {
  title: 'Fields/OptionList',
  component: OptionList,
  tags: ['autodocs'],
  render: (args) => <OneChoice {...args} />,
  args: {
    labelledBy: '',
    options: [
      { value: 'fast', label: 'Fast', description: 'a few seconds' },
      { value: 'safe', label: 'Safe', description: 'every step is checked' },
      { value: 'manual', label: 'Let me confirm each step' },
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
} satisfies Meta<typeof OptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

function OneChoice(props: OptionListProps) {
  const [selected, setSelected] = useState(props.selected);
  const take = (tell: (index: number) => void) => (index: number) => {
    setSelected(index);
    tell(index);
  };
  return (
    <FieldFrame question="How should the plugin go on?">
      {(labelledBy) => (
        <OptionList
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
export const Untouched: Story = {
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** A click chooses. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Safe' }));
    await expect(canvas.getByRole('radio', { name: 'Safe' })).toBeChecked();
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};

/** With keyboard focus the digits appear. Arrows select, and only Space or a click chooses. */
export const Focused: Story = {
  args: { selected: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Safe' })).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledWith(1);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};

/** An answer is missing. */
export const Invalid: Story = {
  args: { invalid: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

/** The host allows no change now. */
export const Disabled: Story = {
  args: { disabled: true, selected: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Fast' })).toBeDisabled();
  },
};

/** The answer is on its way: nothing changes, but focus stays. */
export const Busy: Story = { args: { busy: true, selected: 1 } };

/** Long labels wrap; a word without a break is broken. */
export const LongText: Story = {
  args: { options: optionsOf(longLabels.requestedSchema.properties.merge), selected: 0 },
};

/** Chinese labels of sixty characters. */
export const Chinese: Story = {
  args: { options: optionsOf(chineseLong.requestedSchema.properties.migration), selected: 1 },
  globals: { locale: 'zh-CN' },
};

/** In dark. */
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };

/** Right to left: the mark stands on the right, and the left arrow goes on. */
export const RightToLeft: Story = {
  args: { selected: 0 },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Safe' })).toHaveFocus();
  },
};
