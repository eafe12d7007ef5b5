import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ActionButton,
  BooleanToggle,
  CardBody,
  CardDetails,
  CardFoot,
  CardHeader,
  ChatFormProvider,
  DateInput,
  MultiOptionList,
  NumberInput,
  OptionList,
  OtherInput,
  QuestionCard,
  QuestionCardRoot,
  QuestionField,
  QuestionList,
  Receipt,
  TextInput,
} from '../../src/index.js';
import { choiceAndNote, oneChoice, responseWith } from './support/blocks.js';
import { expectToPassOn } from './support/conformance.js';
import './support/quiet.js';
import { box, button, radio } from './support/renderCard.js';

const options = [
  { value: 'a', label: 'A', description: 'the first' },
  { value: 'b', label: 'B' },
  { value: 'c', label: 'C' },
];
const yesNo = [
  { value: 'true', label: 'true' },
  { value: 'false', label: 'false' },
];
const nothing = () => undefined;
const choice = { labelledBy: 'q', options, selected: 0, onSelect: nothing, onChoose: nothing };
const text = { id: 't', value: '', onType: nothing };
const keyed = { key: 'note', question: choiceAndNote.questions[1]! };
const InCard = ({ children }: { children: ReactNode }) => (
  <QuestionCardRoot block={choiceAndNote} onSubmit={nothing}>
    {children}
  </QuestionCardRoot>
);
const InApproval = ({ children }: { children: ReactNode }) => (
  <QuestionCardRoot block={{ ...oneChoice, interactionKind: 'approval', command: 'ls' }}>
    {children}
  </QuestionCardRoot>
);

describe('ref, class, style, attributes and handlers reach', () => {
  it.each([
    ['QuestionCard', QuestionCard, { block: oneChoice }, null],
    ['QuestionCard that cannot be drawn', QuestionCard, { block: {} }, null],
    ['QuestionCardRoot', QuestionCardRoot, { block: oneChoice }, null],
    ['Receipt', Receipt, { block: oneChoice, outcome: { action: 'decline' } }, null],
    ['CardDetails', CardDetails, {}, InApproval],
    ['CardHeader', CardHeader, { serverName: 'x', message: 'y' }, null],
    ['ActionButton', ActionButton, { action: 'submit', children: 'Go', onPress: nothing }, null],
    ['OptionList', OptionList, choice, null],
    ['BooleanToggle', BooleanToggle, { ...choice, options: yesNo }, null],
    ['MultiOptionList', MultiOptionList, { labelledBy: 'q', options, selected: [], onToggle: nothing }, null],
    ['TextInput', TextInput, text, null],
    ['TextInput of one line', TextInput, { ...text, entry: 'email' }, null],
    ['TextInput for a secret', TextInput, { ...text, entry: 'secret' }, null],
    ['DateInput', DateInput, { ...text, format: 'date' }, null],
    ['NumberInput', NumberInput, { ...text, kind: 'integer' }, null],
    ['OtherInput', OtherInput, text, null],
    ['QuestionList', QuestionList, {}, InCard],
    ['QuestionField', QuestionField, { keyed, index: 1 }, InCard],
    ['CardBody', CardBody, { children: 'x' }, InCard],
    ['CardFoot', CardFoot, {}, InCard],
  ] as const)('%s', (_name, part, props, around) => {
    expectToPassOn(part, props, around as Parameters<typeof expectToPassOn>[2]);
  });
});

describe('a part outside a card says what it needs:', () => {
  beforeEach(() => {
    // React 18 throws the error once more, at the window.
    const swallow = (event: Event) => event.preventDefault();
    window.addEventListener('error', swallow);
    return () => window.removeEventListener('error', swallow);
  });

  it.each([
    ['QuestionList', <QuestionList key="1" />],
    ['QuestionField', <QuestionField key="1" keyed={keyed} index={0} />],
    ['CardBody', <CardBody key="1">x</CardBody>],
    ['CardDetails', <CardDetails key="1" />],
    ['CardFoot', <CardFoot key="1" />],
  ])('%s', (name, element) => {
    expect(() => render(element)).toThrow(
      `<${name}> has no card around it, so it cannot know what is asked. Put it inside <QuestionCardRoot>, or use <QuestionCard>.`,
    );
    // React repeats the error on the console.
    vi.mocked(console.error).mockClear();
  });
});

function Choice(props: Partial<ComponentProps<typeof OptionList>>) {
  const [selected, setSelected] = useState<number | undefined>(props.selected);
  return (
    <>
      <p id="q">Which?</p>
      <OptionList {...choice} onSelect={setSelected} onChoose={setSelected} {...props} selected={selected} />
    </>
  );
}

