import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard } from '../../src/index.js';
import { blockOf, responseWith } from './support/blocks.js';
import './support/quiet.js';
import { box, button, renderCard } from './support/renderCard.js';

const strict = (field: object, required: string[] = []) =>
  blockOf({ f: { title: 'F', ...field } }, { profile: mcp, required });

describe('what an answer must be like is told before anybody types', () => {
  it.each([
    [{ type: 'integer', minimum: 1, maximum: 100 }, '1 to 100', '1 至 100'],
    [{ type: 'number', minimum: 0.5 }, 'At least 0.5', '不能小于 0.5'],
    [{ type: 'number', maximum: -3 }, 'At most -3', '不能大于 -3'],
    [
      { type: 'number', exclusiveMinimum: 0, maximum: 10, multipleOf: 5 },
      'At most 10 · More than 0 · A multiple of 5',
      '不能大于 10 · 必须大于 0 · 必须是 5 的倍数',
    ],
    [{ type: 'string', minLength: 3, maxLength: 400 }, 'At least 3 characters', '至少 3 个字符'],
    [{ type: 'string', minLength: 1 }, '', ''],
    [{ type: 'string', maxLength: 40 }, '', ''],
    [
      { type: 'string', minLength: 8, format: 'email' },
      'name@example.com · At least 8 characters',
      'name@example.com · 至少 8 个字符',
    ],
    [{ type: 'string', pattern: '^a+$' }, 'Must match ^a+$', '须匹配 ^a+$'],
    [
      { type: 'string', minLength: 3, pattern: '^a+$' },
      'At least 3 characters · Must match ^a+$',
      '至少 3 个字符 · 须匹配 ^a+$',
    ],
    [{ type: 'string', pattern: 'a'.repeat(121) }, '', ''],
    [{ type: 'integer' }, '', ''],
  ])('%j: %s', (field, english, chinese) => {
    const block = strict(field);
    const { rerender } = render(<QuestionCard block={block} />);
    expect(box('F')).toHaveAccessibleDescription(english);
    rerender(
      <ChatFormProvider locale="zh-CN">
        <QuestionCard block={block} />
      </ChatFormProvider>,
    );
    expect(box('F')).toHaveAccessibleDescription(chinese);
  });

  it('but not under Wework’s manners, where it stops nothing', () => {
    for (const field of [
      { type: 'integer', minimum: 1, maximum: 100 },
      { type: 'string', minLength: 3, maxLength: 4, pattern: '^a+$', format: 'email' },
    ]) {
      const { unmount } = renderCard(blockOf({ f: { title: 'F', ...field } }));
      fireEvent.change(box('F'), { target: { value: '12345' } });
      expect(box('F')).toHaveAccessibleDescription('');
      expect(box('F')).toHaveAttribute('autocomplete', 'off');
      expect(document.querySelector('[data-chat-form="question-end"]')).toBeNull();
      unmount();
    }
  });
});

describe('a number', () => {
  it.each(['1.', '-', '1e', '1e5', '+', '１２．５', ' 3 '])('stays %o while it is typed', async (text) => {
    const { user } = renderCard(strict({ type: 'number', minimum: -5 }));
    await user.type(box('F'), text);
    expect(box('F')).toHaveValue(text);
    expect(box('F')).not.toBeInvalid();
  });

  it('is not changed by a wheel or an arrow', async () => {
    const { user } = renderCard(strict({ type: 'integer', minimum: 0, default: 4 }));
    await user.click(box('F'));
    fireEvent.wheel(box('F'), { deltaY: 100 });
    await user.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
    expect(box('F')).toHaveValue('4');
    expect(box('F')).toHaveAttribute('type', 'text');
    expect(box('F')).toHaveAttribute('inputmode', 'numeric');
  });

  it('in full-width digits is one, and held against its bounds', async () => {
    const { user, onSubmit } = renderCard(strict({ type: 'integer', minimum: 1, maximum: 20 }));
    await user.type(box('F'), '４２{Enter}');
    expect(box('F')).toHaveAccessibleDescription('At most 20');
    await user.clear(box('F'));
    await user.type(box('F'), '１２{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ f: '１２' }), expect.anything());
  });

  it('whose default was cleared is left out, and stays so in an equal block', async () => {
    const block = strict({ type: 'integer', default: 4 });
    const { user, onSubmit, rerenderCard } = renderCard(block);
    await user.clear(box('F'));
    rerenderCard(JSON.parse(JSON.stringify(block)));
    expect(box('F')).toHaveValue('');
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({}), { sources: {} });
  });
});

