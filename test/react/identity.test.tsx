import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { RequestUserInputBlock } from '../../src/core/index.js';
import { mcp, wework } from '../../src/core/index.js';
import { ChatFormProvider, QuestionCard } from '../../src/index.js';
import { blockOf, choiceAndNote, oneChoice, responseWith, targetField } from './support/blocks.js';
import './support/quiet.js';
import { box, button, radio, renderCard, theCard } from './support/renderCard.js';

const note = { type: 'string', title: 'Note' };
const copy = (block: RequestUserInputBlock) => JSON.parse(JSON.stringify(block)) as RequestUserInputBlock;

describe('a re-render with a new object for the same request', () => {
  it('keeps what was typed and chosen, and focus', async () => {
    const { user, rerenderCard, onSubmit } = renderCard(choiceAndNote);
    await user.click(radio('Production'));
    await user.type(box('Note'), 'half');
    rerenderCard(copy(choiceAndNote));
    expect(radio('Production')).toBeChecked();
    expect(box('Note')).toHaveFocus();
    await user.type(box('Note'), ' a thought{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production', note: 'half a thought' }),
      expect.anything(),
    );
  });

  it('keeps it where the questions come in another order', async () => {
    const { user, rerenderCard } = renderCard(choiceAndNote);
    await user.click(radio('Production'));
    await user.type(box('Note'), 'half');
    rerenderCard(blockOf({ note, target: targetField }));
    expect(radio('Production')).toBeChecked();
    expect(box('Note')).toHaveValue('half');
    expect(
      box('Note').compareDocumentPosition(radio('Staging')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('follows what is asked now, and keeps what was done to the questions that are still there', async () => {
    const { user, rerenderCard } = renderCard(choiceAndNote);
    await user.click(radio('Production'));
    await user.type(box('Note'), 'half');
    const two = { ...targetField, oneOf: [...targetField.oneOf].reverse() };
    rerenderCard(blockOf({ target: two, why: { type: 'string', title: 'Why?' } }));
    expect(radio('Production')).toBeChecked();
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
    expect(box('Why?')).toHaveValue('');
  });

  it('keeps it where the block has no id at all', async () => {
    const { requestId: _id, ...block } = choiceAndNote;
    const { user, rerenderCard } = renderCard(block);
    await user.type(box('Note'), 'half');
    rerenderCard(copy(block));
    expect(box('Note')).toHaveValue('half');
  });
});

describe('a new request', () => {
  it('starts afresh although it asks the same', async () => {
    const { user, rerenderCard } = renderCard(choiceAndNote);
    await user.click(radio('Production'));
    await user.type(box('Note'), 'half');
    rerenderCard({ ...choiceAndNote, requestId: 2 });
    expect(radio('Staging')).toBeChecked();
    expect(box('Note')).toHaveValue('');
  });

  it('can be answered after the one before has ended', async () => {
    const { user, rerenderCard, onSubmit } = renderCard(oneChoice);
    await user.click(radio('Production'));
    rerenderCard({ ...oneChoice, requestId: 2 });
    await user.click(radio('Nowhere'));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenLastCalledWith(responseWith({ target: 'nowhere' }, 2), expect.anything());
  });

  it.each([
    [0, 1],
    [1, '1'],
    ['1', 0],
  ] as const)('is what %o is after %o', async (next, before) => {
    const { user, rerenderCard } = renderCard({ ...choiceAndNote, requestId: before });
    await user.type(box('Note'), 'half');
    rerenderCard({ ...choiceAndNote, requestId: next });
    expect(box('Note')).toHaveValue('');
  });

  it('is what the same id means on another connection', async () => {
    const { user, rerenderCard } = renderCard({ ...choiceAndNote, connection: 'a' });
    await user.type(box('Note'), 'half');
    rerenderCard({ ...choiceAndNote, connection: 'b' });
    expect(box('Note')).toHaveValue('');
  });

  it.each([0, 1, '1'])('gives its id %o back as it came', async (requestId) => {
    const { user, onSubmit } = renderCard({ ...oneChoice, requestId });
    await user.click(radio('Production'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production' }, requestId),
      expect.anything(),
    );
  });
});

describe('two cards that are open at once', () => {
  it('do not share radios, texts, names or ids', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { container } = render(
      <>
        <QuestionCard block={choiceAndNote} onSubmit={first} onCancel={vi.fn()} />
        <QuestionCard block={{ ...choiceAndNote, requestId: 2, serverName: 'Other' }} onSubmit={second} />
      </>,
    );
    const a = within(screen.getByRole('group', { name: 'Question from Deploy' }));
    const b = within(screen.getByRole('group', { name: 'Question from Other' }));
    await userEvent.click(a.getByRole('radio', { name: 'Production' }));
    await userEvent.type(a.getByRole('textbox', { name: 'Note' }), 'mine');
    expect(b.getByRole('radio', { name: 'Staging' })).toBeChecked();
    expect(b.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    await userEvent.click(b.getByRole('button', { name: 'Submit' }));
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'staging', note: '' }, 2),
      expect.anything(),
    );
    expect(a.getByRole('textbox', { name: 'Note' })).toHaveValue('mine');

    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(container.querySelectorAll('[name]')).toHaveLength(0);
  });
});

