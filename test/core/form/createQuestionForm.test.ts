// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { RequestUserInputBlock } from '../../../src/core/index.js';
import { createQuestionForm, wework } from '../../../src/core/index.js';

const block: RequestUserInputBlock = {
  kind: 'request_user_input',
  questions: [
    {
      id: 'q',
      question: 'Q?',
      kind: 'choice',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
  ],
};

describe('a form without an interface', () => {
  it('tells its listeners of each change, after it', () => {
    const form = createQuestionForm(block, wework);
    const seen: unknown[] = [];
    const stop = form.subscribe(() => seen.push(form.getState().fields.get('q')?.selected));
    const next = form.dispatch({ type: 'optionChosen', key: 'q', option: 1 });
    expect(form.getState()).toBe(next);
    expect(seen).toEqual([[1]]);
    stop();
    form.dispatch({ type: 'optionChosen', key: 'q', option: 0 });
    expect(seen).toHaveLength(1);
  });

  it('tells nobody of what changed nothing', () => {
    const form = createQuestionForm(block, wework);
    const listener = vi.fn();
    form.subscribe(listener);
    form.dispatch({ type: 'optionChosen', key: 'zzz', option: 1 });
    form.dispatch({ type: 'delivered' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('holds a state that can be printed and compared', () => {
    const { fields, ...rest } = createQuestionForm(block, wework).getState();
    expect(JSON.parse(JSON.stringify(rest))).toEqual(rest);
    expect([...fields]).toEqual([['q', { selected: [0], text: '', source: 'default' }]]);
  });
});
