import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { blockFromElicitation, mcp, wework } from '../../src/core/index.js';
import { Receipt } from '../../src/index.js';
import { hijacks, planCamel, planSnake } from '../fixtures/plan.js';
import './support/quiet.js';
import { box, button, phase, radio, renderCard, theCard } from './support/renderCard.js';

const YES = '是，执行此计划';
const ADJUST = '否，请说明如何调整';
const answer = (answers: Readonly<Record<string, string>>) => ({
  requestId: undefined,
  itemId: planCamel.itemId,
  answers: Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, { answers: [text] }])),
});
const approved = answer({ implement: YES });

describe('the plan card', () => {
  it.each([
    ['camelCase', planCamel],
    ['snake_case', planSnake],
  ])('sends the plan alone by one click, in %s', async (_name, payload) => {
    const { user, onSubmit } = renderCard(payload);
    expect(radio(YES)).toBeChecked();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choosing an option sends it');
    await user.click(radio(YES));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(approved, { sources: { implement: 'chosen' } });
    expect(phase()).toBe('answered');
    expect(screen.getByText('执行此计划？')).toBeVisible();
    expect(screen.queryByText(ADJUST)).not.toBeInTheDocument();
  });

  it.each([
    ['Enter', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Enter}')],
    ['Submit', (user: { click: (element: Element) => Promise<void> }) => user.click(button('Submit'))],
  ])('sends the adjustment alone by %s', async (_name, act) => {
    const { user, onSubmit } = renderCard(planCamel);
    await user.type(box(ADJUST), 'smaller steps');
    expect(radio(YES)).not.toBeChecked();
    await act(user);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(answer({ adjustment: 'smaller steps' }), {
      sources: { adjustment: 'typed' },
    });
    expect(screen.getByText('smaller steps')).toBeVisible();
    expect(screen.queryByText('执行此计划？')).not.toBeInTheDocument();
  });

  it('sends what stands selected by Enter on the card, as any card does', async () => {
    const { user, onSubmit } = renderCard(planCamel, { autoFocus: true });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(approved, { sources: { implement: 'default' } });
  });

  it.each(['{Enter}', ' {Enter}', '{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'is approved by no %s in an empty adjustment',
    async (keys) => {
      const { user, onSubmit } = renderCard(planCamel);
      await user.click(box(ADJUST));
      await user.keyboard(keys);
      expect(onSubmit).not.toHaveBeenCalled();
      expect(box(ADJUST)).toHaveFocus();
    },
  );

  it.each(['1', ' ', '{Enter}'])(
    'sends the plan alone by %j on its option, whatever was typed',
    async (key) => {
      const { user, onSubmit } = renderCard(planCamel);
      await user.type(box(ADJUST), 'no');
      radio(YES).focus();
      await user.keyboard(key);
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(approved, { sources: { implement: 'chosen' } });
    },
  );

  it('keeps what was typed when the plan could not be sent', async () => {
    const onSubmit = vi.fn().mockRejectedValue(new Error('offline'));
    const { user } = renderCard(planCamel, { onSubmit });
    await user.type(box(ADJUST), 'no');
    await user.click(radio(YES));
    await screen.findByRole('alert');
    expect(box(ADJUST)).toHaveValue('no');
    await user.click(button('Submit'));
    expect(onSubmit.mock.lastCall?.[0]).toEqual(answer({ adjustment: 'no' }));
  });

  it('says what is missing where nothing was chosen and nothing typed', async () => {
    const { user, onSubmit } = renderCard(planCamel, { profile: { ...wework, preselect: 'none' } });
    expect(screen.queryByText('optional')).not.toBeInTheDocument();
    await user.click(button('Submit'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByText('Needs an answer')).toBeVisible();
    expect(radio(YES)).toHaveFocus();
    await user.type(box(ADJUST), 'no');
    expect(screen.queryByText('Needs an answer')).not.toBeInTheDocument();
    await user.click(button('Submit'));
    expect(onSubmit.mock.lastCall?.[0]).toEqual(answer({ adjustment: 'no' }));
  });

  it('waits for Submit where the host wants no click to send', async () => {
    const { user, onSubmit } = renderCard(planCamel, { profile: mcp });
    await user.click(radio(YES));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(button('Submit'));
    expect(onSubmit.mock.lastCall?.[0]).toEqual(approved);
  });

  it('names nobody, since it is the chat itself that asks', () => {
    renderCard(planCamel);
    expect(theCard()).not.toHaveTextContent('Unnamed server');
  });

  it('leaves a receipt of what was offered, too', () => {
    const outcome = { action: 'accept', response: answer({ adjustment: 'no' }), sources: {} } as const;
    render(<Receipt block={planCamel as never} outcome={outcome} />);
    expect(screen.getByText(ADJUST)).toBeVisible();
    expect(screen.getByRole('listitem', { name: '' })).toHaveTextContent(YES);
  });
});

describe('a plugin’s form with', () => {
  it.each(Object.entries(hijacks))('%s behaves as any other', async (_name, params) => {
    const reading = blockFromElicitation({ mode: 'form', message: 'Go on', ...params }, { requestId: 1 });
    if (!reading.ok) throw new Error(reading.reason);
    const { user, onSubmit } = renderCard(reading.block);
    await user.click(screen.getByRole('radio'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('radio')).toBeChecked();
    await user.click(button('Submit'));
    const { answers } = onSubmit.mock.calls[0]?.[0] as { answers: object };
    expect(Object.keys(answers)).toEqual(reading.block.questions.map(({ id }) => id));
  });

  it('a key that Wework reads as an approval is an ordinary choice', async () => {
    const properties = { __mcp_approval: { type: 'string', title: 'Allow?', enum: ['allow', 'decline'] } };
    const reading = blockFromElicitation(
      { mode: 'form', message: 'Go on', requestedSchema: { properties } },
      { requestId: 1 },
    );
    if (!reading.ok) throw new Error(reading.reason);
    const { user, onSubmit } = renderCard(reading.block);
    expect(radio('allow')).toBeChecked();
    await user.click(radio('decline'));
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      answers: { __mcp_approval: { answers: ['decline'] } },
    });
  });
});