describe('how a card behaves is said by', () => {
  const tags = { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] }, default: ['y'] };

  it('nothing: Wework’s manners', () => {
    const { profile: _profile, ...block } = oneChoice;
    renderCard(block);
    expect(radio('Staging')).toBeChecked();
  });

  it('the provider, for a block that says nothing', () => {
    const { profile: _profile, ...block } = oneChoice;
    render(
      <ChatFormProvider profile={mcp}>
        <QuestionCard block={block} onSubmit={vi.fn()} />
      </ChatFormProvider>,
    );
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('the block before the provider', () => {
    render(
      <ChatFormProvider profile={mcp}>
        <QuestionCard block={blockOf({ target: targetField }, { profile: wework })} onSubmit={vi.fn()} />
      </ChatFormProvider>,
    );
    expect(radio('Staging')).toBeChecked();
  });

  it('the card before the block: a strict block in Wework’s manners keeps its kinds and its blanks', async () => {
    const block = blockOf({ tags, note }, { profile: mcp, required: ['note'] });
    const { user, onSubmit } = renderCard(block, { profile: wework });
    expect(screen.getByRole('checkbox', { name: 'x' })).toBeChecked();
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
    await user.click(button('Submit'));
    // Blank texts are the block's affair: it was made to leave them out.
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ tags: ['x'] }), expect.anything());
  });

  it('the card before the block: a Wework block in strict manners', async () => {
    const { user, onSubmit } = renderCard(blockOf({ target: targetField, note }, { required: ['target'] }), {
      profile: mcp,
    });
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(button('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Needs an answer')).toBeVisible();
    await user.click(radio('Production'));
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production', note: '' }),
      expect.anything(),
    );
  });

  it('a profile with one switch changed', async () => {
    const { user, onSubmit } = renderCard(oneChoice, { profile: { ...wework, submitOnSelect: false } });
    expect(radio('Staging')).toBeChecked();
    await user.click(radio('Production'));
    expect(onSubmit).not.toHaveBeenCalled();
    radio('Nowhere').focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production' }),
      expect.anything(),
    );
  });

  it('none: no preselection, and a choice that is sent by a click all the same', async () => {
    const { user, onSubmit } = renderCard(oneChoice, { profile: { ...wework, preselect: 'none' } });
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.click(radio('Staging'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('the schema’s default under the strict profile', () => {
    const block = blockOf(
      {
        target: { ...targetField, default: 'production' },
        tags,
        sure: { type: 'boolean', title: 'Sure?', default: false },
        note: { ...note, default: 'as ever' },
        count: { type: 'integer', title: 'Count', default: 3 },
      },
      { profile: mcp },
    );
    renderCard(block);
    expect(radio('Production')).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'y' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'x' })).not.toBeChecked();
    expect(radio('false')).toBeChecked();
    expect(box('Note')).toHaveValue('as ever');
    expect(box('Count')).toHaveValue('3');
  });
});

it('passes the host’s own attributes, styles and handlers on to the card', () => {
  const ref = vi.fn();
  const onFocus = vi.fn();
  render(
    <QuestionCard
      block={oneChoice}
      ref={ref}
      id="mine"
      className="host"
      style={{ order: 2 }}
      data-testid="card"
      aria-label="My own name"
      onFocus={onFocus}
    />,
  );
  const card = screen.getByRole('group', { name: 'My own name' });
  expect(card).toHaveAttribute('id', 'mine');
  expect(card).toHaveAttribute('data-testid', 'card');
  expect(card).toHaveClass('host');
  expect(card).toHaveStyle({ order: '2' });
  expect(ref).toHaveBeenCalledWith(card);
  card.focus();
  expect(onFocus).toHaveBeenCalledOnce();
  expect(() => theCard()).toThrow();
});

it('tells a host’s ref of the card once, however often it is drawn', async () => {
  const ref = vi.fn();
  const card = <QuestionCard block={choiceAndNote} ref={ref} onSubmit={vi.fn()} />;
  const { rerender } = render(card, { reactStrictMode: false });
  await userEvent.type(box('Note'), 'abc');
  rerender(<QuestionCard block={choiceAndNote} ref={ref} onSubmit={vi.fn()} />);
  expect(ref).toHaveBeenCalledOnce();
});
