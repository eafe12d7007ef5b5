import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chain } from './Chain.js';
import { DiagnosisTable } from './DiagnosisTable.js';
import { FieldExamples } from './FieldExamples.js';
import './guide.css';
import { Live } from './Live.js';
import { profileForm } from './forms.js';
import { SmallestDemo } from './SmallestDemo.js';
import './snippets/brand.css';
import './snippets/shadcn.css';
import { VariablesTable } from './VariablesTable.js';

/** The live parts of the guide, held by tests. They are no pages of their own. */
const meta = {
  title: 'Guide/Live parts',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** “Start”: the chain, answered. */
export const ChainAnswered: Story = {
  render: () => <Chain />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await expect(canvas.getByText(/"target": "production"/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(canvas.getByRole('radio', { name: 'Staging' })).toBeChecked();
  },
};

/** “Start”: the smallest program, running. */
export const SmallestProgram: Story = {
  render: () => <SmallestDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Let the plugin ask' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'true' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText(/"content": \{ "confirm": true \}/)).toBeVisible();
  },
};

/** “Fields”: every example is drawn. */
export const Fields: Story = {
  render: () => <FieldExamples />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: /Question from/ })).toHaveLength(8);
    await expect(canvas.queryByText('This question cannot be shown here.')).not.toBeInTheDocument();
  },
};

/** “Profiles”: what the strict one sends. */
export const StrictProfile: Story = {
  render: () => <Live request={profileForm} profile="mcp" isBare />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Staging' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /One line/ }), 'Faster start{Enter}');
    await expect(await canvas.findByText(/"batches": 4/)).toBeVisible();
  },
};

/** “Theming”: a brand’s variables, light and dark. */
export const Brand: Story = {
  render: () => (
    <>
      <Live request={profileForm} className="my-chat" />
      <Live request={profileForm} className="my-chat" theme="dark" />
    </>
  ),
};

/** “Theming”: variables of shadcn/ui. */
export const Shadcn: Story = {
  render: () => <Live request={profileForm} className="shadcn-theme my-shadcn-chat" />,
};

/** “Theming”: every variable of the stylesheet says what it is for. */
export const Variables: Story = {
  render: () => <VariablesTable />,
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row');
    await expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) await expect(row.querySelector('td')?.textContent).not.toBe('');
  },
};

/** “Codex”: where a form went that nobody saw. */
export const Diagnosis: Story = {
  render: (_, { globals }) => <DiagnosisTable locale={globals.locale === 'zh-CN' ? 'zh-CN' : 'en'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText(/elicitations_auto_deny/)).toBeVisible();
  },
};

/** “Codex”, in Chinese. */
export const DiagnosisInChinese: Story = {
  ...Diagnosis,
  globals: { locale: 'zh-CN' },
};
