import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { ChatFormProvider, DateInput, QuestionCard } from '../../src/index.js';
import { isoText, ownTime } from '../../src/react/fields/isoText.js';
import { blockOf, responseWith } from './support/blocks.js';
import './support/quiet.js';
import { box, button, renderCard } from './support/renderCard.js';

const zone = (minutes: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes === 0 ? 0 : -minutes);

const day = { type: 'string', title: 'Day', format: 'date' };
const start = { type: 'string', title: 'Start', format: 'date-time' };
const dayForm = blockOf({ day }, { profile: mcp });
const startForm = blockOf({ start }, { profile: mcp });

const proto = HTMLInputElement.prototype;
const showPicker = vi.fn();

/** What jsdom lacks: a browser's own picker. */
function withPicker() {
  beforeEach(() => {
    showPicker.mockReset();
    Object.defineProperty(proto, 'showPicker', { value: showPicker, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(proto, 'showPicker');
  });
}

describe('what is typed', () => {
  it.each([
    ['date', '2026-11-30', '2026-11-30'],
    ['date', ' 2026-11-30 ', '2026-11-30'],
    ['date', '２０２６－１１－３０', '2026-11-30'],
    ['date', '2026-02-30', undefined],
    ['date', '30.11.2026', undefined],
    ['date', '11/30/2026', undefined],
    ['date', '2026-1-5', undefined],
    ['date', '2026-11-30 14:00', undefined],
    ['date', '', undefined],
    ['date-time', '2026-11-30T14:00:00Z', '2026-11-30T14:00:00Z'],
    ['date-time', '2026-11-30t14:00:00.5-05:00', '2026-11-30t14:00:00.5-05:00'],
    ['date-time', '2026-11-30 14:00', '2026-11-30T14:00:00+08:00'],
    ['date-time', '2026-11-30  9:05', '2026-11-30T09:05:00+08:00'],
    ['date-time', '2026-11-30T14:00:30', '2026-11-30T14:00:30+08:00'],
    ['date-time', '2026-11-30 14:00 z', '2026-11-30T14:00:00Z'],
    ['date-time', '2026-11-30 14:00 -03:30', '2026-11-30T14:00:00-03:30'],
    ['date-time', '２０２６－１１－３０　１４：００', '2026-11-30T14:00:00+08:00'],
    ['date-time', '2026-11-30', undefined],
    ['date-time', '2026-11-30 2pm', undefined],
    ['date-time', '2026-11-30 24:00', undefined],
    ['date-time', '2026-02-30 14:00', undefined],
    ['date-time', '30.11.2026 14:00', undefined],
    ['date-time', '2026-11-30 14:00 CET', undefined],
  ] as const)('as a %s, %o is %o', (format, typed, iso) => {
    zone(480);
    expect(isoText(format, typed)).toBe(iso);
  });

  it.each([
    [0, '+00:00'],
    [345, '+05:45'],
    [-210, '-03:30'],
    [-30, '-00:30'],
    [485.7, '+08:06'],
  ])('of a clock %d minutes off gets %s', (minutes, offset) => {
    zone(minutes);
    expect(isoText('date-time', '1900-01-01 00:00')).toBe(`1900-01-01T00:00:00${offset}`);
  });

  it('is read back in the time of the person’s clock, or not at all where a year has five digits', () => {
    const iso = isoText('date-time', '2026-11-30 14:00') ?? '';
    expect(ownTime(iso)).toMatchObject({ day: '2026-11-30', clock: '14:00' });
    expect(ownTime('9999-12-31T23:59:59-23:59')).toBeUndefined();
    expect(ownTime('soon')).toBeUndefined();
  });
});

describe('a date under strict manners', () => {
  withPicker();

  it('is typed in one box, and sent as typed', async () => {
    const { user, onSubmit } = renderCard(dayForm);
    await user.type(box('Day'), '2026-11-30{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ day: '2026-11-30' }), {
      sources: { day: 'typed' },
    });
  });

  it('is picked with the browser’s own picker, which opens by click, Enter and Space alike', async () => {
    const { user, onSubmit, container } = renderCard(dayForm);
    await user.click(button('Choose a date'));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(showPicker).toHaveBeenCalledTimes(3);
    expect(onSubmit).not.toHaveBeenCalled();
    const native = container.querySelector<HTMLInputElement>('input[type="date"]')!;
    expect(showPicker.mock.contexts.every((context) => context === native)).toBe(true);
    fireEvent.change(native, { target: { value: '2026-12-24' } });
    expect(box('Day')).toHaveValue('2026-12-24');
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ day: '2026-12-24' }), expect.anything());
  });

  it('opens the picker at the date that stands there, and takes an emptied one', () => {
    const { container } = renderCard(blockOf({ day: { ...day, default: '2026-11-30' } }, { profile: mcp }));
    const native = container.querySelector<HTMLInputElement>('input[type="date"]')!;
    expect(native).toHaveValue('2026-11-30');
    fireEvent.change(native, { target: { value: '' } });
    expect(box('Day')).toHaveValue('');
    fireEvent.change(box('Day'), { target: { value: '30.11.' } });
    expect(native).toHaveValue('');
  });

  it('says of the button what it is for, and hides the native input from everybody', async () => {
    const { user, container } = renderCard(dayForm);
    expect(button('Choose a date')).toHaveAccessibleDescription('Day');
    const native = container.querySelector('input[type="date"]')!;
    expect(native).toHaveAttribute('aria-hidden', 'true');
    await user.tab();
    expect(box('Day')).toHaveFocus();
    await user.tab();
    expect(button('Choose a date')).toHaveFocus();
    await user.tab();
    expect(native).not.toHaveFocus();
  });

  it('goes without the button where the browser opens none, now or ever', async () => {
    const { user } = renderCard(dayForm);
    showPicker.mockImplementation(() => {
      throw new DOMException('in a frame of another origin', 'SecurityError');
    });
    await user.click(button('Choose a date'));
    expect(screen.queryByRole('button', { name: 'Choose a date' })).not.toBeInTheDocument();
    expect(box('Day')).toHaveFocus();
  });

  it('keeps the button where the browser only refuses this once', async () => {
    const { user } = renderCard(dayForm);
    showPicker.mockImplementation(() => {
      throw new DOMException('no gesture', 'NotAllowedError');
    });
    await user.click(button('Choose a date'));
    expect(button('Choose a date')).toHaveFocus();
  });

  it('opens nothing while it is being sent or the host allows no change', async () => {
    const { user } = renderCard(dayForm, { onSubmit: () => new Promise(() => undefined) });
    await user.click(button('Submit'));
    await user.click(button('Choose a date'));
    expect(showPicker).not.toHaveBeenCalled();
  });

  it('is masked and without a picker where it seems to be a secret', () => {
    const { container } = renderCard(
      blockOf({ passwordDate: { type: 'string', title: 'Password date', format: 'date' } }, { profile: mcp }),
    );
    expect(container.querySelector('input[type="password"]')).not.toBeNull();
    expect(container.querySelector('input[type="date"]')).toBeNull();
  });

  it('is a plain text under Wework’s manners: no button, no second input', () => {
    const { container } = renderCard(blockOf({ day, start }));
    expect(container.querySelectorAll('input')).toHaveLength(2);
    expect(container.querySelector('[data-chat-form="pick"], [data-chat-form="date"]')).toBeNull();
  });
});

