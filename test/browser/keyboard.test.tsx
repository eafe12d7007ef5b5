import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mcp } from '../../src/core/index.js';
import { PendingQuestions, QuestionCard } from '../../src/index.js';
import { createQuestionQueue } from '../../src/core/index.js';
import { blockOf, oneChoice, oneText, targetField, twoChoices } from '../react/support/blocks.js';
import { draw, focused } from './support/draw.js';

const radio = (name: string) => page.getByRole('radio', { name });
const isChecked = (name: string) => radio(name).element().getAttribute('aria-checked') === 'true';
const answersOf = (onSubmit: ReturnType<typeof vi.fn>) =>
  onSubmit.mock.calls.map(([response]) => (response as { answers: unknown }).answers);

describe('a whole card', () => {
  const everything = blockOf(
    {
      target: { ...targetField, default: 'production' },
      tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } },
      sure: { type: 'boolean', title: 'Sure?' },
      note: { type: 'string', title: 'Note' },
      count: { type: 'integer', title: 'Count' },
    },
    { profile: mcp },
  );
  // What an optional choice stands on by default can be taken back.
  const stops = ['Clear', 'Production', 'x', 'y', 'true', 'Note', 'Count', 'Cancel', 'Decline', 'Submit'];

  it('is walked by Tab with one stop in each radio group, and back', async () => {
    draw(
      <>
        <button type="button">Before</button>
        <QuestionCard block={everything} onSubmit={vi.fn()} onDecline={vi.fn()} onCancel={vi.fn()} />
        <button type="button">After</button>
      </>,
    );
    page.getByRole('button', { name: 'Before' }).element().focus();
    const seen: string[] = [];
    for (let step = 0; step <= stops.length; step++) {
      await userEvent.tab();
      seen.push(focused());
    }
    expect(seen).toEqual([...stops, 'After']);
    seen.length = 0;
    for (let step = 0; step <= stops.length; step++) {
      await userEvent.tab({ shift: true });
      seen.push(focused());
    }
    expect(seen).toEqual([...[...stops].reverse(), 'Before']);
  });

  it('is answered by keyboard alone', async () => {
    const onSubmit = vi.fn();
    draw(<QuestionCard block={everything} onSubmit={onSubmit} onCancel={vi.fn()} />);
    page.getByRole('radio', { name: 'Production' }).element().focus();
    await userEvent.keyboard('{ArrowDown}{Tab} {Tab} {Tab}{ArrowRight}{Tab}');
    await userEvent.keyboard('two words{Shift>}{Enter}{/Shift}and a line{Tab}12{Enter}');
    expect(answersOf(onSubmit)).toEqual([
      {
        target: { answers: ['nowhere'] },
        tags: { answers: ['x', 'y'] },
        sure: { answers: ['false'] },
        note: { answers: ['two words\nand a line'] },
        count: { answers: ['12'] },
      },
    ]);
  });
});

describe('arrow keys', () => {
  it('tapped quickly select each option in turn and send nothing', async () => {
    const onSubmit = vi.fn();
    draw(<QuestionCard block={oneChoice} onSubmit={onSubmit} />);
    await userEvent.tab();
    for (const name of ['Production', 'Nowhere', 'Staging', 'Production']) {
      await userEvent.keyboard('{ArrowDown}');
      expect(focused()).toBe(name);
      expect(isChecked(name)).toBe(true);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('held go on and on and send nothing, neither then nor when they are let go', async () => {
    const onSubmit = vi.fn();
    draw(<QuestionCard block={oneChoice} onSubmit={onSubmit} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown>7}');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isChecked('Production')).toBe(true);
    expect(focused()).toBe('Production');
    await userEvent.keyboard('{/ArrowDown}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('swap left and right in a page that reads from right to left', async () => {
    draw(
      <div dir="rtl">
        <QuestionCard block={oneChoice} onSubmit={vi.fn()} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(isChecked('Production')).toBe(true);
    await userEvent.keyboard('{ArrowRight}{End}');
    expect(isChecked('Nowhere')).toBe(true);
  });

  it('held in a text beside the card choose nothing when focus comes to an option', async () => {
    const onSubmit = vi.fn();
    draw(
      <>
        <input aria-label="Beside" />
        <QuestionCard block={oneChoice} onSubmit={onSubmit} />
      </>,
    );
    page.getByRole('textbox', { name: 'Beside' }).element().focus();
    await userEvent.keyboard('{ArrowDown>}');
    page.getByRole('radio', { name: 'Nowhere' }).element().focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await userEvent.keyboard('{/ArrowDown}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(isChecked('Staging')).toBe(true);
  });
});

describe('Enter', () => {
  it('held on Submit sends once, though a browser clicks for every repeat', async () => {
    const onSubmit = vi.fn().mockRejectedValue(new Error('offline'));
    draw(<QuestionCard block={twoChoices} onSubmit={onSubmit} />);
    page.getByRole('button', { name: 'Submit' }).element().focus();
    await userEvent.keyboard('{Enter>5/}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('held while the next card of a queue appears answers only the first', async () => {
    const queue = createQuestionQueue();
    void queue.ask({ ...oneText, requestId: 1 });
    void queue.ask({ ...oneText, requestId: 2 });
    draw(<PendingQuestions queue={queue} autoFocus />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter>6/}');
    await vi.waitFor(() => expect(queue.getSnapshot().ended).toHaveLength(1));
    expect(queue.getSnapshot().open).toHaveLength(1);
  });

  it('and Space on an option choose it', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    draw(<QuestionCard block={oneChoice} onSubmit={first} />);
    draw(<QuestionCard block={{ ...oneChoice, requestId: 2 }} onSubmit={second} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(answersOf(first)).toEqual([{ target: { answers: ['staging'] } }]);
    radio('Production').element().focus();
    await userEvent.keyboard(' ');
    expect(answersOf(second)).toEqual([{ target: { answers: ['production'] } }]);
  });
});

describe('a card that takes focus from a text somebody is writing', () => {
  function Chat({ onSubmit, onCancel }: { onSubmit: () => void; onCancel: () => void }) {
    const [isAsked, setAsked] = useState(false);
    return (
      <>
        <textarea
          aria-label="Message"
          onChange={(event) => event.target.value.endsWith('!') && setAsked(true)}
        />
        {isAsked && <QuestionCard block={oneChoice} autoFocus onSubmit={onSubmit} onCancel={onCancel} />}
      </>
    );
  }

  it('counts none of the keys that were meant for that text, and then all', async () => {
    const [onSubmit, onCancel] = [vi.fn(), vi.fn()];
    draw(<Chat onSubmit={onSubmit} onCancel={onCancel} />);
    page.getByRole('textbox', { name: 'Message' }).element().focus();
    await userEvent.keyboard('go!2{Enter}{Tab} {Enter}{Escape}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 450));
    await userEvent.keyboard('2');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('focus', () => {
  it('is on the receipt when a card ends, and Tab goes on from there', async () => {
    draw(
      <>
        <QuestionCard block={oneText} onSubmit={vi.fn()} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('x{Enter}');
    expect(focused()).toMatch(/^Deploy/);
    expect(document.activeElement).toBe(page.getByRole('group', { name: 'Question from Deploy' }).element());
    await userEvent.tab();
    expect(focused()).toBe('After');
  });

  it('stays on Submit while an answer is on its way', async () => {
    let done = () => {};
    draw(
      <QuestionCard block={twoChoices} onSubmit={() => new Promise<void>((resolve) => (done = resolve))} />,
    );
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(focused()).toBe('Submit');
    done();
    await vi.waitFor(() => expect(focused()).toMatch(/^Deploy/));
  });
});
