import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TextInputProps } from '@wework/chat-form';
import { TextInput } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FieldFrame } from './FieldFrame.js';

/** A text. It grows with its lines, or is an input where the text is one line by nature. */
const meta = {
  title: 'Fields/TextInput',
  component: TextInput,
  tags: ['autodocs'],
  render: (args) => <Text {...args} />,
  args: { id: 'text', value: '', onType: fn() },
  argTypes: {
    labelledBy: { control: false },
    entry: { control: 'select', options: ['text', 'line', 'email', 'url', 'decimal', 'numeric', 'secret'] },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function Text(props: TextInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FieldFrame question="What changed?">
      {(labelledBy) => (
        <TextInput
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

/** Empty. The question is its label; there is no placeholder. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'What changed?' })).toHaveValue('');
  },
};

/** Typed. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Fixed the login');
    await expect(args.onType).toHaveBeenLastCalledWith('Fixed the login');
  },
};

/** Room for several lines from the start. */
export const MultiLine: Story = { args: { multiline: true } };

/** One line grows when a line break is typed or pasted. */
export const Growing: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const before = box.clientHeight;
    await userEvent.type(box, 'One{Enter}Two{Enter}Three');
    await expect(box.clientHeight).toBeGreaterThan(before);
  },
};

/** A long text: the box stops growing and scrolls. */
export const LongText: Story = {
  args: { value: 'Every line of a release note that went on for far too long.\n'.repeat(20).trimEnd() },
};

/** Not what was asked for. */
export const Invalid: Story = {
  args: { value: 'ada at example', entry: 'email', invalid: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};

/** Masked. */
export const Secret: Story = { args: { entry: 'secret', value: 'not-a-real-token' } };

/** The host allows no change now. */
export const Disabled: Story = { args: { disabled: true, value: 'Fixed the login' } };

/** Chinese. */
export const Chinese: Story = {
  args: { value: '修复登录失败并优化启动速度', multiline: true },
  globals: { locale: 'zh-CN' },
};

/** Arabic text finds its own direction, on any page. */
export const Arabic: Story = {
  args: { value: 'إصلاح تسجيل الدخول في الإصدار 2.4' },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** In dark. */
export const Dark: Story = { ...Typed, globals: { theme: 'dark' } };
