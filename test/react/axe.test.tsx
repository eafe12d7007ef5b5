import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import { blockOf, oneChoice, targetField, withOther } from './support/blocks.js';
import './support/quiet.js';
import { box, button } from './support/renderCard.js';
import { states } from './support/states.js';

/** What axe finds wrong, in words; colours and sizes need a real layout and are the browser's to check. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const draw = (element: ReactElement) => render(<main>{element}</main>);

describe('axe finds nothing wrong with', () => {
  it.each(states)('%s', async (_name, make) => {
    draw(make());
    expect(await violations()).toEqual([]);
  });

  it('a card whose submit was stopped', async () => {
    const tags = { type: 'array', title: 'Tags', minItems: 1, items: { type: 'string', enum: ['x', 'y'] } };
    const block = blockOf(
      { target: targetField, note: { type: 'string', title: 'Note' }, tags },
      { profile: mcp, required: ['target', 'note', 'tags'] },
    );
    draw(<QuestionCard block={block} onSubmit={vi.fn()} />);
    await userEvent.click(button('Submit'));
    expect(box('Note')).toBeInvalid();
    expect(await violations()).toEqual([]);
  });

  it('a card on its way, one that failed, and one that was answered', async () => {
    let fail: (error: Error) => void = () => {};
    const onSubmit = vi.fn().mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    draw(<QuestionCard block={oneChoice} onSubmit={onSubmit} onCancel={vi.fn()} />);
    await userEvent.click(button('Submit'));
    expect(await violations()).toEqual([]);
    fail(new Error('offline'));
    await screen.findByRole('alert');
    expect(await violations()).toEqual([]);
    await userEvent.click(button('Submit'));
    expect(screen.getByText('Answered')).toBeVisible();
    await userEvent.click(screen.getByText('What was offered'));
    expect(await violations()).toEqual([]);
  });

  it('a card with a text of one’s own in it', async () => {
    draw(<QuestionCard block={withOther} onSubmit={vi.fn()} />);
    await userEvent.type(box('Something else'), 'mine');
    expect(await violations()).toEqual([]);
  });

  it('two cards at once', async () => {
    draw(
      <>
        <QuestionCard block={oneChoice} onSubmit={vi.fn()} />
        <QuestionCard block={{ ...oneChoice, requestId: 2 }} onSubmit={vi.fn()} />
      </>,
    );
    expect(await violations()).toEqual([]);
  });
});

it('would find a radio group without a name', async () => {
  draw(
    <div role="radiogroup">
      <button type="button" role="radio" aria-checked="false" />
    </div>,
  );
  expect(await violations()).not.toEqual([]);
});
