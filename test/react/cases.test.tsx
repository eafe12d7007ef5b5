import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { RequestUserInputBlock, RequestUserInputResponse } from '../../src/core/index.js';
import {
  blockFromElicitation,
  cancelled,
  createQuestionQueue,
  readBlock,
  resultFromAnswers,
} from '../../src/core/index.js';
import { PendingQuestions, QuestionCard } from '../../src/index.js';
import allCases from '../fixtures/cases.json' with { type: 'json' };
import './support/quiet.js';
import { box, button, phase, radio, theCard } from './support/renderCard.js';

interface Case {
  readonly id: string;
  readonly layer: string;
  readonly input: {
    readonly request?: Record<string, unknown>;
    readonly blocks?: readonly unknown[];
    readonly cards?: readonly { readonly requestId: string; readonly request: Record<string, unknown> }[];
    readonly answers?: Record<string, { readonly text: string }>;
  };
  readonly expected: { readonly result?: unknown };
}

const cases = (allCases as unknown as Case[]).filter(
  ({ layer }) => layer === 'component' || layer === 'a11y',
);
const caseOf = (id: string) => cases.find((one) => one.id === id)!;

function blockOf({ input }: Case): RequestUserInputBlock {
  const { request, blocks } = input;
  if (request === undefined) {
    const read = readBlock({ kind: 'request_user_input', requestId: 1, questions: blocks });
    if (!read.ok) throw new Error(JSON.stringify(read.issues));
    return read.value;
  }
  const read = blockFromElicitation(request, { requestId: 1, serverName: 'Plugin' });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.block;
}

/** A card for a case, with a composer beside it, and the result the plugin would get. */
function show(id: string, wrap: (card: ReactNode) => ReactNode = (card) => card) {
  const one = caseOf(id);
  const results: unknown[] = [];
  const onSubmit = vi.fn((response: RequestUserInputResponse) => {
    results.push(resultFromAnswers(one.input.request, response));
  });
  const onCancel = vi.fn(() => {
    results.push(cancelled());
  });
  const card = <QuestionCard block={blockOf(one)} onSubmit={onSubmit} onCancel={onCancel} />;
  const view = render(
    <>
      <textarea aria-label="Message" />
      {wrap(card)}
    </>,
  );
  return { ...view, expected: one.expected.result, results, onSubmit, onCancel, user: userEvent.setup() };
}

const key = (target: Element, init: KeyboardEventInit) => {
  const event = createEvent.keyDown(target, init);
  fireEvent(target, event);
  return event;
};

