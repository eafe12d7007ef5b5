import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RequestUserInputBlock } from '../../src/core/index.js';
import { mcp } from '../../src/core/index.js';
import type { QuestionFormOptions } from '../../src/index.js';
import { useFormState, useQuestionForm } from '../../src/index.js';
import { blockOf, choiceAndNote, oneChoice, oneText, responseWith, targetField } from './support/blocks.js';
import './support/quiet.js';

/** A form of the host's own: native radios, native text, no part of ours. */
function OwnForm({ block, ...options }: QuestionFormOptions & { block: RequestUserInputBlock }) {
  const { form, select, type, submit, decline, cancel } = useQuestionForm(block, options);
  const questions = useFormState(form, (state) => state.questions);
  const fields = useFormState(form, (state) => state.fields);
  const phase = useFormState(form, (state) => state.phase);
  const failure = useFormState(form, (state) => state.failure);
  return (
    <section aria-label="own" data-phase={phase}>
      {questions.map(({ key, question }) =>
        question.options ? (
          <fieldset key={key}>
            <legend>{question.question}</legend>
            {question.options.map((option, index) => (
              <label key={option.value}>
                <input
                  type="radio"
                  checked={fields.get(key)?.selected[0] === index}
                  onChange={() => select(key, index)}
                />
                {option.label}
              </label>
            ))}
          </fieldset>
        ) : (
          <input
            key={key}
            aria-label={question.question}
            value={fields.get(key)?.text}
            onChange={(event) => type(key, event.target.value)}
          />
        ),
      )}
      {failure && <p role="alert">{failure.detail}</p>}
      <button onClick={() => submit()}>Go</button>
      <button onClick={decline}>No</button>
      <button onClick={cancel}>Stop</button>
    </section>
  );
}

const phase = () => screen.getByRole('region', { name: 'own' }).dataset['phase'];

describe('useQuestionForm, with markup of the host’s own', () => {
  it('starts with what stands there, takes changes, and sends once', async () => {
    const onSubmit = vi.fn(() => new Promise(() => {}));
    render(<OwnForm block={choiceAndNote} onSubmit={onSubmit} />);
    expect(screen.getByRole('radio', { name: 'Staging' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Production' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'x');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Go' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'production', note: 'x' }), {
      sources: { target: 'chosen', note: 'typed' },
    });
    expect(phase()).toBe('sending');
  });

  it('gives the form back when a send fails', async () => {
    render(<OwnForm block={oneText} onSubmit={vi.fn().mockRejectedValue(new Error('offline'))} />);
    await userEvent.type(screen.getByRole('textbox'), 'kept');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('offline');
    expect(screen.getByRole('textbox')).toHaveValue('kept');
    expect(phase()).toBe('asking');
  });

  it.each([
    ['No', 'onDecline', 'declined'],
    ['Stop', 'onCancel', 'cancelled'],
  ] as const)(
    '%s ends it where the host takes it, and does nothing elsewhere',
    async (name, handler, end) => {
      const { unmount } = render(<OwnForm block={oneText} />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(phase()).toBe('asking');
      unmount();
      render(<OwnForm block={oneText} {...{ [handler]: vi.fn() }} />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(phase()).toBe(end);
    },
  );

  it('keeps what was typed when the block is a new object', async () => {
    const { rerender } = render(<OwnForm block={oneText} />);
    await userEvent.type(screen.getByRole('textbox'), 'kept');
    rerender(<OwnForm block={{ ...oneText }} />);
    expect(screen.getByRole('textbox')).toHaveValue('kept');
  });
});

describe('the control', () => {
  it('stays the same object, with the same functions', () => {
    const { result, rerender } = renderHook(
      ({ block }) => useQuestionForm(block, { onSubmit: () => undefined }),
      {
        initialProps: { block: oneChoice },
      },
    );
    const before = result.current;
    rerender({ block: { ...oneChoice, message: 'other' } });
    expect(result.current).toBe(before);
  });

  it('names the first field that stops a submit', () => {
    const block = blockOf(
      { note: { type: 'string', title: 'Note' }, target: targetField },
      { profile: mcp, required: ['target'] },
    );
    const { result } = renderHook(() => useQuestionForm(block, { onSubmit: () => undefined }));
    let stopped: string | undefined;
    act(() => void (stopped = result.current.submit()));
    expect(stopped).toBe('target');
    act(() => result.current.select('target', 1));
    act(() => void (stopped = result.current.submit()));
    expect(stopped).toBeUndefined();
    expect(result.current.form.getState().phase).toBe('answered');
  });

  it('sends by choosing what a click sends, and toggles one of several', () => {
    const onSubmit = vi.fn();
    const single = renderHook(() => useQuestionForm(oneChoice, { onSubmit }));
    act(() => single.result.current.select('target', 2));
    expect(onSubmit).not.toHaveBeenCalled();
    act(() => single.result.current.choose('target', 1));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production' }),
      expect.anything(),
    );

    const tags = { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] } };
    const several = renderHook(() => useQuestionForm(blockOf({ tags }, { profile: mcp }), { onSubmit }));
    const chosen = () => several.result.current.form.getState().fields.get('tags')?.selected;
    act(() => several.result.current.choose('tags', 1));
    act(() => several.result.current.choose('tags', 0));
    expect(chosen()).toEqual([0, 1]);
    act(() => several.result.current.choose('tags', 1));
    expect(chosen()).toEqual([0]);
  });

  it('does nothing while disabled, and nothing for a field that is not there', () => {
    const onSubmit = vi.fn();
    const { result } = renderHook(() => useQuestionForm(oneChoice, { onSubmit, disabled: true }));
    act(() => {
      result.current.select('target', 1);
      result.current.submit();
    });
    expect(result.current.form.getState().fields.get('target')?.selected).toEqual([0]);
    expect(onSubmit).not.toHaveBeenCalled();
    const open = renderHook(() => useQuestionForm(oneChoice, { onSubmit }));
    act(() => {
      open.result.current.type('nowhere', 'x');
      open.result.current.select('nowhere', 0);
    });
    expect([...open.result.current.form.getState().fields.keys()]).toEqual(['target']);
  });
});