it('a date has no button in a browser without pickers', () => {
  renderCard(dayForm);
  expect(screen.queryByRole('button', { name: 'Choose a date' })).not.toBeInTheDocument();
});

describe('a date and time', () => {
  withPicker();
  beforeEach(() => {
    zone(480);
  });

  it('stays as typed, and says what will be sent before it is sent', async () => {
    const { user, onSubmit } = renderCard(startForm);
    expect(box('Start')).toHaveAccessibleDescription('YYYY-MM-DD hh:mm');
    await user.type(box('Start'), '2026-11-30 14:0');
    expect(screen.queryByText(/Will be sent/)).not.toBeInTheDocument();
    await user.type(box('Start'), '0');
    expect(box('Start')).toHaveValue('2026-11-30 14:00');
    expect(box('Start')).toHaveAccessibleDescription('Will be sent as 2026-11-30T14:00:00+08:00');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ start: '2026-11-30T14:00:00+08:00' }),
      expect.anything(),
    );
  });

  it('goes on from what was typed, not from what it stands for', async () => {
    const { user } = renderCard(startForm);
    await user.type(box('Start'), '2026-11-30 14:00:15');
    expect(box('Start')).toHaveValue('2026-11-30 14:00:15');
    await user.type(box('Start'), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(box('Start')).toHaveValue('2026-11-30 14:0');
  });

  it('holds what will be sent once it is left', async () => {
    const { user } = renderCard(startForm);
    await user.type(box('Start'), '2026-11-30 14:00');
    await user.tab();
    expect(box('Start')).toHaveValue('2026-11-30T14:00:00+08:00');
    expect(screen.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d in your time zone \(UTC\+08:00\)$/)).toBeVisible();
  });

  it('is picked with the zone of the person’s clock', async () => {
    const { user, onSubmit, container } = renderCard(startForm);
    const native = container.querySelector('input[type="datetime-local"]')!;
    fireEvent.change(native, { target: { value: '2026-12-24T18:30' } });
    expect(box('Start')).toHaveValue('2026-12-24T18:30:00+08:00');
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ start: '2026-12-24T18:30:00+08:00' }),
      expect.anything(),
    );
  });

  it('without a time stops the submit and says so at the field', async () => {
    const { user, onSubmit } = renderCard(startForm);
    await user.type(box('Start'), '2026-11-30{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box('Start')).toHaveFocus();
    expect(box('Start')).toHaveAccessibleDescription(/^Enter a date and time/);
    await user.type(box('Start'), ' 14:00');
    expect(box('Start')).not.toBeInvalid();
  });

  it('is shown as the block has it where the block is given anew', async () => {
    const { user, rerenderCard } = renderCard(startForm);
    await user.type(box('Start'), '2026-11-30 14:00');
    rerenderCard(JSON.parse(JSON.stringify(startForm)));
    expect(box('Start')).toHaveValue('2026-11-30 14:00');
    await user.tab();
    rerenderCard(JSON.parse(JSON.stringify(startForm)));
    expect(box('Start')).toHaveValue('2026-11-30T14:00:00+08:00');
  });

  it('speaks Chinese', async () => {
    render(
      <ChatFormProvider locale="zh-CN">
        <QuestionCard block={startForm} onSubmit={() => undefined} />
      </ChatFormProvider>,
    );
    await userEvent.type(box('Start'), '2026-11-30 14:00');
    expect(box('Start')).toHaveAccessibleDescription('将提交为 2026-11-30T14:00:00+08:00');
    expect(button('选择日期和时间')).toBeVisible();
  });

  it('is taken over from a server that has another clock and no picker', async () => {
    const card = (
      <DateInput id="d" format="date-time" value="2026-01-31T09:00:00Z" onType={() => undefined} />
    );
    Reflect.deleteProperty(proto, 'showPicker');
    const container = document.createElement('div');
    container.innerHTML = renderToString(card);
    expect(container).toHaveTextContent('YYYY-MM-DD hh:mm');
    Object.defineProperty(proto, 'showPicker', { value: showPicker, configurable: true });
    document.body.append(container);
    const view = render(card, { container, hydrate: true });
    await act(() => Promise.resolve());
    expect(container).toHaveTextContent('in your time zone (UTC+08:00)');
    expect(button('Choose a date and time')).toBeVisible();
    view.unmount();
    container.remove();
  });
});

it('a date input alone passes everything on to its box', () => {
  const onBlur = vi.fn();
  render(
    <DateInput
      id="d"
      format="date"
      value=""
      onType={() => undefined}
      onBlur={onBlur}
      data-x="1"
      className="mine"
    />,
  );
  const input = screen.getByRole('textbox');
  expect(input).toHaveClass('mine');
  expect(input).toHaveAttribute('data-x', '1');
  fireEvent.blur(input);
  expect(onBlur).toHaveBeenCalledOnce();
});
