import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mcp } from '../../src/core/index.js';
import { blockOf, oneChoice, responseWith, targetField, twoChoices } from './support/blocks.js';
import './support/quiet.js';
import { button, phase, radio, renderCard, theCard } from './support/renderCard.js';

describe('a card with one question, which is a choice', () => {
  it('has its first option selected, says what a click does, and waits', () => {
    const { onSubmit } = renderCard(oneChoice);
    expect(radio('Staging')).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Where should it go?' })).toHaveAccessibleDescription(
      /Choosing an option sends it/,
    );
    expect(screen.getByText('Choosing an option sends it')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends another option by a click on it', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    await user.click(radio('Production'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'production' }), {
      sources: { target: 'chosen' },
    });
  });

  it('sends the option that is already selected by a click on it', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    await user.click(radio('Staging'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'staging' }), {
      sources: { target: 'chosen' },
    });
  });

  it.each([['{Enter}'], [' ']])('sends the focused option by %o', async (key) => {
    const { user, onSubmit } = renderCard(oneChoice);
    await user.tab();
    expect(radio('Staging')).toHaveFocus();
    await user.keyboard(`{ArrowDown}${key}`);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production' }),
      expect.anything(),
    );
  });

  it('sends what stands selected by its Submit button', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'staging' }), {
      sources: { target: 'default' },
    });
  });

  it('promises nothing about a click where the host cannot take an answer', async () => {
    const { user } = renderCard(oneChoice, { onSubmit: undefined });
    expect(screen.queryByText('Choosing an option sends it')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await user.click(radio('Production'));
    expect(phase()).toBe('asking');
    expect(radio('Production')).toBeChecked();
  });
});

