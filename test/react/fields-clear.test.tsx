import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkAnswers, mcp, resultFromAnswers } from '../../src/core/index.js';
import { approvalBlock } from '../fixtures/weworkBlocks.js';
import { blockOf, colourField, responseWith, targetField } from './support/blocks.js';
import './support/quiet.js';
import { button, radio, renderCard } from './support/renderCard.js';

const strict = (properties: object, required: string[] = []) =>
  blockOf(properties, { profile: mcp, required });
const clear = () => screen.queryByRole('button', { name: 'Clear' });
const withDefault = { ...targetField, default: 'production' };

describe('the choice of an optional field', () => {
  it.each([
    ['a choice', { ...targetField }, 'Production'],
    ['a yes or no', { type: 'boolean', title: 'Sure?' }, 'false'],
    ['a numeric choice', { title: 'Port', enum: [80, 443] }, '443'],
    ['a nullable choice', { title: 'Size', anyOf: [{ enum: ['S', 'M'] }, { type: 'null' }] }, 'M'],
  ])('can be taken back, by mouse and by keyboard: %s', async (_name, field, option) => {
    const { user, onSubmit } = renderCard(strict({ f: field }));
    expect(clear()).not.toBeInTheDocument();
    await user.click(radio(option));
    await user.click(button('Clear'));
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveFocus();
    expect(clear()).not.toBeInTheDocument();

    await user.click(radio(option));
    await user.tab({ shift: true });
    expect(button('Clear')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(first).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({}), { sources: {} });
  });

  it('says what is taken back', async () => {
    const { user } = renderCard(strict({ target: targetField }));
    await user.click(radio('Staging'));
    expect(button('Clear')).toHaveAccessibleDescription('Where should it go?');
  });

  it('stays taken back: in a render anew, in an equal block, and with the default that came with it', async () => {
    const block = strict({ target: withDefault, colour: colourField });
    const { user, onSubmit, rerenderCard } = renderCard(block);
    expect(radio('Production')).toBeChecked();
    await user.click(button('Clear'));
    rerenderCard();
    rerenderCard(JSON.parse(JSON.stringify(block)));
    rerenderCard({ ...block, message: 'Said in another way' });
    expect(radio('Production')).not.toBeChecked();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({}), { sources: {} });
  });

  it('can be made again', async () => {
    const { user, onSubmit } = renderCard(strict({ target: withDefault }));
    await user.click(button('Clear'));
    await user.keyboard('{ArrowDown}');
    expect(radio('Production')).toBeChecked();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'production' }), {
      sources: { target: 'chosen' },
    });
  });

  it('cannot be taken back on its way, nor where the host allows no change', async () => {
    const { user, rerenderCard } = renderCard(strict({ target: withDefault }), {
      onSubmit: () => new Promise(() => undefined),
    });
    await user.click(button('Submit'));
    await user.click(button('Clear'));
    expect(radio('Production')).toBeChecked();
    expect(button('Clear')).toHaveFocus();
    rerenderCard(strict({ target: withDefault }), { disabled: true });
    expect(button('Clear')).toBeDisabled();
  });

  it('of several is taken back by the boxes themselves, the default too', () => {
    const tags = {
      type: 'array',
      title: 'Tags',
      items: { type: 'string', enum: ['x', 'y'] },
      default: ['y'],
    };
    const { onSubmit } = renderCard(strict({ tags }));
    expect(clear()).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('checkbox', { name: 'y' }));
    fireEvent.click(button('Submit'));
    const [response] = onSubmit.mock.calls[0] as [Parameters<typeof resultFromAnswers>[1]];
    const params = { requestedSchema: { properties: { tags } } };
    expect(resultFromAnswers(params, response, { profile: mcp }).content).toEqual({});
    expect(checkAnswers(params, response, { profile: mcp })).toEqual([]);
  });
});

describe('nothing is there to take back', () => {
  it('where an answer is required', async () => {
    const { user } = renderCard(strict({ target: withDefault }, ['target']));
    await user.click(radio('Staging'));
    expect(clear()).not.toBeInTheDocument();
  });

  it('under Wework’s manners', async () => {
    const { user } = renderCard(blockOf({ target: withDefault, colour: colourField }));
    await user.click(radio('Staging'));
    expect(clear()).not.toBeInTheDocument();
  });

  it('in an approval', async () => {
    const { user } = renderCard(approvalBlock);
    await user.click(screen.getAllByRole('radio')[0]!);
    expect(clear()).not.toBeInTheDocument();
  });
});
