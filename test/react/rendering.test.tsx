import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import { blockOf } from './support/blocks.js';
import './support/quiet.js';
import { box, radio } from './support/renderCard.js';

const many = (count: number) =>
  blockOf(
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `q${String(index)}`,
        index % 2 === 0
          ? { type: 'string', title: `Text ${String(index)}` }
          : {
              type: 'string',
              title: `Choice ${String(index)}`,
              enum: [`a${String(index)}`, `b${String(index)}`],
            },
      ]),
    ),
  );

function drawn(count: number, profile = {}) {
  const texts: string[] = [];
  const renderText = (text: string) => {
    texts.push(text);
    return text;
  };
  const block = { ...many(count), ...profile };
  const card = (given = block) => (
    // A host that makes its handlers anew at every render, as most do.
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

describe('in a form of 200 questions', () => {
  it('a keystroke draws one question anew', async () => {
    const { texts } = drawn(200);
    await userEvent.type(box('Text 100'), 'x');
    expect(texts).toEqual(['Text 100']);
    expect(box('Text 100')).toHaveValue('x');
  });

  it('an arrow draws one question anew', () => {
    const { texts } = drawn(200);
    act(() => radio('a101').focus());
    texts.length = 0;
    act(() => radio('b101').click());
    expect(new Set(texts)).toEqual(new Set(['Choice 101', 'a101', 'b101']));
  });

  it('a keystroke after a stopped submit draws one question anew', async () => {
    const { texts } = drawn(200, { profile: mcp });
    await userEvent.type(box('Text 100'), 'x');
    texts.length = 0;
    await userEvent.type(box('Text 100'), 'y');
    expect(texts).toEqual(['Text 100']);
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
