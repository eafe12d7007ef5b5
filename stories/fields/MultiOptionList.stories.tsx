import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MultiOptionListProps } from '@wework/chat-form';
import { MultiOptionList } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { chineseLong } from '../../test/fixtures/languages.js';
import { FieldFrame } from './FieldFrame.js';
import { optionsOf } from './optionsOf.js';

/** Several choices out of a few: native checkboxes, each covering its whole row. */
const meta = {
  title: 'Fields/MultiOptionList',
  component: MultiOptionList,
  tags: ['autodocs'],
  render: (args) => <SeveralChoices {...args} />,
  args: {
    labelledBy: '',
    options: [
      { value: 'chat', label: 'Team chat', description: 'at once' },
      { value: 'mail', label: 'Mailing list', description: 'in the morning' },
      { value: 'status', label: 'Status page' },
    ],
    selected: [],
    onToggle: fn(),
  },
  argTypes: {
    labelledBy: { control: false },
    selected: { control: 'object' },
    options: { control: 'object' },
  },
} satisfies Meta<typeof MultiOptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

function SeveralChoices(props: MultiOptionListProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <FieldFrame question="Who should hear of it?">
      {(labelledBy) => (
        <MultiOptionList
          {...props}
          labelledBy={labelledBy}
          selected={selected}
          onToggle={(index) => {
            const rest = selected.filter((one) => one !== index);
            setSelected(rest.length < selected.length ? rest : [...selected, index]);
            props.onToggle(index);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** Nothing is chosen. */
export const Untouched: Story = {};

/** A click on a row toggles it. */
export const Chosen: Story = {
  args: { selected: [0] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Status page'));
    await expect(canvas.getByRole('checkbox', { name: 'Status page' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Team chat' })).toBeChecked();
    await expect(args.onToggle).toHaveBeenCalledWith(2);
  },
};

/** With the keyboard: Tab goes from row to row, Space toggles. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Mailing list' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Mailing list' })).toBeChecked();
  },
};

/** Too few are chosen. */
export const Invalid: Story = { args: { invalid: true } };

/** The host allows no change now. */
export const Disabled: Story = {
  args: { disabled: true, selected: [1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Team chat' })).toBeDisabled();
  },
};

/** Chinese labels of sixty characters. */
export const Chinese: Story = {
  args: { options: optionsOf(chineseLong.requestedSchema.properties.migration), selected: [0, 2] },
  globals: { locale: 'zh-CN' },
};

/** In dark. */
export const Dark: Story = { ...Chosen, globals: { theme: 'dark' } };

/** Right to left. */
export const RightToLeft: Story = { ...Chosen, globals: { direction: 'rtl' } };
