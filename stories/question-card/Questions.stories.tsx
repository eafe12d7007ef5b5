import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { releaseForm } from '../../test/fixtures/release.js';
import { seeds } from '../../test/fixtures/seeds.js';
import { approvalBlock, nativeQuestionParams, nativeSecretParams } from '../../test/fixtures/weworkBlocks.js';
import { cardMeta } from '../support/cardMeta.js';
import { answersOf } from '../support/answersOf.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { formOf } from '../support/formOf.js';

/** What can be asked: each kind of question in a card, with what its answer looks like on the way out. */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Questions',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: seeds.strategy.params },
} satisfies Meta<CardArgs>;

export default meta;

/** One of several options. Clicking the one that is selected already counts as choosing it. */
export const Choice: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '快速处理' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({ strategy: ['fast'] }), {
      sources: { strategy: 'chosen' },
    });
  },
};

/** Yes or no as two equal halves, each with its word. The words are `true` and `false` unless the schema or `messages` say otherwise. */
export const YesOrNo: CardStory = {
  args: { request: seeds.booleanConfirm.params },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'true' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({ confirm: ['true'] }), expect.anything());
  },
};

/** Several of a list, with bounds. Only under the strict profile; `wework` draws one choice and sends an array. */
export const Several: CardStory = {
  args: { request: formOf({ channels: releaseForm.requestedSchema.properties.channels }) },
  globals: { profile: 'mcp' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Team chat' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Status page' }));
    await expect(canvas.getByText('Choose 1 to 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answersOf({ channels: ['chat', 'status'] }),
      expect.anything(),
    );
  },
};

/** A line of text. Enter submits. */
export const Text: CardStory = {
  args: { request: seeds.textInput.params },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: '这段内容会写入发布记录。' });
    await userEvent.type(box, '修复登录失败并优化启动速度{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answersOf({ releaseNote: ['修复登录失败并优化启动速度'] }),
      expect.anything(),
    );
  },
};

/** A longer text: Shift+Enter breaks the line, Enter submits. */
export const MultiLine: CardStory = {
  args: { request: formOf({ notes: releaseForm.requestedSchema.properties.notes }) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'Fixed the login.{Shift>}{Enter}{/Shift}Made the start faster.');
    await expect(box).toHaveValue('Fixed the login.\nMade the start faster.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A number that is none. `wework` says quietly that it will not be sent, and stops nothing. */
export const Number: CardStory = {
  args: { request: formOf({ batches: releaseForm.requestedSchema.properties.batches }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'In how many batches?' }), 'a few');
    await expect(canvas.getByText('Not a number, so it will not be sent')).toBeVisible();
  },
};

/** The same under the strict profile: the default stands, and a bound is held. */
export const NumberOutOfRange: CardStory = {
  args: Number.args ?? {},
  globals: { profile: 'mcp' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue('4');
    await userEvent.type(box, '0{Enter}');
    await expect(box).toHaveAccessibleDescription(/At most 20/);
    await expect(box).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A native Codex question with a text box of its own. What is typed there goes out in place of the option. */
export const Other: CardStory = {
  args: { request: nativeQuestionParams },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Something else/ }), 'Zig');
    await expect(canvas.getByText(/Your own text will be sent/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({ lang: ['Zig'] }), {
      sources: { lang: 'typed' },
    });
  },
};

/** A native question for a secret: masked here, dots in the receipt, never in a draft. */
export const Secret: CardStory = {
  args: { request: nativeSecretParams },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Which token opens the registry?');
    await expect(box).toHaveAttribute('type', 'password');
    await userEvent.type(box, 'not-a-real-token{Enter}');
    await expect(await canvas.findByText('•••')).toBeVisible();
    await expect(canvas.queryByText('not-a-real-token')).not.toBeInTheDocument();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A field that only looks like a secret is masked too, and says that a form is the wrong place for one. */
export const LooksSecret: CardStory = {
  args: { request: formOf({ apiKey: { type: 'string', title: 'API key' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('API key')).toHaveAccessibleDescription(/looks like a secret/);
  },
};

/** A form that asks for nothing but consent. Nothing is preselected, and plain Enter allows nothing. */
export const Confirm: CardStory = {
  args: { request: formOf({}, 'May the plugin read the open files of this workspace?') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('May the plugin read the open files of this workspace?'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Allow' })).toBeVisible();
  },
};

/** An approval: nothing stands selected, choosing sends nothing, only the button does. */
export const Approval: CardStory = {
  args: { request: approvalBlock },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Allow once' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