const tests: Record<string, () => void | Promise<void>> = {
  'a11y-keyboard-only-complete': async () => {
    const { user, results, expected } = show('a11y-keyboard-only-complete');
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    await user.keyboard('n');
    await user.tab();
    await user.tab();
    expect(button('Submit')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(results).toEqual([expected]);
  },
  'a11y-announce-result': async () => {
    const { user } = show('a11y-announce-result');
    await user.click(radio('Production'));
    expect(screen.getByRole('status')).toHaveTextContent('Answered: Production');
    expect(theCard()).toHaveFocus();
  },
  'a11y-input-label': () => {
    show('a11y-input-label');
    expect(box('Note')).not.toHaveAttribute('placeholder');
  },
  'multi-question-no-auto-advance': async () => {
    const { user, results, expected } = show('multi-question-no-auto-advance');
    for (const name of ['Y', 'Two', 'X']) await user.click(radio(name));
    expect(results).toEqual([]);
    await user.click(button('Submit'));
    expect(results).toEqual([expected]);
  },
  'destructive-first-option': () => {
    const { results, unmount } = show('destructive-first-option');
    fireEvent(window, new Event('blur'));
    unmount();
    expect(results).toEqual([]);
  },
  'radio-name-collision': async () => {
    const { cards = [] } = caseOf('radio-name-collision').input;
    render(
      <>
        {cards.map(({ requestId, request }) => {
          const read = blockFromElicitation(request, { requestId, serverName: requestId });
          return read.ok && <QuestionCard key={requestId} block={read.block} onSubmit={vi.fn()} />;
        })}
      </>,
    );
    const inCard = (name: string) => within(screen.getByRole('group', { name: `Question from ${name}` }));
    await userEvent.click(inCard('a').getByRole('radio', { name: 'Production' }));
    expect(inCard('a').getByRole('radio', { name: 'Production' })).toBeChecked();
    expect(inCard('b').getByRole('radio', { name: 'Staging' })).toBeChecked();
  },
  'nested-form-in-composer-form': async () => {
    const sendMessage = vi.fn();
    const { user, container } = show('nested-form-in-composer-form', (card) => (
      <form onSubmit={sendMessage}>{card}</form>
    ));
    await user.type(box('Note'), '{Enter}');
    expect(sendMessage).not.toHaveBeenCalled();
    expect(container.querySelectorAll('form')).toHaveLength(1);
  },
  'copy-paste-newline-into-single-line': async () => {
    const { user, results } = show('copy-paste-newline-into-single-line');
    await user.click(box('Note'));
    await user.paste('a\nb');
    expect(results).toEqual([]);
    expect(box('Note')).toHaveValue('a\nb');
  },
  'key-auto-repeat-enter': () => {
    const { results } = show('key-auto-repeat-enter');
    radio('Staging').focus();
    key(radio('Staging'), { key: 'Enter', repeat: true });
    key(radio('Staging'), { key: 'Enter', repeat: true });
    expect(results).toEqual([]);
  },
  'format-not-blocking': async () => {
    const { user, results, expected } = show('format-not-blocking');
    const { answers = {} } = caseOf('format-not-blocking').input;
    for (const [name, { text }] of Object.entries(answers)) await user.type(box(name), text);
    await user.click(button('Submit'));
    expect(results).toEqual([expected]);
  },
  'escape-in-composer': async () => {
    const { user, results } = show('escape-in-composer');
    screen.getByRole('textbox', { name: 'Message' }).focus();
    await user.keyboard('{Escape}');
    expect(results).toEqual([]);
    expect(phase()).toBe('asking');
  },
  'focus-steal-from-composer': async () => {
    const composer = document.createElement('textarea');
    document.body.append(composer);
    composer.focus();
    const { user, results } = show('focus-steal-from-composer');
    expect(composer).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(composer).toHaveValue('\n');
    expect(results).toEqual([]);
    composer.remove();
  },
  'ime-escape-cancels-candidates-only': () => {
    const { results } = show('ime-escape-cancels-candidates-only');
    box('Note').focus();
    fireEvent.compositionStart(box('Note'));
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what browsers still send
    const event = key(box('Note'), { key: 'Escape', isComposing: true, keyCode: 229 });
    expect(event.defaultPrevented).toBe(false);
    expect(results).toEqual([]);
    expect(box('Note')).toHaveFocus();
  },
  'ime-shift-enter-newline': async () => {
    const { user, results } = show('ime-shift-enter-newline');
    await user.type(box('note'), 'a{Shift>}{Enter}{/Shift}');
    expect(results).toEqual([]);
    expect(box('note')).toHaveValue('a\n');
  },
  'markdown-image-tracking': () => {
    const { container } = show('markdown-image-tracking');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('![p](https://track.example.test/p.png?u=1)')).toBeVisible();
  },
  'space-in-other-text': async () => {
    const { user, results } = show('space-in-other-text');
    await user.type(box('Something else'), 'two words');
    expect(box('Something else')).toHaveValue('two words');
    expect(results).toEqual([]);
  },
  'enter-on-focused-cancel': async () => {
    const { user, results, expected } = show('enter-on-focused-cancel');
    button('Cancel').focus();
    await user.keyboard('{Enter}');
    expect(results).toEqual([expected]);
  },
  'labels-identical-after-truncation': async () => {
    const { user, results, expected } = show('labels-identical-after-truncation');
    const [first, second] = screen.getAllByRole('radio');
    expect(first).not.toHaveAccessibleName(second!.textContent);
    await user.click(second!);
    expect(results).toEqual([expected]);
  },
  'emoji-grapheme': async () => {
    const { user } = show('emoji-grapheme');
    await user.click(radio('👨‍👩‍👧‍👦 Family'));
    expect(screen.getByRole('status')).toHaveTextContent('Answered: 👨‍👩‍👧‍👦 Family');
  },
  'rtl-labels': () => {
    show('rtl-labels');
    for (const name of ['نعم (Yes)', 'لا 123']) expect(screen.getByText(name)).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('هل تريد المتابعة؟')).toHaveAttribute('dir', 'auto');
  },
  'rui-empty-other-single': async () => {
    const { user, results } = show('rui-empty-other-single');
    await user.click(box('Something else'));
    await user.keyboard('{Enter}');
    expect(results).toEqual([]);
    expect(phase()).toBe('asking');
  },
  'stop-keeps-composer-text': async () => {
    const one = caseOf('stop-keeps-composer-text');
    const queue = createQuestionQueue();
    const task = new AbortController();
    const outcome = queue.ask(blockOf(one), task.signal);
    render(
      <>
        <textarea aria-label="Message" defaultValue="none of these, do X" />
        <PendingQuestions queue={queue} />
      </>,
    );
    const composer = screen.getByRole('textbox', { name: 'Message' });
    composer.focus();
    task.abort();
    expect(await outcome).toEqual({ action: 'cancel', reason: 'aborted' });
    expect(composer).toHaveFocus();
    expect(composer).toHaveValue('none of these, do X');
    expect(one.expected.result).toEqual(cancelled());
  },
};

/** These need a real layout; test/browser has them. */
const IN_BROWSER = ['global-css-leak', 'layout-tall-card'];

describe('the collected cases of cards', () => {
  it('each have a test', () => {
    expect([...Object.keys(tests), ...IN_BROWSER].sort()).toEqual(cases.map(({ id }) => id).sort());
  });

  it.each(Object.entries(tests))('%s', async (_id, run) => {
    await run();
  });
});
