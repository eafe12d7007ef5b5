// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FormEvent, Outcome, Profile, RequestUserInputBlock } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  createQuestionForm,
  initialAnswers,
  isPlanConfirmation,
  mcp,
  readBlock,
  receiptRows,
  wework,
} from '../../../src/core/index.js';
import { hijacks, planCamel, planSnake } from '../../fixtures/plan.js';

const ITEM_ID = planCamel.itemId;
const YES = '是，执行此计划';

function read(payload: unknown): RequestUserInputBlock {
  const reading = readBlock(payload);
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return reading.value;
}

/** What a form hands over once these things have happened to it, or the phase that it is in. */
function sent(events: readonly FormEvent[], payload: unknown = planCamel, profile: Profile = wework) {
  const form = createQuestionForm(read(payload), profile);
  for (const event of events) form.dispatch(event);
  const { outcome, phase } = form.getState();
  return outcome?.action === 'accept' ? outcome : phase;
}

const chosen: FormEvent = { type: 'optionChosen', key: 'implement', option: 0 };
const submit: FormEvent = { type: 'submitPressed' };
const submitPlan: FormEvent = { type: 'submitPressed', only: 'implement' };
const typed = (text: string): FormEvent => ({ type: 'textTyped', key: 'adjustment', text });

const yes = (source: string) => ({
  response: { requestId: undefined, itemId: ITEM_ID, answers: { implement: { answers: [YES] } } },
  sources: { implement: source },
});
const adjusted = (text: string) => ({
  response: { requestId: undefined, itemId: ITEM_ID, answers: { adjustment: { answers: [text] } } },
  sources: { adjustment: 'typed' },
});

describe('a plan confirmation', () => {
  it.each([
    ['camelCase', planCamel],
    ['snake_case', planSnake],
    ['a text question that comes as an ordinary one', withAdjustment({ isOther: undefined })],
  ])('is known in %s', (_name, payload) => {
    expect(isPlanConfirmation(read(payload))).toBe(true);
  });

  it.each<readonly [string, Partial<RequestUserInputBlock>]>([
    ['without an item id', { itemId: undefined as never }],
    ['with another item id', { itemId: 'call_1' }],
    ['with an item id that holds the words further on', { itemId: ` ${ITEM_ID}` }],
    ['with one question only', { questions: read(planCamel).questions.slice(0, 1) }],
    ['with a question more', { questions: [...read(planCamel).questions, ...read(planCamel).questions] }],
    ['with the plan twice', { questions: [read(planCamel).questions[0]!, read(planCamel).questions[0]!] }],
    [
      'with questions of other names',
      { questions: read(planCamel).questions.map((q) => ({ ...q, id: `${q.id}2` })) },
    ],
    [
      'that can be adjusted by options',
      { questions: read(planCamel).questions.map((q) => ({ ...q, options: [{ value: 'x', label: 'x' }] })) },
    ],
    ['that has no option', { questions: read(planCamel).questions.map(({ options: _options, ...q }) => q) }],
  ])('is not a block %s', (_name, rest) => {
    expect(isPlanConfirmation({ ...read(planCamel), ...rest })).toBe(false);
  });

  it.each<readonly [string, readonly FormEvent[], unknown]>([
    ['as it stands', [submit], yes('default')],
    ['by the option', [chosen, submitPlan], yes('chosen')],
    ['by a text', [typed('smaller steps'), submit], adjusted('smaller steps')],
    ['by a text as it was typed', [typed('  a\nb '), submit], adjusted('  a\nb ')],
    ['by the option, although a text stands there', [typed('no'), chosen, submitPlan], yes('chosen')],
    ['by a text that came after the option', [chosen, typed('no'), submit], adjusted('no')],
    ['by the option, where the text is blank', [typed(' \n '), submit], yes('default')],
    ['by the option, where the text was cleared', [typed('no'), typed(''), submit], yes('default')],
  ])('is answered %s', (_name, events, expected) => {
    expect(sent(events)).toMatchObject({ action: 'accept', ...(expected as object) });
    const outcome = sent(events) as { response: { answers: object } };
    expect(Object.keys(outcome.response.answers)).toHaveLength(1);
  });

  it('is answered alike in the other spelling, under its option’s label', () => {
    expect(sent([submit], planSnake)).toMatchObject(yes('default'));
    expect(sent([typed('no'), submit], planSnake)).toMatchObject(adjusted('no'));
  });

  it.each([
    ['mcp', mcp],
    ['a profile that chooses nothing', { ...wework, preselect: 'none' as const }],
  ])('is not answered by a submit without either, under %s', (_name, profile) => {
    expect(sent([submit], planCamel, profile)).toBe('asking');
    expect(sent([typed(' '), submit], planCamel, profile)).toBe('asking');
    expect(sent([submit, chosen, submit], planCamel, profile)).toMatchObject(yes('chosen'));
    expect(sent([submit, typed('no'), submit], planCamel, profile)).toMatchObject(adjusted('no'));
  });

  it('is the option before anyone acts', () => {
    expect(initialAnswers(read(planCamel), wework)).toEqual({ implement: { answers: [YES] } });
    expect(initialAnswers(read(planCamel), mcp)).toEqual({});
  });

  const accept = (answers: Readonly<Record<string, string>>): Outcome => ({
    action: 'accept',
    response: {
      answers: Object.fromEntries(Object.entries(answers).map(([id, text]) => [id, { answers: [text] }])),
    },
    sources: {},
  });

  it.each<readonly [string, Outcome, string, readonly string[]]>([
    ['the option', accept({ implement: YES }), 'implement', [YES]],
    ['the text', accept({ adjustment: 'smaller steps' }), 'adjustment', ['smaller steps']],
    ['nothing', accept({}), 'implement', []],
    ['nothing readable', { action: 'accept', response: {} as never, sources: {} }, 'implement', []],
    ['a refusal', { action: 'cancel', reason: 'dismissed' }, 'implement', []],
  ])('answered by %s has a receipt of the one question', (_name, outcome, id, answers) => {
    const rows = receiptRows(read(planCamel), outcome).filter(({ isLeftOut }) => isLeftOut !== true);
    expect(rows).toMatchObject([{ question: { id }, answers }]);
  });
});

describe('a plugin’s form with', () => {
  it.each(Object.entries(hijacks))('%s stays an ordinary form', (_name, params) => {
    const reading = blockFromElicitation({ mode: 'form', message: 'Go on', ...params }, { requestId: 1 });
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.block.itemId).toBe('mcp_server_elicitation');
    for (const block of [reading.block, read(JSON.parse(JSON.stringify(reading.block)))]) {
      expect(isPlanConfirmation(block)).toBe(false);
      const outcome = sent([submit], block) as { response: { answers: object } };
      expect(Object.keys(outcome.response.answers)).toEqual(block.questions.map(({ id }) => id));
    }
  });
});

function withAdjustment(rest: object) {
  const [plan, adjustment] = planCamel.questions;
  return { ...planCamel, questions: [plan, { ...adjustment, ...rest }] };
}
