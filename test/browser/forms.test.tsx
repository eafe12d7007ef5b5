import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mcp } from '../../src/core/index.js';
import { QuestionCard } from '../../src/index.js';
import { blockOf, targetField, withOther } from '../react/support/blocks.js';
import { draw } from './support/draw.js';

const everything = blockOf(
  {
    target: targetField,
    tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } },
    note: { type: 'string', title: 'Note' },
    mail: { type: 'string', title: 'Mail', format: 'email' },
    count: { type: 'integer', title: 'Count' },
    token: { type: 'string', title: 'Token' },
  },
  { profile: mcp, required: ['mail'] },
);

function cardInForm() {
  const onSubmit = vi.fn();
  const onMessage = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const host = draw(
    <form onSubmit={onMessage}>
      <input aria-label="Message" name="message" defaultValue="hello" />
      <QuestionCard block={everything} onSubmit={onSubmit} onCancel={vi.fn()} />
      <QuestionCard block={{ ...withOther, requestId: 2 }} onSubmit={vi.fn()} />
      <button type="submit">Send</button>
      <button type="reset">Empty the form</button>
    </form>,
  );
  return { form: host.querySelector('form')!, onSubmit, onMessage };
}

describe('in a real browser, a card inside a form', () => {
  it('adds nothing to what the form sends', async () => {
    const { form } = cardInForm();
    await userEvent.click(page.getByRole('radio', { name: 'Production' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'x' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'n');
    await userEvent.fill(page.getByRole('textbox', { name: 'Something else' }), 'o');
    expect([...new FormData(form)]).toEqual([['message', 'hello']]);
    const ours = [...form.elements].filter(
      (one) => one.closest('[data-chat-form]') && one.localName !== 'button',
    );
    expect(ours).toEqual([]);
  });

  it.each(['Note', 'Mail', 'Count', 'Something else'])('does not submit it by Enter in %s', async (name) => {
    const { onMessage } = cardInForm();
    await userEvent.click(page.getByRole('textbox', { name, exact: true }));
    await userEvent.keyboard('{Enter}x{Enter}');
    expect(onMessage).not.toHaveBeenCalled();
  });

  it('neither blocks it nor is cleared by it', async () => {
    const { form, onMessage } = cardInForm();
    await userEvent.fill(page.getByRole('textbox', { name: 'Mail' }), 'not a mail');
    await userEvent.click(page.getByRole('radio', { name: 'Nowhere' }));
    await userEvent.click(page.getByRole('button', { name: 'Empty the form' }));
    await expect.element(page.getByRole('textbox', { name: 'Mail' })).toHaveValue('not a mail');
    await expect.element(page.getByRole('radio', { name: 'Nowhere' })).toBeChecked();
    expect(form.checkValidity()).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    expect(onMessage).toHaveBeenCalledOnce();
  });

  it('in a disabled fieldset takes no key and no click', async () => {
    const [onSubmit, onCancel] = [vi.fn(), vi.fn()];
    draw(
      <form>
        <fieldset disabled>
          <QuestionCard block={withOther} autoFocus onSubmit={onSubmit} onCancel={onCancel} />
        </fieldset>
      </form>,
    );
    expect(document.activeElement).toBe(page.getByRole('group', { name: 'Question', exact: true }).element());
    await userEvent.keyboard('2{Enter}{Escape}');
    await userEvent.click(page.getByRole('radio', { name: 'B' }), { force: true });
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
