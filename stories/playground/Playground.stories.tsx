import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import allKinds from '../../test/fixtures/everything/form-all-kinds.json' with { type: 'json' };
import { seeds } from '../../test/fixtures/seeds.js';
import { executorBlockSnake } from '../../test/fixtures/weworkBlocks.js';
import { textOf } from './examples.js';
import { Playground } from './Playground.js';

/**
 * Paste a `requestedSchema`, the `params` of an elicitation, or a block. Answer the card, and see what the
 * reader found, what was answered, and what the plugin gets.
 */
const meta = {
  title: 'Try/Playground',
  component: Playground,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { initialText: textOf(seeds.customOption.params), initialProfile: 'wework', initialLocale: 'en' },
  render: (args, { globals }) => (
    <Playground
      {...args}
      key={`${String(globals.locale)} ${String(globals.profile)}`}
      initialProfile={globals.profile === 'mcp' ? 'mcp' : 'wework'}
      initialLocale={globals.locale === 'zh-CN' ? 'zh-CN' : 'en'}
    />
  ),
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The custom option of Wework’s document. */
export const Start: Story = {};

/** A schema is pasted and answered; the result stands beside it. */
export const PastedAndAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    const editor = canvas.getByRole('textbox', { name: /requestedSchema/ });
    await userEvent.clear(editor);
    await userEvent.click(editor);
    await userEvent.paste(
      '{"type":"object","properties":{"size":{"type":"integer","title":"Size"},"sure":{"type":"boolean"}}}',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Size' }), '12');
    await userEvent.click(canvas.getByRole('radio', { name: 'false' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const result = within(canvas.getByRole('region', { name: 'The elicitation result' }));
    const shown = result.getByText(/accept/).textContent;
    await expect(JSON.parse(shown)).toEqual({
      action: 'accept',
      content: { size: 12, sure: false },
      _meta: null,
    });
  },
};

/** The strict profile on the 13 fields of the “everything” server. */
export const Strict: Story = {
  args: { initialText: textOf(allKinds.message.params) },
  globals: { profile: 'mcp' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('1 answer needs attention')).toBeVisible();
    const result = within(canvas.getByRole('region', { name: 'The elicitation result' }));
    await expect(result.getByText('Answer the card.')).toBeVisible();
  },
};

/** A schema that cannot become questions: the result is a decline, and the reader says why. */
export const Refused: Story = {
  args: {
    initialText: textOf({
      type: 'object',
      properties: { home: { type: 'object', properties: {} } },
      required: ['home'],
    }),
  },
  play: async ({ canvas }) => {
    const found = within(canvas.getByRole('region', { name: 'What the reader found' }));
    await expect(found.getByText('Cannot be drawn as a question')).toBeVisible();
    await expect(found.getByText(/"properties" › "home"/)).toBeVisible();
    await expect(canvas.getByText(/"decline"/)).toBeVisible();
  },
};

/** What a plugin's author should know before sending: refused, changed on the way, or unwise. */
export const Advice: Story = {
  args: {
    initialText: textOf({
      type: 'object',
      properties: {
        target: { type: 'string', enum: ['delete', 'keep'] },
        count: { type: 'integer', multipleOf: 5, title: 'Count' },
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const advice = within(canvas.getByRole('region', { name: 'For the plugin’s author' }));
    await expect(advice.getByText(/destructive_first/)).toBeVisible();
    await expect(advice.getByText(/dropped/)).toBeVisible();
    await userEvent.click(advice.getByRole('radio', { name: 'any MCP client' }));
    await expect(advice.queryByText(/· dropped ·/)).not.toBeInTheDocument();
  },
};

/** A text that is no JSON yet. */
export const NotJsonYet: Story = {
  play: async ({ canvas }) => {
    const editor = canvas.getByRole('textbox', { name: /requestedSchema/ });
    await fireEvent.change(editor, { target: { value: '{\n  "type": "object",\n  "properties": {,}\n}' } });
    await expect(canvas.getByRole('status')).toHaveTextContent('This is not JSON yet: look at line 3.');
  },
};

/** A block has no schema: its host sends the response as it is. */
export const Block: Story = {
  args: { initialText: textOf(executorBlockSnake) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '仅自己' }));
    const answers = within(canvas.getByRole('region', { name: 'The answers' }));
    await expect(await answers.findByText(/"requestId": 73/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(canvas.getByRole('radio', { name: '所有人' })).toBeChecked();
  },
};

/** An example is loaded. */
export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Example' }), 'release');
    await expect(canvas.getByText('Where should this release go?')).toBeVisible();
  },
};

/** In dark. */
export const Dark: Story = { globals: { theme: 'dark' } };

/** In Chinese. */
export const Chinese: Story = { globals: { locale: 'zh-CN' } };

/** On a phone’s width everything is stacked. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
