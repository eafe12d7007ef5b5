import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NumberInputProps } from '@wework/chat-form';
import { NumberInput } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FieldFrame } from './FieldFrame.js';

/** A number as text: what is typed stays as typed, without steppers, wheels or a locale’s idea of it. */
const meta = {
  title: 'Fields/NumberInput',
  component: NumberInput,
  tags: ['autodocs'],
  render: (args) => <ANumber {...args} />,
  args: { id: 'number', kind: 'integer', minimum: 1, value: '', onType: fn() },
  argTypes: {
    labelledBy: { control: false },
    kind: { control: 'inline-radio', options: ['integer', 'number'] },
    minimum: { control: 'number' },
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function ANumber(props: NumberInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FieldFrame question="In how many batches?" width={220}>
      {(labelledBy) => (
        <NumberInput
          {...props}
          labelledBy={labelledBy}
          value={value}
          onType={(text) => {
            setValue(text);
            props.onType(text);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A whole number from 1: phones offer digits. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

/** What is typed stays as typed; it is parsed when it is sent. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1e2');
    await expect(canvas.getByRole('textbox')).toHaveValue('1e2');
    await expect(args.onType).toHaveBeenLastCalledWith('1e2');
  },
};

/** A number with a fraction: phones offer a decimal point. */
export const Decimal: Story = {
  args: { kind: 'number', minimum: 0, value: '3.14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
  },
};

/** Below zero a phone must offer a minus sign. */
export const Negative: Story = {
  args: { kind: 'number', minimum: -40, value: '-12.5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'text');
  },
};

/** Out of range. */
export const Invalid: Story = { args: { value: '40', invalid: true } };

/** The host allows no change now. */
export const Disabled: Story = { args: { value: '4', disabled: true } };

/** In dark. */
export const Dark: Story = { ...Typed, globals: { theme: 'dark' } };
