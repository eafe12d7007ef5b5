// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { ElicitationResult, Outcome, RequestUserInputBlock } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  cancelled,
  createQuestionForm,
  createQuestionQueue,
  declined,
  readBlock,
  receiptRows,
  resultFromAnswers,
  wework,
} from '../../../src/core/index.js';
import allCases from '../../fixtures/cases.json' with { type: 'json' };

/** Real failing inputs with the right behaviour; see `layer` for where it shows. */
interface Case {
  readonly id: string;
  readonly layer: string;
  readonly input: {
    readonly request?: unknown;
    readonly requestId?: string;
    readonly blocks?: readonly unknown[];
    readonly variants?: readonly unknown[];
    readonly answers?: Readonly<Record<string, Given>>;
    readonly steps?: readonly Readonly<Record<string, never>>[];
  };
  readonly expected: {
    readonly result?: unknown;
    readonly acceptable?: readonly unknown[];
    readonly mustNot?: readonly unknown[];
    readonly render?: unknown;
    readonly also?: readonly string[];
  };
}
interface Given {
  readonly option?: number;
  readonly text?: string;
  readonly other?: string;
}

const cases = (allCases as unknown as readonly Case[]).filter(({ layer }) =>
  ['parse', 'mapping', 'state'].includes(layer),
);
const byId = (id: string) => cases.find((one) => one.id === id)!;
const done = new Set<string>();

function blockOf(request: unknown, requestId?: string): RequestUserInputBlock {
  const read = blockFromElicitation(request, { requestId });
  if (!read.ok) throw new Error(`declined: ${read.reason}`);
  return read.block;
}

/** Sends a card after a person has done all that a case says. */
function sent(block: RequestUserInputBlock, answers: Readonly<Record<string, Given>>): Outcome {
  const form = createQuestionForm(block, wework);
  for (const [key, { option, text, other }] of Object.entries(answers)) {
    if (option !== undefined) form.dispatch({ type: 'optionChosen', key, option });
    const typed = text ?? other;
    if (typed !== undefined) form.dispatch({ type: 'textTyped', key, text: typed });
  }
  return form.dispatch({ type: 'submitPressed' }).outcome!;
}

function resultOf(request: unknown, outcome: Outcome): ElicitationResult {
  if (outcome.action === 'accept') return resultFromAnswers(request, outcome.response);
  return outcome.action === 'decline' ? declined() : cancelled();
}

const isJson = (value: unknown) => typeof value === 'object' && value !== null;

function expectResult(actual: unknown, { result, acceptable = [], mustNot = [] }: Case['expected']) {
  if (isJson(result)) expect(actual).toEqual(result);
  const good = acceptable.filter(isJson);
  if (!isJson(result) && good.length > 0) expect(good).toContainEqual(actual);
  for (const bad of mustNot.filter(isJson)) expect(actual).not.toEqual(bad);
}

function expectRender(block: RequestUserInputBlock, render: unknown) {
  const [first] = block.questions;
  if (Array.isArray(render)) expect(first?.options?.map(({ label }) => label)).toEqual(render);
  else if (render === 'text box') expect(first).toMatchObject({ kind: 'text' });
  else if (isJson(render))
    for (const [id, words] of Object.entries(render))
      expect(block.questions.find((question) => question.id === id)).toMatchObject(words as object);
}

const answered = cases.filter(({ input }) => input.request && input.answers && !input.steps);
const unanswered = cases.filter(
  ({ id, input }) => input.request && !input.answers && !input.steps && id !== 'orphaned-card-readable',
);
const native = cases.filter(({ input }) => input.blocks);

describe('what a person answers reaches the plugin', () => {
  it.each(answered.map((one) => [one.id, one] as const))('%s', (id, { input, expected }) => {
    done.add(id);
    const block = blockOf(input.request);
    const answers = input.answers!;
    const log = vi.spyOn(console, 'log');
    expectResult(resultOf(input.request, sent(block, answers)), expected);
    expect(log).not.toHaveBeenCalled();
    expectRender(block, expected.render);
    const [key] = Object.keys(answers);
    for (const text of expected.also ?? [])
      expectResult(resultOf(input.request, sent(block, { ...answers, [key!]: { text } })), expected);
  });
});

describe('what cannot be asked is declined, and the rest is drawn', () => {
  it.each(unanswered.map((one) => [one.id, one] as const))('%s', (id, { input, expected }) => {
    done.add(id);
    const read = blockFromElicitation(input.request);
    if (isJson(expected.result)) expect(read).toMatchObject({ ok: false, result: expected.result });
    else expectRender(blockOf(input.request), expected.render);
  });

  it('requestedschema-garbage', () => {
    const { id, input, expected } = byId('requestedschema-garbage');
    done.add(id);
    for (const variant of input.variants!)
      expect(blockFromElicitation(variant)).toMatchObject({ ok: false, result: expected.result });
  });
});

