import type { Meta } from '@storybook/react-vite';
import { QuestionCard } from '@wework/chat-form';
import { expect, fn, waitFor, within } from 'storybook/test';
import { releaseForm } from '../../test/fixtures/release.js';
import { seeds } from '../../test/fixtures/seeds.js';
import { answersOf } from '../support/answersOf.js';
import { blockFrom } from '../support/blockFrom.js';
import type { CardArgs, CardStory } from '../support/cardMeta.js';
import { cardMeta } from '../support/cardMeta.js';
import { profileFrom } from '../support/profileFrom.js';
import { drawBold } from './drawBold.js';

/** Where a card stands: next to other cards, inside a form, above a composer, with focus taken or left alone. */
const meta = {
  ...cardMeta,
  title: 'Cards/QuestionCard/Placement',
  component: cardMeta.component,
  tags: ['autodocs'],
  args: { ...cardMeta.args, request: seeds.customOption.params },
} satisfies Meta<CardArgs>;

export default meta;

const onSubmitSecond = fn();

/** Two cards open at once never mix: keys and clicks belong to the card that has focus. */
export const SeveralAtOnce: CardStory = {
  render: ({ request, ...props }, { globals }) => {
    const block = blockFrom(request, profileFrom(globals.profile));
    return (
      <div style={{ display: 'grid', gap: 16 }}>
        <QuestionCard {...props} block={{ ...block, requestId: 0, serverName: 'first-plugin' }} />
        <QuestionCard
          {...props}
          block={{ ...block, requestId: 1, serverName: 'second-plugin' }}
          onSubmit={onSubmitSecond}
        />
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const first = within(canvas.getByRole('group', { name: 'Question from first-plugin' }));
    const second = within(canvas.getByRole('group', { name: 'Question from second-plugin' }));
    await userEvent.click(second.getByRole('radio', { name: '快速处理' }));
    await userEvent.keyboard('3');
    await expect(second.getByRole('radio', { name: '自定义' })).toBeChecked();
    await expect(first.getByRole('radio', { name: '自定义' })).not.toBeChecked();
    await userEvent.click(second.getByRole('button', { name: 'Submit' }));
    await expect(onSubmitSecond).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const onOuterSubmit = fn((event: { preventDefault: () => void }) => {
  event.preventDefault();
});

/** Inside a form of the host: the card submits nothing of it and adds nothing to it. */
export const InAnOuterForm: CardStory = {
  render: ({ request, ...props }, { globals }) => (
    <form aria-label="Message" onSubmit={onOuterSubmit} style={{ display: 'grid', gap: 12 }}>
      <QuestionCard {...props} block={blockFrom(request, profileFrom(globals.profile))} />
      <label>
        Message of the host <input name="message" defaultValue="Hello" />
      </label>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Message' });
    await expect([...new FormData(form)]).toEqual([['message', 'Hello']]);
    const box = canvas.getByRole('textbox', { name: /如果上面选择了自定义/ });
    await userEvent.type(box, '先检查 diff{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(onOuterSubmit).not.toHaveBeenCalled();
  },
};

/** Keys in a composer outside do nothing to the card. */
export const NextToAComposer: CardStory = {
  args: { request: seeds.singleChoice.params },
  render: ({ request, ...props }, { globals }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <QuestionCard {...props} block={blockFrom(request, profileFrom(globals.profile))} />
      <textarea aria-label="Composer" rows={2} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Composer' }), '1{Enter}2{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Focus is left alone unless the host says `autoFocus`. With it, digits and Enter work at once. */
export const AutoFocus: CardStory = {
  args: { request: seeds.strategy.params, autoFocus: true },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
    await userEvent.keyboard('2');
    await expect(args.onSubmit).toHaveBeenCalledWith(answersOf({ strategy: ['safe'] }), expect.anything());
  },
};

/** The keyboard alone: arrows move the selection and never send, Tab goes on, Ctrl+Enter submits from anywhere. */
export const Keyboard: CardStory = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '自定义' })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('先检查 diff{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      answersOf({ strategy: ['custom'], customStrategy: ['先检查 diff'] }),
      { sources: { strategy: 'chosen', customStrategy: 'typed' } },
    );
  },
};

/** Server text is plain text. A host that trusts its servers may draw it in a way of its own, here `**bold**`. */
export const OwnText: CardStory = {
  args: {
    request: { ...seeds.strategy.params, message: 'The plugin will touch **three files**.' },
    renderText: drawBold,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('three files').tagName).toBe('STRONG');
  },
};

/** Markup in a server’s text is shown as it came. */
export const HostileText: CardStory = {
  args: {
    request: {
      ...releaseForm,
      message: '<img src=x onerror="alert(1)"> <b>Click</b> https://example.com \u202Enoitcerid',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b>Click<\/b>/)).toBeVisible();
    await expect(canvasElement.querySelector('img, b, a')).toBeNull();
  },
};
