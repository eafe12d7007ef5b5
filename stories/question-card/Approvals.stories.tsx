import type { Meta } from '@storybook/react-vite';
import { blockFromApproval } from '@wework/chat-form/core';
import { expect } from 'storybook/test';
import * as approvals from '../../test/fixtures/codex/approvals.js';
import { toolApproval, toolWithParameters } from '../../test/fixtures/codex/elicitations.js';
import { nativeToolApproval } from '../../test/fixtures/codex/native.js';
import { planBlock } from '../../test/fixtures/weworkBlocks.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';

/**
 * Decisions that must not be made by accident: nothing stands selected, Enter sends nothing, and what is
 * allowed is shown whole. The code of the decision goes back as it came.
 */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Approvals',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: planBlock },
} satisfies Meta<CardArgs>;

export default meta;

const context = { connection: 'story', requestId: 0, serverName: 'Codex' };
const command = (params: unknown) => blockFromApproval('command', params, context);

/** A command, with a rule for the likes of it. */
export const Command: CardStory = {
  args: { request: command(approvals.proposedRule.params) },
  play: async ({ args, canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Allow once' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ answers: { __codex_approval: { answers: ['allow_once'] } } }),
      expect.anything(),
    );
  },
};

/** Every decision that Codex may offer: rules show what they allow, whole. */
export const EveryDecision: CardStory = {
  args: { request: command(approvals.everyDecision.params) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run test')).toBeVisible();
  },
};

/** A long command is never cut: it wraps, and scrolls inside its place. */
export const LongCommand: CardStory = {
  args: {
    request: command({
      ...approvals.plainCommand.params,
      command: `find . -name '*.log' \\\n${Array.from({ length: 40 }, (_, line) => `  -not -path './build/${String(line)}/*' \\`).join('\n')}\n  -delete`,
    }),
  },
};

/** Access to a host. */
export const Network: CardStory = { args: { request: command(approvals.networkAccess.params) } };

/** Changes to files. */
export const FileChange: CardStory = {
  args: { request: blockFromApproval('file_change', approvals.fileChange.params, context) },
};

/** Permissions, each with what it reaches. */
export const Permissions: CardStory = {
  args: { request: blockFromApproval('permissions', approvals.permissions.params, context) },
};

/** A plugin's tool asks first: an elicitation with `codex_approval_kind`. */
export const ToolCall: CardStory = { args: { request: toolApproval.params } };

/** The same with parameters to read. */
export const ToolCallWithParameters: CardStory = { args: { request: toolWithParameters.params } };

/** A plugin's tool asks first: a native question. No Enter allows it. */
export const NativeToolCall: CardStory = {
  args: { request: nativeToolApproval.params },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Allow' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The chat's own plan confirmation: the option goes out at once, a text alone. */
export const Plan: CardStory = {};

/** In Chinese. */
export const Chinese: CardStory = { args: EveryDecision.args ?? {}, globals: { locale: 'zh-CN' } };

/** In dark. */
export const Dark: CardStory = { args: Permissions.args ?? {}, globals: { theme: 'dark' } };
