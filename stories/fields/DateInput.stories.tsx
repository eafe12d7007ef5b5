import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DateInputProps } from '@wework/chat-form';
import { DateInput } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FieldFrame } from './FieldFrame.js';

/**
 * A date, or a date and time, in ISO 8601: typed as it is written, or picked with the browser’s own picker. A time
 * that is typed without its zone gets that of the person’s clock, and the field says so before anything is sent.
 */
const meta = {
  title: 'Fields/DateInput',
  component: DateInput,
  tags: ['autodocs'],
  render: (args) => <ADate {...args} />,
  args: { id: 'date', format: 'date', value: '', onType: fn() },
  argTypes: {
    labelledBy: { control: false },
    format: { control: 'inline-radio', options: ['date', 'date-time'] },
  },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function ADate(props: DateInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FieldFrame question="When does it go out?" width={280}>
      {(labelledBy) => (
        <div style={{ display: 'grid', gap: 8 }}>
          <DateInput
            {...props}
            labelledBy={labelledBy}
            value={value}
            onType={(text) => {
              setValue(text);
              props.onType(text);
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Empty: a text box, and a button that opens the picker. */
export const Untouched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'When does it go out?' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
  },
};

/** Typed. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-11-30');
    await expect(args.onType).toHaveBeenLastCalledWith('2026-11-30');
  },
};

/** What the picker gives is filled in as if it had been typed. */
export const Picked: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const native = canvasElement.querySelector('input[type="date"]') as HTMLInputElement;
    await fireEvent.change(native, { target: { value: '2026-12-24' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-12-24');
    await expect(args.onType).toHaveBeenLastCalledWith('2026-12-24');
  },
};

/** A time without its zone stays as it is typed, and the field says what will be sent. */
export const TypedWithoutZone: Story = {
  args: { format: 'date-time' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '2026-11-30 14:00');
    await expect(box).toHaveValue('2026-11-30 14:00');
    await expect(box).toHaveAccessibleDescription(/^Will be sent as 2026-11-30T14:00:00[+-]\d\d:\d\d$/);
  },
};

/** Once the field is left, it holds what will be sent. */
export const Completed: Story = {
  args: { format: 'date-time' },
  play: async (context) => {
    await TypedWithoutZone.play?.(context);
    await context.userEvent.tab();
    const box = context.canvas.getByRole<HTMLInputElement>('textbox');
    await expect(box.value).toMatch(/^2026-11-30T14:00:00[+-]\d\d:\d\d$/);
    await expect(box).toHaveAccessibleDescription(
      /^2026-11-30 14:00 in your time zone \(UTC[+-]\d\d:\d\d\)$/,
    );
  },
};

/** A default in another zone, and beside it what the person’s own clock says. */
export const OtherZone: Story = {
  args: { format: 'date-time', value: '2026-01-31T09:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in your time zone/)).toBeVisible();
  },
};

/** No date. */
export const Invalid: Story = {
  args: { value: '30.11.2026', invalid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

/** The host allows no change now. */
export const Disabled: Story = {
  args: { value: '2026-11-30', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a date' })).toBeDisabled();
  },
};

/** Chinese. */
export const Chinese: Story = {
  args: { format: 'date-time', value: '2026-11-30T14:00:00+08:00' },
  globals: { locale: 'zh-CN' },
};

/** Right to left: the button stands on the left, and the date reads as it does everywhere. */
export const RightToLeft: Story = {
  args: { format: 'date-time', value: '2026-11-30T14:00:00+08:00' },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** In dark. */
export const Dark: Story = { ...TypedWithoutZone, globals: { theme: 'dark' } };
