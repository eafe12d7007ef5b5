import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard } from '../../src/index.js';
import { blockOf, oneText, responseWith, targetField } from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard } from './support/renderCard.js';

describe('a text', () => {
  it('is named by its question, and by nothing that goes away', () => {
    renderCard(oneText);
    expect(box('Note')).not.toHaveAttribute('placeholder');
    expect(screen.getByText('Note').tagName).toBe('LABEL');
  });

  it('takes focus by a click on its question', async () => {
    const { user } = renderCard(oneText);
    await user.click(screen.getByText('Note'));
    expect(box('Note')).toHaveFocus();
  });

  it('keeps every line of what is pasted into it, and grows', async () => {
    const { user, onSubmit } = renderCard(oneText);
    expect(box('Note')).toHaveAttribute('rows', '1');
    await user.click(box('Note'));
    await user.paste('one\ntwo\nthree');
    expect(box('Note')).toHaveValue('one\ntwo\nthree');
    expect(box('Note')).toHaveAttribute('rows', '3');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ note: 'one\ntwo\nthree' }),
      expect.anything(),
    );
  });

  it('may be sent empty under Wework’s manners, and goes out as typed', async () => {
    const { user, onSubmit } = renderCard(oneText);
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ note: '' }), {
      sources: { note: 'default' },
    });
  });

  it('goes out untrimmed', async () => {
    const { user, onSubmit } = renderCard(oneText);
    await user.type(box('Note'), '  x ');
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ note: '  x ' }), expect.anything());
  });

  it('starts with room for several lines where the server asks for much', () => {
    renderCard(blockOf({ essay: { type: 'string', title: 'Essay', maxLength: 4000 } }));
    expect(box('Essay')).toHaveAttribute('rows', '3');
  });

  it('offers the keys that fit on a phone, and is never corrected where it is an address', () => {
    renderCard(
      blockOf({
        mail: { type: 'string', title: 'Mail', format: 'email' },
        site: { type: 'string', title: 'Site', format: 'uri' },
        day: { type: 'string', title: 'Day', format: 'date' },
        any: { type: 'number', title: 'Any' },
        whole: { type: 'integer', title: 'Whole', minimum: 0 },
        part: { type: 'number', title: 'Part', minimum: 0 },
      }),
    );
    const modes = ['Mail', 'Site', 'Day', 'Any', 'Whole', 'Part'].map((name) => box(name).inputMode);
    // A phone's number pads have no minus sign.
    expect(modes).toEqual(['email', 'url', 'text', 'text', 'numeric', 'decimal']);
    expect(box('Mail')).toHaveAttribute('spellcheck', 'false');
  });

  it('under Wework’s manners takes anything for an address or a date', async () => {
    const { user, onSubmit } = renderCard(
      blockOf({ mail: { type: 'string', title: 'Mail', format: 'email' } }, { required: ['mail'] }),
    );
    await user.type(box('Mail'), 'not-mail{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ mail: 'not-mail' }), expect.anything());
  });
});

describe('a number under Wework’s manners', () => {
  const count = blockOf({ count: { type: 'integer', title: 'Count', minimum: 5 } });

  it('says quietly that it will not be sent if it is none, and stops nothing', async () => {
    const { user, onSubmit } = renderCard(count);
    expect(screen.queryByText(/will not be sent/)).not.toBeInTheDocument();
    await user.type(box('Count'), '1.5');
    expect(screen.getByText('Not a number, so it will not be sent')).toBeVisible();
    expect(box('Count')).toHaveAccessibleDescription('Not a number, so it will not be sent');
    expect(box('Count')).not.toBeInvalid();
    await user.type(box('Count'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ count: '1.5' }), expect.anything());
  });

  it.each(['7', '-1', '1.0', '１２', '1e3', ''])('says nothing about %o', async (text) => {
    const { user } = renderCard(count);
    if (text !== '') await user.type(box('Count'), text);
    expect(screen.queryByText(/will not be sent/)).not.toBeInTheDocument();
  });
});

