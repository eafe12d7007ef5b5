import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RequestUserInputCard } from '../../src/wework/index.js';
import { elicitation } from '../fixtures/wework/blocks.js';
import { draw } from './support/draw.js';

const card = () => page.getByTestId('request-user-input-card');
const composer = () => page.getByRole('textbox', { name: '输入消息' });

/** Wework's composer, whose place the card takes at the third character. */
function Chat({ onSubmit, onIgnore }: { readonly onSubmit: () => void; readonly onIgnore: () => void }) {
  const [text, setText] = useState('');
  if (text.length >= 3)
    return <RequestUserInputCard payload={elicitation.renderPayload} {...{ onSubmit, onIgnore }} />;
  return <textarea aria-label="输入消息" value={text} onChange={(event) => setText(event.target.value)} />;
}

describe('a question that takes the place of a composer somebody types in', () => {
  it.each(['2{Enter}', '{Escape}'])(
    'is not answered by what was meant for the composer: %s',
    async (rest) => {
      const [onSubmit, onIgnore] = [vi.fn(), vi.fn()];
      draw(<Chat onSubmit={onSubmit} onIgnore={onIgnore} />);
      composer().element().focus();
      await userEvent.keyboard(`abc${rest}`);
      await expect.element(card()).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(onIgnore).not.toHaveBeenCalled();

      await new Promise((resolve) => setTimeout(resolve, 450));
      await userEvent.keyboard('{Enter}');
      expect(onSubmit).toHaveBeenCalledOnce();
    },
  );
});