describe('arrow keys', () => {
  it('select and take focus along, around both ends, and never send', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    await user.tab();
    for (const [key, name] of [
      ['ArrowDown', 'Production'],
      ['ArrowRight', 'Nowhere'],
      ['ArrowDown', 'Staging'],
      ['ArrowUp', 'Nowhere'],
      ['ArrowLeft', 'Production'],
      ['Home', 'Staging'],
      ['End', 'Nowhere'],
      ['PageUp', 'Staging'],
      ['PageDown', 'Nowhere'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(radio(name)).toBeChecked();
      expect(radio(name)).toHaveFocus();
      expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
    }
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('go on selecting while held, and still do not send', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    await user.tab();
    await user.keyboard('{ArrowDown>4/}');
    expect(radio('Production')).toBeChecked();
    expect(radio('Production')).toHaveFocus();
    // Radix would select by a click, a moment later.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('swap left and right where the page reads from right to left', async () => {
    const { user } = renderCard(oneChoice, { dir: 'rtl' });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(radio('Production')).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(radio('Staging')).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(radio('Production')).toBeChecked();
  });

  it('are left to the page with a modifier', async () => {
    const { user } = renderCard(oneChoice);
    await user.tab();
    const passed = fireEvent.keyDown(radio('Staging'), { key: 'ArrowDown', ctrlKey: true });
    expect(passed).toBe(true);
    expect(radio('Staging')).toBeChecked();
  });

  it('start at the first option where nothing is selected yet', async () => {
    const { user } = renderCard(blockOf({ target: targetField }, { profile: mcp }));
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.tab();
    expect(radio('Staging')).toHaveFocus();
    expect(radio('Staging')).not.toBeChecked();
    await user.keyboard('{ArrowUp}');
    expect(radio('Nowhere')).toBeChecked();
  });

  it('held elsewhere on the page choose nothing when focus comes to an option', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    radio('Nowhere').focus();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(radio('Staging')).toBeChecked();
    fireEvent.keyUp(document.body, { key: 'ArrowDown' });
    await user.click(radio('Nowhere'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('a card with several questions', () => {
  it('selects by click and by Space, in any order, and sends by its button', async () => {
    const { user, onSubmit } = renderCard(twoChoices);
    expect(screen.queryByText('Choosing an option sends it')).not.toBeInTheDocument();
    await user.click(radio('Green'));
    await user.click(radio('Production'));
    radio('Red').focus();
    await user.keyboard(' ');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(button('Submit'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'production', colour: 'r' }), {
      sources: { target: 'chosen', colour: 'chosen' },
    });
  });

  it('is sent by Enter on an option, which leaves the selection as it is', async () => {
    const { user, onSubmit } = renderCard(twoChoices);
    await user.click(radio('Production'));
    radio('Nowhere').focus();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'production', colour: 'r' }), {
      sources: { target: 'chosen', colour: 'default' },
    });
  });
});

describe('the digits 1 to 9', () => {
  it('choose in the question that has focus, and take focus along', async () => {
    const { user, onSubmit } = renderCard(twoChoices);
    radio('Red').focus();
    await user.keyboard('2');
    expect(radio('Green')).toBeChecked();
    expect(radio('Green')).toHaveFocus();
    expect(radio('Staging')).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('mean the first question while the card itself has focus', async () => {
    const { user } = renderCard(twoChoices);
    theCard().focus();
    await user.keyboard('3');
    expect(radio('Nowhere')).toBeChecked();
    expect(theCard()).toHaveFocus();
  });

  it('send where a click would', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    theCard().focus();
    await user.keyboard('1');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ target: 'staging' }), expect.anything());
  });

  it.each([
    ['4'],
    ['9'],
    ['0'],
    ['{Control>}2{/Control}'],
    ['{Alt>}2{/Alt}'],
    ['{Meta>}2{/Meta}'],
    ['{Shift>}2{/Shift}'],
  ])('do nothing as %s: no such option, or a modifier', async (keys) => {
    const { user, onSubmit } = renderCard(oneChoice);
    theCard().focus();
    await user.keyboard(keys);
    expect(radio('Staging')).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('do nothing on a button of the card', async () => {
    const { user, onSubmit } = renderCard(oneChoice);
    button('Cancel').focus();
    await user.keyboard('2');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('do nothing when they repeat', () => {
    const { onSubmit } = renderCard(oneChoice);
    fireEvent.keyDown(theCard(), { key: '2', repeat: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('toggle checkboxes', async () => {
    const toppings = { type: 'array', title: 'Toppings', items: { type: 'string', enum: ['Nuts', 'Figs'] } };
    const { user, onSubmit } = renderCard(blockOf({ toppings }, { profile: mcp }));
    const nuts = screen.getByRole('checkbox', { name: 'Nuts' });
    nuts.focus();
    await user.keyboard('12');
    expect(nuts).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Figs' })).toBeChecked();
    await user.keyboard('1');
    expect(nuts).not.toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ toppings: ['Figs'] }), {
      sources: { toppings: 'chosen' },
    });
  });

  it('are words in a text box', async () => {
    const { user, onSubmit } = renderCard(
      blockOf({ target: targetField, note: { type: 'string', title: 'Note' } }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Note' }), '2 weeks');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('2 weeks');
    expect(radio('Staging')).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a yes-or-no question', () => {
  const confirm = blockOf({ confirm: { type: 'boolean', title: 'Delete the cache?' } });

  it('is a radio group of true and false, sent by a click', async () => {
    const { user, onSubmit } = renderCard(confirm);
    const group = within(screen.getByRole('radiogroup', { name: 'Delete the cache?' }));
    expect(group.getAllByRole('radio').map((one) => one.textContent)).toEqual(['true', 'false']);
    await user.click(radio('false'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ confirm: 'false' }), expect.anything());
  });

  it('moves by arrows without sending', async () => {
    const { user, onSubmit } = renderCard(confirm);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(radio('false')).toBeChecked();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('tells options with the same label apart by their place', async () => {
  const twins = {
    type: 'string',
    oneOf: [
      { const: '1', title: 'Same' },
      { const: '2', title: 'Same' },
    ],
  };
  const { user, onSubmit } = renderCard(blockOf({ twins }));
  await user.click(screen.getAllByRole('radio', { name: 'Same' })[1]!);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(responseWith({ twins: '2' }), expect.anything());
});

it('lets nothing be chosen while the host disables it', async () => {
  const onCancel = vi.fn();
  const { user, onSubmit } = renderCard(oneChoice, { disabled: true, onCancel });
  expect(radio('Production')).toBeDisabled();
  await user.click(radio('Production'));
  theCard().focus();
  await user.keyboard('2{Enter}{Escape}{Control>}{Enter}{/Control}');
  await user.click(button('Submit'));
  await user.click(button('Cancel'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
