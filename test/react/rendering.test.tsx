import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../src/core/index.js';
import { mcp, wework } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import { blockOf } from './support/blocks.js';
import './support/quiet.js';

/** A form of texts and choices in turn, drawn by a host that makes its handlers anew at every render. */
function drawn(count: number, profile: Profile = wework) {
  const texts: string[] = [];
  const renderText = (text: string) => {
    texts.push(text);
    return text;
  };
  const fields = Array.from({ length: count }, (_, index) => {
    const title = `${index % 2 === 0 ? 'Text' : 'Choice'} ${String(index)}`;
    const options = index % 2 === 0 ? {} : { enum: [`a${String(index)}`, `b${String(index)}`] };
    return [title, { type: 'string', title, ...options }];
  });
  const block = blockOf(Object.fromEntries(fields) as object, { profile, required: ['Text 0'] });
  const card = (given = block) => (
    <QuestionCard
      block={given}
      renderText={renderText}
      onSubmit={() => undefined}
      onCancel={() => undefined}
    />
  );
  const view = render(card(), { reactStrictMode: false });
  texts.length = 0;
  return { texts, block, rerender: (given = block) => view.rerender(card(given)) };
}

// By label and text: looking hundreds of fields up by role takes jsdom minutes.
const field = (name: string) => document.getElementById(screen.getByText<HTMLLabelElement>(name).htmlFor)!;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('in a form of 200 questions', () => {
  it('a keystroke draws one question anew', () => {
    const { texts } = drawn(200);
    type('Text 100', 'x');
    expect(texts).toEqual(['Text 100']);
    expect(field('Text 100')).toHaveValue('x');
  });
});

describe('in a form of many questions', () => {
  it('an arrow draws one question anew', () => {
    const { texts } = drawn(20);
    fireEvent.keyDown(screen.getByText('a11').closest('[role="radio"]')!, { key: 'ArrowDown' });
    expect(screen.getByText('b11').closest('[role="radio"]')).toBeChecked();
    expect(new Set(texts)).toEqual(new Set(['Choice 11', 'a11', 'b11']));
  });

  it('a keystroke after a stopped submit draws one question anew', () => {
    const { texts } = drawn(20, mcp);
    act(() => screen.getByText('Submit').click());
    expect(field('Text 0')).toBeInvalid();
    texts.length = 0;
    type('Text 10', 'y');
    expect(texts).toEqual(['Text 10']);
  });

  it('a render of the host draws no question anew, with the same block or an equal one', () => {
    const { texts, block, rerender } = drawn(20);
    rerender();
    rerender(JSON.parse(JSON.stringify(block)) as typeof block);
    expect(texts.filter((text) => text !== 'Before we go on')).toEqual([]);
  });
});

it('is drawn once at first, and not again when nothing happens', async () => {
  const onRender = vi.fn();
  render(
    <Profiler id="card" onRender={onRender}>
      <QuestionCard block={blockOf({ note: { type: 'string', title: 'Note' } })} onSubmit={() => undefined} />
    </Profiler>,
    { reactStrictMode: false },
  );
  await act(() => Promise.resolve());
  expect(onRender.mock.calls.map(([, phase]) => phase as string)).toEqual(['mount']);
  expect(screen.getByRole('textbox')).toBeVisible();
});

it('listens to nothing outside itself', () => {
  const add = vi.spyOn(document, 'addEventListener');
  const windowAdd = vi.spyOn(window, 'addEventListener');
  render(
    <QuestionCard block={blockOf({ note: { type: 'string', title: 'Note' } })} onSubmit={() => undefined} />,
  );
  const kinds = [...add.mock.calls, ...windowAdd.mock.calls].map(([kind]) => kind);
  // React itself asks its documents for these.
  expect(kinds.filter((kind) => kind !== 'selectionchange' && kind !== 'error')).toEqual([]);
});