describe('native questions', () => {
  it.each(native.map((one) => [one.id, one] as const))('%s', (id, { input, expected }) => {
    done.add(id);
    const read = readBlock({ questions: input.blocks });
    const block = read.ok ? read.value : undefined;
    expectRender(block!, expected.render);
    const outcome = sent(block!, input.answers!);
    const response = outcome.action === 'accept' ? outcome.response.answers : {};
    const answers = Object.fromEntries(Object.entries(response).map(([key, entry]) => [key, entry.answers]));
    expectResult({ answers }, expected);
  });

  it('rui-snake-and-camel: both spellings give the same model', () => {
    done.add('rui-snake-and-camel');
    const [snake, camel] = byId('rui-snake-and-camel').input.variants!.map((one) =>
      readBlock({ questions: [one] }),
    );
    expect(snake).toMatchObject({ ok: true, value: { questions: [{ isOther: true, isSecret: true }] } });
    expect(snake).toEqual(camel);
  });
});

describe('what happens to a request over time', () => {
  it('same-request-redelivered: one card only, and no second one after the answer', async () => {
    done.add('same-request-redelivered');
    const { request, requestId } = byId('same-request-redelivered').input;
    const queue = createQuestionQueue();
    const asked = [queue.ask(blockOf(request, requestId)), queue.ask(blockOf(request, requestId))];
    const [entry, ...others] = queue.getSnapshot().open;
    expect(others).toEqual([]);
    queue.settle(entry!.key, sent(entry!.block, { target: { option: 0 } }));
    asked.push(queue.ask(blockOf(request, requestId)));
    expect(queue.getSnapshot().open).toEqual([]);
    for (const outcome of await Promise.all(asked))
      expect(resultOf(request, outcome)).toMatchObject({ content: { target: 'staging' } });
  });

  it('cancel-then-submit-race: the first of two outcomes in one tick counts', async () => {
    done.add('cancel-then-submit-race');
    const { input, expected } = byId('cancel-then-submit-race');
    const queue = createQuestionQueue();
    const asked = queue.ask(blockOf(input.request, 'r1'));
    const [{ key, block } = { key: '', block: {} as never }] = queue.getSnapshot().open;
    expect(queue.settle(key, { action: 'cancel', reason: 'dismissed' })).toBe(true);
    expect(queue.settle(key, sent(block, { target: { option: 0 } }))).toBe(false);
    expect(resultOf(input.request, await asked)).toEqual(expected.result);

    const form = createQuestionForm(block, wework);
    form.dispatch({ type: 'cancelPressed' });
    const state = form.dispatch({ type: 'submitPressed' });
    expect(state.outcome).toEqual({ action: 'cancel', reason: 'dismissed' });
  });

  it('response-build-fails-not-orphaned: a send that failed leaves the request open, so that a stop cancels it', () => {
    done.add('response-build-fails-not-orphaned');
    const { input, expected } = byId('response-build-fails-not-orphaned');
    const form = createQuestionForm(blockOf(input.request), wework);
    form.dispatch({ type: 'submitPressed' });
    expect(form.dispatch({ type: 'deliveryFailed' })).toMatchObject({ phase: 'asking' });
    const state = form.dispatch({ type: 'ended', outcome: { action: 'cancel', reason: 'aborted' } });
    expect(state.phase).toBe('cancelled');
    expect(resultOf(input.request, state.outcome!)).toEqual(expected.result);
  });

  it('orphaned-card-readable: an ended card can be read, and no click answers it', () => {
    done.add('orphaned-card-readable');
    const outcome = { action: 'cancel', reason: 'dismissed' } as const;
    const form = createQuestionForm(blockOf(byId('orphaned-card-readable').input.request), wework);
    form.dispatch({ type: 'ended', outcome });
    form.dispatch({ type: 'optionChosen', key: 'target', option: 0 });
    const state = form.dispatch({ type: 'submitPressed' });
    expect(state.outcome).toBe(outcome);
    expect(receiptRows(state.block, outcome)).toMatchObject([
      {
        question: { question: 'target', options: [{ label: 'Staging' }, { label: 'Production' }] },
        answers: [],
      },
    ]);
  });

  it('plan-approval-key-order: answers stay with their keys when the properties change places', () => {
    done.add('plan-approval-key-order');
    const { input, expected } = byId('plan-approval-key-order');
    const [mount, , replace] = input.steps! as readonly Readonly<
      Record<string, { readonly request: unknown }>
    >[];
    const form = createQuestionForm(blockOf(mount!['mount']!.request, 'r1'), wework);
    form.dispatch({ type: 'optionChosen', key: 'b', option: 1 });
    const { request } = replace!['replaceProps']!;
    form.dispatch({ type: 'blockReplaced', block: blockOf(request, 'r1') });
    expectResult(resultOf(request, form.dispatch({ type: 'submitPressed' }).outcome!), expected);
  });

  it('empty-properties: a confirm card, accepted with an empty object only when it is sent', () => {
    done.add('empty-properties');
    const { input, expected } = byId('empty-properties');
    const form = createQuestionForm(blockOf(input.request), wework);
    expect(form.getState()).toMatchObject({ phase: 'asking', profile: { preselect: 'none' } });
    expectResult(resultOf(input.request, form.dispatch({ type: 'submitPressed' }).outcome!), expected);
  });

  it('decline-vs-cancel: never the same action for both', () => {
    done.add('decline-vs-cancel');
    const [[, cancel], [, decline]] = (
      byId('decline-vs-cancel').input as unknown as { pairs: [[string, unknown], [string, unknown]] }
    ).pairs;
    expect(cancelled()).toEqual(cancel);
    expect(declined()).toEqual(decline);
  });
});

it('every case of these layers was run', () => {
  expect(cases.map(({ id }) => id).filter((id) => !done.has(id))).toEqual([]);
});
