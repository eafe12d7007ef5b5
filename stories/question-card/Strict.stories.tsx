import type { Meta } from '@storybook/react-vite';
import { ChatFormProvider } from '@wework/chat-form';
import { mcp } from '@wework/chat-form/core';
import { expect, fireEvent } from 'storybook/test';
import everything from '../../test/fixtures/everything/form-all-kinds.json' with { type: 'json' };
import { answersOf } from '../support/answersOf.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';
import { formOf } from '../support/formOf.js';

const { properties } = everything.message.params.requestedSchema;

/** Each kind of field under the strict profile: its default, an error, a choice taken back, a limit that is near. */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Strict fields',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: formOf({ email: properties.email }) },
  globals: { profile: 'mcp' },
} satisfies Meta<CardArgs>;

export default meta;

const required = (fields: Readonly<Record<string, object>>) => {
  const form = formOf(fields);
  return { ...form, requestedSchema: { ...form.requestedSchema, required: Object.keys(fields) } };
};

/** An address. Nobody is told off while typing; only a submit is stopped. */
export const Email: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'ada@example');
    await expect(box).not.toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/name@example.com/);
    await userEvent.keyboard('{Enter}');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(/Enter an e-mail address/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The error goes as soon as it is mended. */
export const EmailMended: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'ada@example{Enter}');
    await expect(box).toBeInvalid();
    await userEvent.type(box, '.com');
    await expect(box).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answersOf({ email: ['ada@example.com'] }),
      expect.anything(),
    );
  },
};

/** An address of a page, with its scheme. */
export const Uri: CardStory = {
  args: { request: formOf({ homepage: properties.homepage }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'example.com{Enter}');
    await expect(canvas.getByText('Enter a full web address, such as https://example.com')).toBeVisible();
  },
};

/** A date is typed, or picked with the browser’s own picker. */
export const Date: CardStory = {
  args: { request: formOf({ birthdate: properties.birthdate }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const native = canvasElement.querySelector('input[type="date"]') as HTMLInputElement;
    await fireEvent.change(native, { target: { value: '2000-02-29' } });
    await expect(canvas.getByRole('textbox')).toHaveValue('2000-02-29');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answersOf({ birthdate: ['2000-02-29'] }),
      expect.anything(),
    );
  },
};

/** No other order of day and month is guessed at. */
export const DateInvalid: CardStory = {
  args: { request: formOf({ birthdate: properties.birthdate }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '29/02/2000{Enter}');
    await expect(canvas.getByText('Enter a date as YYYY-MM-DD')).toBeVisible();
  },
};

const start = { type: 'string', format: 'date-time', title: 'Start', description: 'When should it start?' };

/** A time without its zone gets that of the person’s clock, and the card says so before it is sent. */
export const DateTime: CardStory = {
  args: { request: formOf({ start }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '2026-11-30 14:00');
    await expect(box).toHaveValue('2026-11-30 14:00');
    await expect(box).toHaveAccessibleDescription(/Will be sent as 2026-11-30T14:00:00[+-]\d\d:\d\d/);
  },
};

/** A default with a zone of its own, and what the person’s clock says to it. */
export const DateTimeDefault: CardStory = {
  args: { request: formOf({ start: { ...start, default: '2026-11-30T09:00:00Z' } }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/in your time zone/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answersOf({ start: ['2026-11-30T09:00:00Z'] }),
      expect.anything(),
    );
  },
};

/** Bounds are told before anybody types, and what is typed stays as typed. */
export const Integer: CardStory = {
  args: { request: formOf({ integer: properties.integer }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveValue('42');
    await expect(box).toHaveAccessibleDescription(/1 to 100/);
    await userEvent.clear(box);
    await userEvent.type(box, '1e');
    await expect(box).toHaveValue('1e');
    await expect(box).not.toBeInvalid();
  },
};

/** Out of range. */
export const NumberInvalid: CardStory = {
  args: { request: formOf({ number: properties.number }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '1000.5{Enter}');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/At most 1000/);
  },
};

const slug = {
  type: 'string',
  title: 'Name',
  description: 'What is the branch called?',
  minLength: 3,
  maxLength: 40,
};

/** A least length is told at once. */
export const Length: CardStory = {
  args: { request: formOf({ slug }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/At least 3 characters/);
  },
};

/** Near the limit a quiet counter comes. */
export const LengthNear: CardStory = {
  args: { request: formOf({ slug }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'release/2026-11-30-faster-start-up');
    await expect(canvas.getByText('34/40')).toBeVisible();
  },
};

/** Nothing is cut: what is too long stays, and it is said by how much. */
export const LengthExceeded: CardStory = {
  args: { request: formOf({ slug }) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('release/2026-11-30-faster-start-up-and-login');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue('release/2026-11-30-faster-start-up-and-login');
    await expect(canvas.getByText('44/40')).toBeVisible();
    await expect(canvas.getByText('At most 40 characters')).toBeVisible();
  },
};

/** A regular expression is shown, and checked only by a matcher that the host passes in. */
export const Pattern: CardStory = {
  args: {
    request: formOf({
      ticket: { type: 'string', title: 'Which ticket is it for?', pattern: '^[A-Z]+-[0-9]+$' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      /Must match \^\[A-Z\]\+-\[0-9\]\+\$/,
    );
  },
};

/** With a matcher of the host’s it stops a submit, and stays in sight. */
export const PatternMissed: CardStory = {
  ...Pattern,
  decorators: [
    (Story) => (
      <ChatFormProvider profile={mcp} matchPattern={(_pattern, text) => text.includes('-')}>
        <Story />
      </ChatFormProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'none{Enter}');
    await expect(box).toHaveAccessibleDescription(/Does not have the form that is asked for \^\[A-Z\]/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An optional choice with its default can be taken back: then it is left out. */
export const ChoiceCleared: CardStory = {
  args: { request: formOf({ hero: properties.titledSingleSelectEnum }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Superman' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Superman' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({}), expect.anything());
  },
};

/** So can a yes or no. */
export const BooleanChosen: CardStory = {
  args: { request: formOf({ check: properties.check }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'false' }));
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeVisible();
  },
};

/** A choice that must be made cannot be taken back, and a submit without it goes there. */
export const ChoiceMissing: CardStory = {
  args: { request: required({ pet: { ...properties.legacyTitledEnum, default: undefined } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('Needs an answer')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Cats' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Needs an answer')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  },
};

/** How many may be chosen is told before, and at the field when it is not so. */
export const SeveralTooMany: CardStory = {
  args: { request: formOf({ fish: { ...properties.titledMultipleSelectEnum, maxItems: 1 } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Salmon' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('Choose at most 1')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Tuna' })).toHaveFocus();
  },
};

const several = {
  email: properties.email,
  birthdate: { ...properties.birthdate, default: '2000-02-29' },
  start: { ...start, default: '2026-11-30T14:00:00+08:00' },
  integer: properties.integer,
  slug: { ...slug, default: 'release/2026-11-30-faster-start-up' },
  check: { ...properties.check, default: true },
  hero: properties.titledSingleSelectEnum,
};

/** Several kinds at once, in Chinese. */
export const Chinese: CardStory = { args: { request: formOf(several) }, globals: { locale: 'zh-CN' } };

/** Right to left. */
export const RightToLeft: CardStory = {
  args: { request: formOf(several) },
  globals: { locale: 'ar', direction: 'rtl' },
};

/** In dark. */
export const Dark: CardStory = { args: { request: formOf(several) }, globals: { theme: 'dark' } };

/** In a pane of 280 pixels. */
export const Narrow: CardStory = {
  args: { request: formOf(several) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
