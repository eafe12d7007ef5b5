import type { Meta } from '@storybook/react-vite';
import { mcp, resultFromAnswers } from '@wework/chat-form/core';
import { expect, mocked } from 'storybook/test';
import everything from '../../test/fixtures/everything/form-all-kinds.json' with { type: 'json' };
import { releaseForm } from '../../test/fixtures/release.js';
import { executorBlockSnake } from '../../test/fixtures/weworkBlocks.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';

/** Whole forms as servers send them, answered, with the result that the server gets. */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Real forms',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: releaseForm },
} satisfies Meta<CardArgs>;

export default meta;

/** The reference server “everything”: 13 fields of every kind, under the strict profile. */
export const EverythingServer: CardStory = {
  args: { request: everything.message.params },
  globals: { profile: 'mcp' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your full, legal name' }), 'Ada');
    await userEvent.click(canvas.getByRole('radio', { name: 'true' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Your email address/ }), 'ada@example.com');
    await userEvent.click(canvas.getByRole('radio', { name: 'Phoebe' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Drums' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Wonder Woman' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const [response] = mocked(args.onSubmit ?? (() => undefined)).mock.calls[0] ?? [];
    await expect(resultFromAnswers(everything.message.params, response, { profile: mcp })).toEqual({
      action: 'accept',
      content: {
        name: 'Ada',
        check: true,
        firstLine: 'It was a dark and stormy night.',
        email: 'ada@example.com',
        integer: 42,
        number: 3.14,
        untitledSingleSelectEnum: 'Phoebe',
        untitledMultipleSelectEnum: ['Guitar', 'Drums'],
        titledSingleSelectEnum: 'hero-3',
        titledMultipleSelectEnum: ['fish-1'],
        legacyTitledEnum: 'pet-1',
      },
      _meta: null,
    });
  },
};

/** A release form of six questions in Wework’s manners: change what is wrong, then submit. */
export const ReleaseForm: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Production' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /One line/ }), 'Faster start');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const [response] = mocked(args.onSubmit ?? (() => undefined)).mock.calls[0] ?? [];
    await expect(resultFromAnswers(releaseForm, response).content).toEqual({
      target: 'production',
      channels: ['chat'],
      notify: true,
      title: 'Faster start',
      notes: '',
    });
  },
};

/** A block of Wework’s executor in snake_case: labels without values, as its chat stores them. */
export const ExecutorBlock: CardStory = {
  args: { request: executorBlockSnake },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '仅自己' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { requestId: 73, itemId: 'mcp_server_elicitation', answers: { audience: { answers: ['仅自己'] } } },
      { sources: { audience: 'chosen' } },
    );
  },
};
