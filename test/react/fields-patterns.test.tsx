import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Chat } from '../../stories/guide/snippets/linearPatterns.js';
import { mcp } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import { blockOf } from './support/blocks.js';
import './support/quiet.js';
import { box, button } from './support/renderCard.js';

function submit(pattern: string, text: string) {
  const onSubmit = vi.fn();
  const block = blockOf({ f: { type: 'string', title: 'F', pattern } }, { profile: mcp });
  render(
    <Chat>
      <QuestionCard block={block} onSubmit={onSubmit} />
    </Chat>,
  );
  fireEvent.change(box('F'), { target: { value: text } });
  fireEvent.click(button('Submit'));
  return onSubmit;
}

describe('the guide’s matcher', () => {
  it.each([
    ['^[A-Z]+-[0-9]+$', 'AB-12'],
    ['b', 'abc'],
    ['^\\p{L}+$', 'Zoë李'],
    ['^.$', '😀'],
  ])('lets through what %s matches: %s', (pattern, text) => {
    expect(submit(pattern, text)).toHaveBeenCalledOnce();
  });

  it.each([
    ['^[A-Z]+-[0-9]+$', 'ab-12'],
    ['^[a-z]{3}$', 'abcd'],
  ])('stops what %s does not match: %s', (pattern, text) => {
    expect(submit(pattern, text)).not.toHaveBeenCalled();
    expect(box('F')).toBeInvalid();
  });

  it.each([['(?=a)b'], ['('], ['(a)\\1'], ['((a{100}){100}){100}']])(
    'cannot run %s, which then stops nobody',
    (pattern) => {
      expect(submit(pattern, 'x')).toHaveBeenCalledOnce();
    },
  );

  it('takes no longer than the text is long where a backtracking engine would never end', () => {
    const start = performance.now();
    expect(submit('^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(2_000))).not.toHaveBeenCalled();
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