describe('an address', () => {
  it('lets the browser offer the person’s own, and neither corrects nor capitalises', () => {
    renderCard(
      blockOf(
        {
          mail: { type: 'string', title: 'Mail', format: 'email' },
          site: { type: 'string', title: 'Site', format: 'uri' },
        },
        { profile: mcp },
      ),
    );
    for (const name of ['Mail', 'Site']) {
      expect(box(name)).toHaveAttribute('type', 'text');
      expect(box(name)).toHaveAttribute('autocapitalize', 'none');
      expect(box(name)).toHaveAttribute('spellcheck', 'false');
    }
    expect(box('Mail')).toHaveAttribute('autocomplete', 'email');
    expect(box('Site')).toHaveAttribute('autocomplete', 'off');
  });
});

describe('a length', () => {
  const slug = strict({ type: 'string', maxLength: 40 });
  const counter = () => document.querySelector('[data-chat-form="counter"]')?.textContent;

  it.each([
    [40, 29, undefined],
    [40, 30, '30/40'],
    [40, 40, '40/40'],
    [40, 41, '41/40'],
    [4000, 3599, undefined],
    [4000, 3600, '3600/4000'],
    [5, 0, undefined],
    [5, 1, '1/5'],
  ])('of at most %d is counted at %d: %s', (maxLength, length, text) => {
    renderCard(strict({ type: 'string', maxLength }));
    fireEvent.change(box('F'), { target: { value: 'x'.repeat(length) } });
    expect(counter()).toBe(text);
  });

  it('counts what a person sees as one character', () => {
    renderCard(strict({ type: 'string', maxLength: 3 }));
    fireEvent.change(box('F'), { target: { value: '😀𠮷a' } });
    expect(counter()).toBe('3/3');
  });

  it('cuts nothing, and says what is too much only after an attempt', async () => {
    const { user, onSubmit } = renderCard(slug);
    await user.click(box('F'));
    await user.paste('x'.repeat(44));
    expect(box('F')).toHaveValue('x'.repeat(44));
    expect(box('F')).not.toHaveAttribute('maxlength');
    expect(screen.getByText('44/40')).not.toHaveAttribute('data-invalid');
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('44/40')).toHaveAttribute('data-invalid');
    expect(box('F')).toHaveAccessibleDescription('At most 40 characters');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(screen.getByText('40/40')).not.toHaveAttribute('data-invalid');
  });

  it('is told to a screen reader once the typing pauses, not at each key', () => {
    vi.useFakeTimers();
    renderCard(slug);
    const region = box('F').closest('[data-chat-form="question"]')!.querySelector('[role="status"]')!;
    const type = (length: number) => fireEvent.change(box('F'), { target: { value: 'x'.repeat(length) } });
    const pass = (ms: number) => {
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    };
    type(32);
    pass(900);
    type(33);
    pass(900);
    expect(region).toHaveTextContent('');
    pass(100);
    expect(region).toHaveTextContent('7 characters left');
    type(41);
    pass(1000);
    expect(region).toHaveTextContent('1 character too many');
    type(3);
    pass(1000);
    expect(region).toHaveTextContent('');
    vi.useRealTimers();
  });

  it('of a choice is nobody’s business', () => {
    renderCard(strict({ type: 'string', enum: ['a'], maxLength: 1, default: 'a' }));
    expect(counter()).toBeUndefined();
  });
});

describe('a pattern', () => {
  const ticket = strict({ type: 'string', pattern: '^[A-Z]+-[0-9]+$' }, ['f']);

  it('stays in sight when it is missed, apart from the sentence and in its own direction', () => {
    const onSubmit = vi.fn();
    render(
      <ChatFormProvider matchPattern={(_pattern, text) => text === 'AB-1'}>
        <QuestionCard block={ticket} onSubmit={onSubmit} />
      </ChatFormProvider>,
    );
    fireEvent.change(box('F'), { target: { value: 'ab' } });
    fireEvent.click(button('Submit'));
    expect(box('F')).toHaveAccessibleDescription('Does not have the form that is asked for ^[A-Z]+-[0-9]+$');
    const shown = screen.getByText('^[A-Z]+-[0-9]+$');
    expect(shown.localName).toBe('bdi');
    expect(shown).toHaveAttribute('dir', 'ltr');
    fireEvent.change(box('F'), { target: { value: 'AB-1' } });
    expect(box('F')).not.toBeInvalid();
    fireEvent.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('says nothing where something else is wrong', () => {
    renderCard(ticket);
    fireEvent.click(button('Submit'));
    expect(box('F')).toHaveAccessibleDescription('Needs an answer');
  });
});