describe('under strict manners', () => {
  const strict = (properties: object, required: string[] = Object.keys(properties)) =>
    blockOf(properties, { profile: mcp, required });
  const person = { name: { type: 'string', title: 'Name', minLength: 2 }, target: targetField };

  it('nobody is scolded before the first attempt', async () => {
    const { user } = renderCard(strict(person));
    await user.type(box('Name'), 'x');
    await user.tab();
    expect(box('Name')).not.toBeInvalid();
    expect(screen.getByText('At least 2 characters')).not.toHaveAttribute('data-invalid');
  });

  it('a submit with gaps sends nothing, says what is missing at the field, and goes to the first', async () => {
    const { user, onSubmit } = renderCard(strict(person));
    await user.click(button('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(phase()).toBe('asking');
    expect(screen.getByText('2 answers need attention')).toBeVisible();
    expect(box('Name')).toHaveFocus();
    expect(box('Name')).toBeInvalid();
    expect(box('Name')).toHaveAccessibleDescription('Needs an answer');
    const group = screen.getByRole('radiogroup');
    expect(group).toHaveAttribute('aria-invalid', 'true');
    expect(group).toHaveAccessibleDescription(/Needs an answer/);

    await user.type(box('Name'), 'Al');
    expect(box('Name')).not.toBeInvalid();
    expect(screen.getByText('1 answer needs attention')).toBeVisible();
    await user.click(button('Submit'));
    expect(radio('Staging')).toHaveFocus();
    await user.click(radio('Staging'));
    expect(screen.queryByText(/attention/)).not.toBeInTheDocument();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ name: 'Al', target: 'staging' }),
      expect.anything(),
    );
  });

  it('an error that comes back while typing shows at once after the first attempt', async () => {
    const { user } = renderCard(strict(person));
    await user.click(button('Submit'));
    await user.type(box('Name'), 'Al{Backspace}');
    expect(box('Name')).toHaveAccessibleDescription('At least 2 characters');
  });

  it('fields that must be filled say so, and those that need not be are marked', () => {
    renderCard(strict({ ...person, note: { type: 'string', title: 'Note' } }, ['name', 'target']));
    expect(box('Name')).toBeRequired();
    expect(screen.getByRole('radiogroup')).toBeRequired();
    expect(box('Note')).not.toBeRequired();
    expect(screen.getAllByText('optional')).toHaveLength(1);
  });

  it('a blank optional text is left out', async () => {
    const { user, onSubmit } = renderCard(strict({ note: { type: 'string', title: 'Note' } }, []));
    await user.type(box('Note'), '   {Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({}), expect.anything());
  });

  it('checkboxes say how many may be chosen, and go to the first when it is too few', async () => {
    const tags = {
      type: 'array',
      title: 'Tags',
      minItems: 2,
      maxItems: 3,
      items: { type: 'string', enum: ['x', 'y', 'z'] },
    };
    const { user, onSubmit } = renderCard(strict({ tags }));
    expect(screen.getByText('Choose 2 to 3')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tags' })).toHaveAccessibleDescription('Choose 2 to 3');
    await user.click(screen.getByRole('checkbox', { name: 'y' }));
    await user.click(button('Submit'));
    expect(screen.getByText('Choose at least 2')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'x' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'x' })).toBeInvalid();
    await user.keyboard(' ');
    expect(screen.queryByText('Choose at least 2')).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ tags: ['x', 'y'] }), expect.anything());
  });

  const sentences = [
    [{ type: 'integer' }, '1.5', 'Enter a whole number', '请输入整数'],
    [{ type: 'number' }, 'x', 'Enter a number', '请输入数字'],
    [{ type: 'number', minimum: 3 }, '2', 'At least 3', '不能小于 3'],
    [{ type: 'number', maximum: 3 }, '4', 'At most 3', '不能大于 3'],
    [{ type: 'string', minLength: 1 + 1 }, 'x', 'At least 2 characters', '至少 2 个字符'],
    [{ type: 'string', maxLength: 1 }, 'xy', 'At most 1 character', '最多 1 个字符'],
    [{ type: 'string', format: 'email' }, 'x', 'Enter an e-mail address', '请输入邮箱地址'],
    [
      { type: 'string', format: 'uri' },
      'x',
      'Enter a full web address, such as https://example.com',
      '请输入完整网址，例如 https://example.com',
    ],
    [
      { type: 'string', format: 'date' },
      '2026-02-30',
      'Enter a date as YYYY-MM-DD',
      '请按 年-月-日 输入日期，例如 2026-01-31',
    ],
    [
      { type: 'string', format: 'date-time' },
      '2026-01-31',
      'Enter a date and time with its zone, such as 2026-01-31T09:00:00Z',
      '请输入带时区的日期时间，例如 2026-01-31T09:00:00+08:00',
    ],
    [
      { type: 'string', pattern: '^[a-z]+$' },
      '1',
      'Does not have the form that is asked for ^[a-z]+$',
      '格式不符合要求 ^[a-z]+$',
    ],
  ] as const;

  it.each(
    sentences.flatMap(([field, text, en, zh]) => [
      [field, text, 'en', en] as const,
      [field, text, 'zh-CN', zh] as const,
    ]),
  )('%j with %o says in %s: %s', async (field, text, locale, sentence) => {
    const onSubmit = vi.fn();
    render(
      <ChatFormProvider locale={locale} matchPattern={(pattern, given) => new RegExp(pattern).test(given)}>
        <QuestionCard block={strict({ f: { ...field, title: 'F' } })} onSubmit={onSubmit} />
      </ChatFormProvider>,
    );
    await userEvent.type(box('F'), `${text}{Enter}`);
    expect(box('F')).toBeInvalid();
    expect(box('F')).toHaveAccessibleDescription(sentence);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('a pattern is not checked where the host has no matcher', async () => {
    const { user, onSubmit } = renderCard(strict({ f: { type: 'string', title: 'F', pattern: '^[a-z]+$' } }));
    await user.type(box('F'), '1{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('a matcher that throws stops nobody and breaks nothing', async () => {
    const onSubmit = vi.fn();
    const matchPattern = vi.fn(() => {
      throw new SyntaxError('bad pattern');
    });
    render(
      <ChatFormProvider matchPattern={matchPattern}>
        <QuestionCard
          block={strict({
            f: { type: 'string', title: 'F', pattern: '(' },
            g: { type: 'string', title: 'G' },
          })}
          onSubmit={onSubmit}
        />
      </ChatFormProvider>,
    );
    await userEvent.type(box('F'), 'x{Enter}');
    expect(matchPattern).toHaveBeenCalled();
    expect(box('F')).not.toBeInvalid();
    expect(box('G')).toBeInvalid();
    await userEvent.type(box('G'), 'x{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('shows what an address or a date looks like before anybody types', () => {
    renderCard(strict({ day: { type: 'string', title: 'Day', format: 'date' } }));
    expect(box('Day')).toHaveAccessibleDescription('YYYY-MM-DD');
  });
});

describe('what a server says', () => {
  it('is text: no markup, no images, no links', () => {
    const evil = '<img src=x onerror=alert(1)> ![p](https://example.test/p.png) https://example.test';
    const { container } = renderCard(
      blockOf(
        { x: { type: 'string', title: evil, description: `${evil}?`, oneOf: [{ const: 'a', title: evil }] } },
        { message: evil, serverName: evil },
      ),
    );
    expect(container.querySelector('img, a, script')).toBeNull();
    expect(screen.getAllByText(evil).length).toBeGreaterThan(2);
  });

  it('keeps its own direction and cannot turn what is around it', () => {
    const { container } = renderCard(
      blockOf({ x: { type: 'string', title: 'نعم', oneOf: [{ const: 'a', title: 'نعم (Yes)' }] } }),
    );
    const places = ['message', 'question-text', 'option-label'];
    for (const place of places)
      expect(container.querySelector(`[data-chat-form="${place}"]`)).toHaveAttribute('dir', 'auto');
    expect(container.querySelector('[data-chat-form="server-name"]')?.localName).toBe('bdi');
  });

  it('may be drawn by the host in its own way, place by place', () => {
    const seen = new Set<string>();
    renderCard(
      blockOf({
        x: { ...targetField, title: 'Header' },
      }),
      {
        renderText: (text, place) => {
          seen.add(place);
          return <em>{text}</em>;
        },
      },
    );
    expect([...seen].sort()).toEqual(['header', 'label', 'message', 'question']);
    expect(radio('Production').querySelector('em')).toHaveTextContent('Production');
    expect(screen.getByRole('radiogroup', { name: 'Where should it go?' })).toBeVisible();
  });

  it('shows who asks, and says so where the server has no name', () => {
    const { rerenderCard } = renderCard(oneText);
    expect(screen.getByText('Deploy')).toBeVisible();
    const { serverName: _serverName, ...nameless } = oneText;
    rerenderCard(nameless);
    expect(screen.getByText('Unnamed server')).toBeVisible();
  });
});
