import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Outcome, RequestUserInputBlock } from '../../src/core/index.js';
import { mcp } from '../../src/core/index.js';
import { ChatFormProvider, Receipt } from '../../src/index.js';
import { blockOf, choiceAndNote, colourField, oneChoice, targetField, withOther } from './support/blocks.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard, theCard } from './support/renderCard.js';

const accept = (answers: Record<string, string[]>): Outcome => ({
  action: 'accept',
  response: {
    requestId: 1,
    answers: Object.fromEntries(Object.entries(answers).map(([id, texts]) => [id, { answers: texts }])),
  },
  sources: {},
});

const endings = [
  ['answered', 'Answered', accept({ target: ['production'], note: ['fine'] })],
  ['declined', 'Declined', { action: 'decline' }],
  ['cancelled', 'Cancelled', { action: 'cancel', reason: 'dismissed' }],
  ['cancelled', 'Cancelled', { action: 'cancel', reason: 'aborted' }],
  ['expired', 'Expired', { action: 'cancel', reason: 'expired' }],
  ['withdrawn', 'Withdrawn', { action: 'cancel', reason: 'withdrawn' }],
] as const satisfies readonly (readonly [string, string, Outcome])[];

describe.each(endings)('a request that is %s', (end, word, outcome) => {
  it.each(['card', 'receipt'])(`is a %s that says ${word}, what was asked, and has no controls`, (kind) => {
    if (kind === 'card') renderCard(choiceAndNote, { outcome });
    else render(<Receipt block={choiceAndNote} outcome={outcome} />);
    expect(phase()).toBe(end);
    const card = within(theCard());
    expect(card.getByText(word)).toBeVisible();
    expect(card.getByText('Deploy')).toBeVisible();
    expect(card.getByText('Before we go on')).toBeVisible();
    expect(card.getByText('Where should it go?')).toBeVisible();
    expect(card.getByText('Note')).toBeVisible();
    for (const role of ['radio', 'textbox', 'button', 'checkbox']) expect(card.queryByRole(role)).toBeNull();
  });

  it('announces nothing where it had ended before it was drawn', () => {
    const { rerenderCard } = renderCard(choiceAndNote, { outcome });
    rerenderCard(choiceAndNote, { outcome });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces its end once where it ends on the page', () => {
    const { rerenderCard } = renderCard(choiceAndNote);
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    rerenderCard(choiceAndNote, { outcome });
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(end === 'answered' ? 'Answered: Production, fine' : word);
  });

  it('folds away what was offered', () => {
    renderCard(choiceAndNote, { outcome });
    const fold = screen.getByText('What was offered').closest('details')!;
    expect(fold.open).toBe(false);
    expect(
      within(fold)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Staging', 'Production', 'Nowhere']);
    const chosen = within(fold).queryByText('Production')!.closest('li')!;
    if (end === 'answered') expect(chosen).toHaveAttribute('aria-current', 'true');
    else expect(chosen).not.toHaveAttribute('aria-current');
  });
});

it('announces the answer that was chosen', async () => {
  const { user } = renderCard(oneChoice);
  await user.click(radio('Production'));
  expect(screen.getByRole('status')).toHaveTextContent('Answered: Production');
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

it('announces in Chinese under a Chinese provider', () => {
  const card = (outcome?: Outcome) => (
    <ChatFormProvider locale="zh-CN">
      <Receipt block={oneChoice} outcome={outcome ?? { action: 'decline' }} />
    </ChatFormProvider>
  );
  render(card());
  expect(screen.getByText('已拒绝')).toBeVisible();
  expect(screen.getByText('可选内容')).toBeVisible();
});

describe('a receipt shows', () => {
  const answerOf = (question: string) => screen.getByText(question, { selector: 'dt' }).nextElementSibling!;

  it('labels in place of values, and every answer to a question', async () => {
    const tags = {
      type: 'array',
      title: 'Tags',
      items: {
        anyOf: [
          { const: 'x', title: 'Ex' },
          { const: 'y', title: 'Why' },
        ],
      },
    };
    const { user } = renderCard(blockOf({ target: targetField, tags }, { profile: mcp }));
    await user.click(radio('Nowhere'));
    await user.click(screen.getByRole('checkbox', { name: 'Ex' }));
    await user.click(screen.getByRole('checkbox', { name: 'Why' }));
    await user.click(button('Submit'));
    expect(answerOf('Where should it go?')).toHaveTextContent('Nowhere');
    expect([...answerOf('Tags').children].map((one) => one.textContent)).toEqual(['Ex', 'Why']);
  });

  it('a text as it was typed, line breaks and all', async () => {
    const { user } = renderCard(blockOf({ note: { type: 'string', title: 'Note' } }));
    await user.click(box('Note'));
    await user.paste('<b>one</b>\ntwo');
    await user.click(button('Submit'));
    expect(answerOf('Note').textContent).toBe('<b>one</b>\ntwo');
  });

  it('a text of one’s own in place of an option', async () => {
    const { user } = renderCard(withOther);
    await user.type(box('Something else'), 'mine{Enter}');
    expect(answerOf('Which one?')).toHaveTextContent('mine');
  });

  it('a question’s title beside its words, as the card had them', () => {
    renderCard(oneChoice, { outcome: { action: 'decline' } });
    expect(screen.getByText('Target')).toBeVisible();
  });

  it('of a number that is none that it was not sent', async () => {
    const { user } = renderCard(blockOf({ count: { type: 'integer', title: 'Count' } }));
    await user.type(box('Count'), 'many{Enter}');
    expect(answerOf('Count')).toHaveTextContent(/^many\s*Not a number, so it will not be sent$/);
  });

  it('that nothing was answered', () => {
    renderCard(choiceAndNote, { outcome: accept({ target: ['production'], note: [''] }) });
    expect(answerOf('Note')).toHaveTextContent('No answer');
  });

  it('the words of a yes-or-no question as the card had them', () => {
    render(
      <ChatFormProvider messages={{ yes: 'Yes', no: 'No' }}>
        <Receipt
          block={blockOf({ sure: { type: 'boolean', title: 'Sure?' } })}
          outcome={accept({ sure: ['false'] })}
        />
      </ChatFormProvider>,
    );
    expect(answerOf('Sure?')).toHaveTextContent('No');
  });

  it('answers of a block whose executor knows labels only', () => {
    const block = {
      kind: 'request_user_input',
      request_id: 73,
      item_id: 'mcp_server_elicitation',
      questions: [
        {
          id: 'a',
          question: 'Who?',
          options: [
            { label: 'All', description: 'all' },
            { label: 'Me', description: 'own' },
          ],
        },
      ],
      request_user_input_response: { request_id: 73, answers: { a: { answers: ['Me'] } } },
    };
    renderCard(block);
    expect(phase()).toBe('answered');
    expect(answerOf('Who?')).toHaveTextContent('Me');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('each question’s own options where there were several', () => {
    renderCard(blockOf({ target: targetField, colour: colourField }), { outcome: { action: 'decline' } });
    const fold = within(screen.getByText('What was offered').closest('details')!);
    expect(fold.getAllByRole('list')).toHaveLength(2);
    expect(fold.getByText('Colour')).toBeInTheDocument();
  });

  it('no fold where nothing was offered', () => {
    renderCard(blockOf({ note: { type: 'string', title: 'Note' } }), { outcome: { action: 'decline' } });
    expect(screen.queryByText('What was offered')).not.toBeInTheDocument();
  });

  it('texts as the host draws them', () => {
    render(
      <Receipt block={oneChoice} outcome={{ action: 'decline' }} renderText={(text) => <em>{text}</em>} />,
    );
    expect(screen.getByText('Where should it go?').tagName).toBe('EM');
  });
});

it('stays as it ended, whatever the host says later', () => {
  const { rerenderCard } = renderCard(oneChoice, { outcome: { action: 'cancel', reason: 'expired' } });
  rerenderCard(oneChoice, { outcome: { action: 'decline' } });
  expect(phase()).toBe('expired');
  rerenderCard(oneChoice, {});
  expect(phase()).toBe('expired');
});

it('becomes a receipt when the block comes back answered', () => {
  const { rerenderCard } = renderCard(oneChoice);
  const answered: RequestUserInputBlock = {
    ...oneChoice,
    response: { requestId: 1, answers: { target: { answers: ['production'] } } },
  };
  rerenderCard(answered);
  expect(phase()).toBe('answered');
  expect(screen.getByRole('status')).toHaveTextContent('Answered: Production');
});
