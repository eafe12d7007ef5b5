import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome, RequestUserInputBlock } from '../../src/core/index.js';
import { createQuestionQueue, mcp } from '../../src/core/index.js';
import { ChatFormProvider, PendingQuestions, QuestionCard, Receipt } from '../../src/index.js';
import {
  blockOf,
  choiceAndNote,
  colourField,
  consent,
  oneChoice,
  targetField,
  withOther,
} from './support/blocks.js';
import './support/quiet.js';

const everyKind = {
  target: { ...targetField, default: 'production' },
  colour: colourField,
  sure: { type: 'boolean', title: 'Sure?' },
  tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] }, default: ['y'] },
  note: { type: 'string', title: 'Note' },
  essay: { type: 'string', title: 'Essay', maxLength: 4000 },
  mail: { type: 'string', title: 'Mail', format: 'email' },
  count: { type: 'integer', title: 'Count', default: 4 },
  token: { type: 'string', title: 'Token' },
};
const handlers = { onSubmit: () => undefined, onDecline: () => undefined, onCancel: () => undefined };
const answered: Outcome = {
  action: 'accept',
  response: { requestId: 1, answers: { target: { answers: ['production'] } } },
  sources: {},
};

function pendingCards(): ReactElement {
  const queue = createQuestionQueue();
  void queue.ask(oneChoice);
  void queue.ask({ ...choiceAndNote, requestId: 2 });
  queue.withdraw(queue.getSnapshot().open[0]!.key);
  return <PendingQuestions queue={queue} />;
}

const states: readonly (readonly [string, () => ReactElement])[] = [
  ['a card of every kind', () => <QuestionCard block={blockOf(everyKind)} {...handlers} />],
  [
    'a strict card of every kind',
    () => <QuestionCard block={blockOf(everyKind, { profile: mcp })} {...handlers} />,
  ],
  ['a single choice', () => <QuestionCard block={oneChoice} {...handlers} />],
  ['a choice with a text of one’s own', () => <QuestionCard block={withOther} {...handlers} />],
  ['a consent', () => <QuestionCard block={consent} {...handlers} />],
  ['a card without handlers', () => <QuestionCard block={oneChoice} />],
  ['a disabled card', () => <QuestionCard block={blockOf(everyKind)} {...handlers} disabled />],
  ['a card that takes focus', () => <QuestionCard block={oneChoice} {...handlers} autoFocus />],
  ['an undrawable block', () => <QuestionCard block={{} as RequestUserInputBlock} {...handlers} />],
  ['an answered card', () => <QuestionCard block={oneChoice} outcome={answered} />],
  [
    'a card whose block was answered',
    () => <QuestionCard block={{ ...oneChoice, response: { answers: {} } }} />,
  ],
  ['a receipt', () => <Receipt block={blockOf(everyKind)} outcome={answered} />],
  ['a declined receipt', () => <Receipt block={oneChoice} outcome={{ action: 'decline' }} />],
  [
    'a cancelled receipt',
    () => <Receipt block={oneChoice} outcome={{ action: 'cancel', reason: 'dismissed' }} />,
  ],
  ['a queue', pendingCards],
  [
    'a card in Chinese',
    () => (
      <ChatFormProvider locale="zh-CN" messages={{ submit: '发送' }}>
        <QuestionCard block={blockOf(everyKind)} {...handlers} />
      </ChatFormProvider>
    ),
  ],
];

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(states)('%s, drawn on a server', (_name, make) => {
  it.each(['', ' in StrictMode'])('comes to life in silence and looks the same%s', (mode) => {
    const element = mode === '' ? make() : <StrictMode>{make()}</StrictMode>;
    const host = document.createElement('div');
    host.innerHTML = renderToString(element);
    document.body.append(host);
    const before = host.innerHTML;
    const onRecoverableError = vi.fn();
    let root!: Root;
    act(() => void (root = hydrateRoot(host, element, { onRecoverableError })));
    expect(onRecoverableError).not.toHaveBeenCalled();
    // What only exists in a browser may be added, such as a tab stop's bookkeeping; words and state may not change.
    expect(plain(host.innerHTML)).toBe(plain(before));
    act(() => root.unmount());
  });

  it('can be read and reached by keyboard before it comes to life', () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(make());
    document.body.append(host);
    for (const group of host.querySelectorAll('[role="radiogroup"]')) {
      const stops = [...group.querySelectorAll('[tabindex="0"]')];
      expect(stops).toHaveLength(group.querySelector('[disabled]') ? stops.length : 1);
      const chosen = group.querySelector('[aria-checked="true"]');
      if (chosen) expect(stops).toEqual([chosen]);
    }
    expect(host.querySelector('input[type="radio"], form, script, style')).toBeNull();
    expect(host.textContent).not.toBe('');
  });
});

it('leaves focus where a person put it before the page came to life', () => {
  const element = <QuestionCard block={choiceAndNote} {...handlers} autoFocus />;
  const host = document.createElement('div');
  host.innerHTML = renderToString(element);
  document.body.append(host);
  screen.getByRole('textbox', { name: 'Note' }).focus();
  let root!: Root;
  act(() => void (root = hydrateRoot(host, element)));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  act(() => root.unmount());
});

function plain(html: string): string {
  return html
    .replace(/ (style|data-radix-collection-item|data-orientation)="[^"]*"/g, '')
    .replaceAll('<!-- -->', '');
}
