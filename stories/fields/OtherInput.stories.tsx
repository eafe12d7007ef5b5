import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OtherInputProps } from '@wework/chat-form';
import { OtherInput } from '@wework/chat-form';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

/**
 * The text box beside options. It has a label and a slot of its own: nothing that is typed here is held
 * against the options.
 */
const meta = {
  title: 'Fields/OtherInput',
  component: OtherInput,
  tags: ['autodocs'],
  render: (args) => <Other {...args} />,
  args: { id: 'other', value: '', onType: fn() },
} satisfies Meta<typeof OtherInput>;

export default meta;
type Story = StoryObj<typeof meta>;

function Other(props: OtherInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxInlineSize: 420 }}>
      <OtherInput
        {...props}
        value={value}
        onType={(text) => {
          setValue(text);
          props.onType(text);
        }}
      />
    </div>
  );
}

/** Empty. */
export const Untouched: Story = {};

/** Typed. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Something else' }), 'Zig');
    await expect(args.onType).toHaveBeenLastCalledWith('Zig');
  },
};

/** Masked, where the question asks for a secret. */
export const Secret: Story = {
  args: { isSecret: true, value: 'not-a-real-token' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Something else')).toHaveAttribute('type', 'password');
  },
};

/** The host allows no change now. */
export const Disabled: Story = { args: { disabled: true, value: 'Zig' } };

/** Chinese. */
export const Chinese: Story = {
  globals: { locale: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '其他' })).toBeVisible();
  },
};

/** In dark. */
export const Dark: Story = { ...Typed, globals: { theme: 'dark' } };

/** Arabic, right to left. */
export const Arabic: Story = { args: { value: 'شيء ثالث' }, globals: { locale: 'ar', direction: 'rtl' } };