describe('OptionList alone', () => {
  it('is a radio group with names and descriptions', () => {
    render(<Choice selected={1} />);
    const group = within(screen.getByRole('radiogroup', { name: 'Which?' }));
    expect(group.getAllByRole('radio')).toHaveLength(3);
    expect(group.getByRole('radio', { name: 'A' })).toHaveAccessibleDescription('the first');
    expect(group.getByRole('radio', { name: 'B' })).toBeChecked();
  });

  it('selects by arrows and chooses by click, Space and Enter', async () => {
    const [onSelect, onChoose] = [vi.fn(), vi.fn()];
    render(<OptionList {...choice} {...{ onSelect, onChoose }} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(onSelect).toHaveBeenLastCalledWith(1);
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(radio('C'));
    expect(onChoose.mock.calls.map(([index]) => index as number)).toEqual([1, 1, 2]);
  });

  it('tells Enter apart for whoever wants to know', async () => {
    const [onEnter, onChoose] = [vi.fn(), vi.fn()];
    render(<OptionList {...choice} {...{ onEnter, onChoose }} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter>3/}');
    expect(onEnter).toHaveBeenCalledExactlyOnceWith(0, expect.objectContaining({ key: 'Enter' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('shows a selection of its owner, and none', () => {
    const { rerender } = render(<OptionList {...choice} />);
    expect(radio('A')).toBeChecked();
    rerender(<OptionList {...choice} selected={undefined} />);
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(radio('A')).toHaveAttribute('tabindex', '0');
  });

  it('cannot be changed while disabled', async () => {
    const onChoose = vi.fn();
    render(<OptionList {...choice} disabled onChoose={onChoose} />);
    await userEvent.click(radio('B'));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('is one stop for Tab', async () => {
    render(
      <>
        <button type="button">Before</button>
        <Choice selected={2} />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(radio('C')).toHaveFocus();
    await userEvent.tab();
    expect(button('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(radio('C')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(button('Before')).toHaveFocus();
  });
});

it('BooleanToggle alone has the words of the language, and titles before them', () => {
  const { rerender } = render(
    <ChatFormProvider messages={{ yes: 'Yes', no: 'No' }}>
      <BooleanToggle {...choice} options={yesNo} />
    </ChatFormProvider>,
  );
  expect(screen.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Yes', 'No']);
  rerender(
    <ChatFormProvider messages={{ yes: 'Yes', no: 'No' }}>
      <BooleanToggle {...choice} options={[{ value: 'true', label: 'Delete' }, yesNo[1]!]} />
    </ChatFormProvider>,
  );
  expect(screen.getAllByRole('radio').map((one) => one.textContent)).toEqual(['Delete', 'No']);
});

it('MultiOptionList alone is a group of checkboxes that tells what was toggled', async () => {
  const onToggle = vi.fn();
  render(
    <>
      <p id="q">Which?</p>
      <MultiOptionList labelledBy="q" options={options} selected={[0, 2]} onToggle={onToggle} />
    </>,
  );
  const group = within(screen.getByRole('group', { name: 'Which?' }));
  expect(group.getByRole('checkbox', { name: 'A' })).toHaveAccessibleDescription('the first');
  expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.click(group.getByText('B'));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(1);
});

it('a text part alone tells what was typed, and lets the host hear it first', async () => {
  const heard: string[] = [];
  const Text = () => {
    const [value, setValue] = useState('');
    return (
      <>
        <label htmlFor="t">Name</label>
        <TextInput
          id="t"
          value={value}
          onChange={() => heard.push('host')}
          onType={(typed) => {
            heard.push(typed);
            setValue(typed);
          }}
        />
      </>
    );
  };
  render(<Text />);
  await userEvent.type(box('Name'), 'x');
  expect(box('Name')).toHaveValue('x');
  expect(heard).toEqual(['host', 'x']);
});

it.each([
  ['integer', 0, 'numeric'],
  ['number', 0, 'decimal'],
  ['integer', -1, 'text'],
  ['number', undefined, 'text'],
] as const)('NumberInput alone for a %s from %s offers the keys %s', (kind, minimum, keys) => {
  render(<NumberInput {...text} kind={kind} minimum={minimum} aria-label="Count" />);
  expect(box('Count').inputMode).toBe(keys);
});

it('OtherInput alone has its label, and a mask for a secret', () => {
  const { rerender } = render(<OtherInput {...text} />);
  expect(box('Something else')).toBeVisible();
  rerender(<OtherInput {...text} isSecret />);
  expect(screen.getByLabelText('Something else')).toHaveAttribute('type', 'password');
});

it('CardHeader alone shows who asks what', () => {
  render(<CardHeader serverName={undefined} message="Hello" />);
  expect(screen.getByText('Unnamed server')).toBeVisible();
  expect(screen.getByText('Hello')).toBeVisible();
});

describe('ActionButton', () => {
  it('acts, unless it is busy or the host’s handler prevents it', async () => {
    const onPress = vi.fn();
    const props = { action: 'submit', onPress, children: 'Go' } as const;
    const { rerender } = render(<ActionButton {...props} />);
    await userEvent.click(button('Go'));
    expect(onPress).toHaveBeenCalledOnce();
    rerender(<ActionButton {...props} busy />);
    await userEvent.click(button('Go'));
    rerender(<ActionButton {...props} onClick={(event) => event.preventDefault()} />);
    await userEvent.click(button('Go'));
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a card of a host’s own making, out of the parts', () => {
  it('has all of a card’s manners', async () => {
    const onSubmit = vi.fn();
    render(
      <QuestionCardRoot block={choiceAndNote} onSubmit={onSubmit} onCancel={vi.fn()}>
        <h3>My own title</h3>
        <QuestionList />
        <CardFoot />
      </QuestionCardRoot>,
    );
    expect(screen.getByRole('heading', { name: 'My own title' })).toBeVisible();
    await userEvent.click(radio('Production'));
    await userEvent.type(box('Note'), 'x{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      responseWith({ target: 'production', note: 'x' }),
      expect.anything(),
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByText('Answered')).toBeVisible();
  });

  it('may draw one question at a time', () => {
    render(
      <QuestionCardRoot block={choiceAndNote} onSubmit={vi.fn()}>
        <QuestionField keyed={keyed} index={1} />
      </QuestionCardRoot>,
    );
    expect(box('Note')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('draws an options list that is empty as a text', () => {
    const block = {
      ...oneChoice,
      questions: [{ id: 'x', question: 'X?', kind: 'choice' as const, options: [] }],
    };
    render(
      <QuestionCardRoot block={block} onSubmit={vi.fn()}>
        <QuestionList />
      </QuestionCardRoot>,
    );
    expect(box('X?')).toBeVisible();
  });
});
