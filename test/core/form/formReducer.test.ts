// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { FormEvent, FormState, Phase, Profile, RequestUserInputBlock } from '../../../src/core/index.js';
import {
  answerOf,
  blockFromElicitation,
  formReducer,
  issueOf,
  issuesOf,
  mcp,
  phaseOf,
  readBlock,
  responseOf,
  sourcesOf,
  startForm,
  wework,
} from '../../../src/core/index.js';
import { nativeDuplicateIdParams, nativeQuestionParams } from '../../fixtures/weworkBlocks.js';
import { form } from '../support.js';

const params = form({
  pick: { enum: ['a', 'b'] },
  many: { type: 'array', items: { enum: ['x', 'y', 'z'] } },
  text: { type: 'string' },
});

function blockOf(request: unknown, profile: Profile): RequestUserInputBlock {
  const read = blockFromElicitation(request, { requestId: 7, profile });
  if (!read.ok) throw new Error(read.reason);
  return read.block;
}

function nativeBlock(payload: unknown): RequestUserInputBlock {
  const read = readBlock(payload);
  if (!read.ok) throw new Error('unreadable');
  return read.value;
}

const start = (request: unknown = params, profile: Profile = mcp) =>
  startForm(blockOf(request, profile), profile);
const run = (state: FormState, ...events: FormEvent[]) =>
  events.reduce((now, event) => formReducer(now, event), state);
const answers = (state: FormState) =>
  Object.fromEntries(Object.entries(responseOf(state).answers).map(([id, entry]) => [id, entry.answers]));

const choose = (key: string, option: number): FormEvent => ({ type: 'optionChosen', key, option });
const toggle = (key: string, option: number): FormEvent => ({ type: 'optionToggled', key, option });
const type = (key: string, text: string): FormEvent => ({ type: 'textTyped', key, text });
const submit: FormEvent = { type: 'submitPressed' };
const ended: FormEvent = { type: 'ended', outcome: { action: 'cancel', reason: 'withdrawn' } };

describe('what a person does while the card asks', () => {
  it('choosing another option takes the place of the first', () => {
    expect(answers(run(start(), choose('pick', 0), choose('pick', 1)))).toEqual({ pick: ['b'] });
  });

  it('toggling adds and takes away, in the order of the options', () => {
    expect(answers(run(start(), toggle('many', 2), toggle('many', 0)))).toEqual({ many: ['x', 'z'] });
    expect(answers(run(start(), toggle('many', 2), toggle('many', 2)))).toEqual({ many: [] });
  });

  it('the last text counts', () => {
    expect(answers(run(start(), type('text', 'a'), type('text', 'ab')))).toEqual({ text: ['ab'] });
  });

  it.each([
    ['an unknown question', choose('zzz', 0)],
    ['an option that is not there', choose('pick', 9)],
    ['a negative one', toggle('many', -1)],
    ['an option of a text', choose('text', 0)],
    ['an inherited name', type('toString', 'x')],
  ])('%s changes nothing', (_what, event) => {
    const state = start();
    expect(run(state, event)).toBe(state);
  });

  it('the states before stay as they were', () => {
    const before = start();
    run(before, choose('pick', 1), type('text', 'x'));
    expect(answers(before)).toEqual({});
  });
});

describe('every event in every phase', () => {
  const asking = run(start(params, wework), type('text', 'kept'));
  const sending = run(asking, submit);
  const states: Record<Phase, FormState> = {
    asking,
    sending,
    answered: run(sending, { type: 'delivered' }),
    declined: run(asking, { type: 'declinePressed' }, { type: 'delivered' }),
    cancelled: run(asking, { type: 'cancelPressed' }, { type: 'delivered' }),
    expired: run(asking, { type: 'ended', outcome: { action: 'cancel', reason: 'expired' } }),
    withdrawn: run(asking, ended),
  };
  const events: Record<string, FormEvent> = {
    optionChosen: choose('pick', 1),
    optionToggled: toggle('many', 1),
    textTyped: type('text', 'new'),
    submitPressed: submit,
    declinePressed: { type: 'declinePressed' },
    cancelPressed: { type: 'cancelPressed' },
    delivered: { type: 'delivered' },
    deliveryFailed: { type: 'deliveryFailed', detail: 'offline' },
    ended,
  };
  const leadsTo: Record<'asking' | 'sending', Record<string, Phase>> = {
    asking: {
      optionChosen: 'asking',
      optionToggled: 'asking',
      textTyped: 'asking',
      submitPressed: 'sending',
      declinePressed: 'sending',
      cancelPressed: 'sending',
      delivered: 'asking',
      deliveryFailed: 'asking',
      ended: 'withdrawn',
    },
    sending: {
      optionChosen: 'sending',
      optionToggled: 'sending',
      textTyped: 'sending',
      submitPressed: 'sending',
      declinePressed: 'sending',
      cancelPressed: 'sending',
      delivered: 'answered',
      deliveryFailed: 'asking',
      ended: 'withdrawn',
    },
  };

  it('each phase is reached', () => {
    for (const [phase, state] of Object.entries(states)) expect(state.phase).toBe(phase);
  });

  for (const [phase, targets] of Object.entries(leadsTo))
    it.each(Object.entries(targets))(`while ${phase}, %s leads to %s`, (name, target) => {
      expect(run(states[phase as Phase], events[name]!).phase).toBe(target);
    });

  it.each(['answered', 'declined', 'cancelled', 'expired', 'withdrawn'] as const)(
    'once %s, nothing counts',
    (phase) => {
      for (const event of Object.values(events)) expect(run(states[phase], event)).toBe(states[phase]);
    },
  );

  it('an edit while sending does not reach what is sent', () => {
    for (const name of ['optionChosen', 'optionToggled', 'textTyped', 'submitPressed', 'cancelPressed'])
      expect(run(sending, events[name]!)).toBe(sending);
  });

  it.each([
    ['accept', { action: 'accept', response: { answers: {} }, sources: {} }, 'answered'],
    ['decline', { action: 'decline' }, 'declined'],
    ['dismissed', { action: 'cancel', reason: 'dismissed' }, 'cancelled'],
    ['aborted', { action: 'cancel', reason: 'aborted' }, 'cancelled'],
    ['expired', { action: 'cancel', reason: 'expired' }, 'expired'],
    ['withdrawn', { action: 'cancel', reason: 'withdrawn' }, 'withdrawn'],
  ] as const)('%s ends a card as %s', (_name, outcome, phase) => {
    expect(phaseOf(outcome)).toBe(phase);
    expect(run(sending, { type: 'ended', outcome })).toMatchObject({ phase, outcome });
  });
});

describe('sending', () => {
  it('hands over exactly the three keys, absent ids as undefined', () => {
    const { outcome } = run(start(params, wework), submit);
    expect(outcome).toStrictEqual({
      action: 'accept',
      response: {
        requestId: 7,
        itemId: 'mcp_server_elicitation',
        answers: { pick: { answers: ['a'] }, many: { answers: ['x'] }, text: { answers: [''] } },
      },
      sources: { pick: 'default', many: 'default', text: 'default' },
    });
    const native = startForm(nativeBlock({ questions: [{ id: 'q', question: 'Q?' }] }), wework);
    expect(responseOf(native)).toStrictEqual({
      requestId: undefined,
      itemId: undefined,
      answers: { q: { answers: [''] } },
    });
  });

  it.each([
    ['submit', submit, 'accept'],
    ['decline', { type: 'declinePressed' }, 'decline'],
    ['cancel', { type: 'cancelPressed' }, 'cancel'],
  ] as const)(
    'a %s that failed returns to asking, answers kept and the failure said',
    (_name, event, action) => {
      const failed = run(start(params, wework), choose('pick', 1), type('text', 'kept'), event, {
        type: 'deliveryFailed',
        detail: 'offline',
      });
      expect(failed).toMatchObject({ phase: 'asking', failure: { action, detail: 'offline' } });
      expect(failed).not.toHaveProperty('outcome');
      expect(answers(failed)).toMatchObject({ pick: ['b'], text: ['kept'] });
      const again = run(failed, submit);
      expect(again).toMatchObject({ phase: 'sending' });
      expect(again).not.toHaveProperty('failure');
      expect(run(again, { type: 'delivered' })).toMatchObject({ phase: 'answered' });
    },
  );

  it('a failure without words has none', () => {
    const { failure } = run(start(params, wework), submit, { type: 'deliveryFailed', detail: '' });
    expect(failure).toStrictEqual({ action: 'accept' });
  });

  it('what ended elsewhere while sending stays ended, whatever the send says later', () => {
    const state = run(start(params, wework), submit, ended);
    expect(run(state, { type: 'delivered' })).toBe(state);
    expect(run(state, { type: 'deliveryFailed' })).toBe(state);
  });
});

describe('a submit under enforce', () => {
  const strict = form(
    {
      name: { type: 'string' },
      mail: { type: 'string', format: 'email' },
      code: { type: 'string', pattern: '^x$' },
    },
    { required: ['name'] },
  );

  it('is stopped by what the check refuses, and shows it from then on', () => {
    const state = run(start(strict), type('mail', 'x'), submit);
    expect(state).toMatchObject({ phase: 'asking', tried: true });
    expect([...issuesOf(state)].map(([key, { code }]) => [key, code])).toEqual([
      ['name', 'required'],
      ['mail', 'format'],
    ]);
    const [name] = state.questions;
    expect(issueOf(name!, state.fields.get('name')!, state)).toMatchObject({ code: 'required' });
  });

  it('goes out once all is mended', () => {
    const state = run(start(strict), submit, type('name', 'Ada'));
    expect(state.tried).toBe(true);
    expect(run(state, submit).phase).toBe('sending');
  });

  it('does not stop a decline or a cancel', () => {
    expect(run(start(strict), { type: 'declinePressed' }).phase).toBe('sending');
    expect(run(start(strict), { type: 'cancelPressed' }).phase).toBe('sending');
  });

  it('asks the host’s matcher about patterns', () => {
    const state = run(start(strict), type('name', 'Ada'), type('code', 'y'));
    expect(formReducer(state, submit, () => false)).toMatchObject({ phase: 'asking', tried: true });
    expect(formReducer(state, submit, () => true)).toMatchObject({ phase: 'sending' });
    expect(formReducer(state, submit)).toMatchObject({ phase: 'sending' });
  });
});

describe('who made an answer', () => {
  it.each([
    ['nothing was done', [], { pick: 'default', many: 'default', text: 'default' }],
    ['the selected option was chosen again', [choose('pick', 0)], { pick: 'chosen' }],
    ['several were chosen', [toggle('many', 1)], { many: 'chosen' }],
    ['a text was typed', [type('text', 'x')], { text: 'typed' }],
    ['a text was emptied', [type('text', 'x'), type('text', '')], { text: 'typed' }],
  ] as const)('%s', (_what, events, expected) => {
    expect(sourcesOf(run(start(params, wework), ...events))).toMatchObject(expected);
  });

  it('says nothing of questions without an answer', () => {
    expect(sourcesOf(start())).toEqual({});
  });

  it('beside options, text counts while there is some', () => {
    const state = startForm(nativeBlock(nativeQuestionParams), wework);
    const chosen = run(state, choose('lang', 1));
    const typed = run(chosen, type('lang', 'Rust'));
    expect([sourcesOf(chosen), sourcesOf(typed)]).toEqual([{ lang: 'chosen' }, { lang: 'typed' }]);
    expect(sourcesOf(run(typed, type('lang', ' ')))).toEqual({ lang: 'chosen' });
    expect(sourcesOf(run(state, type('lang', 'R'), type('lang', '')))).toEqual({ lang: 'default' });
  });
});

describe('text of one’s own beside the options', () => {
  const state = startForm(nativeBlock(nativeQuestionParams), wework);

  it('starts empty, in a slot of its own', () => {
    expect(state.fields.get('lang')).toEqual({ selected: [0], text: '', source: 'default' });
    expect(answers(state)).toEqual({ lang: ['TypeScript (Recommended)'] });
  });

  it('wins over the selection, which stays', () => {
    const typed = run(state, choose('lang', 1), type('lang', 'Rust'));
    expect(answers(typed)).toEqual({ lang: ['Rust'] });
    expect(answers(run(typed, choose('lang', 0)))).toEqual({ lang: ['Rust'] });
    expect(answers(run(typed, type('lang', '')))).toEqual({ lang: ['JavaScript'] });
  });

  it('is never taken for an option, and white space is none', () => {
    expect(answers(run(state, type('lang', 'JavaScript')))).toEqual({ lang: ['JavaScript'] });
    expect(answers(run(state, type('lang', '  ')))).toEqual({ lang: ['TypeScript (Recommended)'] });
  });

  it('goes out beside several chosen ones', () => {
    const block = nativeBlock({
      questions: [{ id: 'q', question: 'Q?', kind: 'multi', isOther: true, options: ['A', 'B'] }],
    });
    const several = run(startForm(block, { ...wework, preselect: 'none' }), toggle('q', 1), type('q', 'C'));
    expect(answers(several)).toEqual({ q: ['B', 'C'] });
  });

  it('does not exist where the question does not offer it', () => {
    const question = {
      id: 'q',
      question: 'Q?',
      kind: 'choice' as const,
      options: [{ value: 'A', label: 'A' }],
    };
    expect(answerOf(question, { selected: [0], text: 'x', source: 'typed' }, 'send')).toEqual(['A']);
  });
});

describe('questions that share an id', () => {
  it('each have a field, and their answers go out together in order', () => {
    const state = startForm(nativeBlock(nativeDuplicateIdParams), wework);
    const [first, second] = state.questions;
    expect(first!.key).not.toBe(second!.key);
    expect(answers(run(state, choose(second!.key, 1)))).toEqual({ q: ['A', 'D'] });
    expect(sourcesOf(run(state, choose(first!.key, 1)))).toEqual({ q: 'chosen' });
  });

  it('get keys that no other question has', () => {
    const ids = ['a', 'a', 'a#2', 'a', 'a#3', '__proto__', '__proto__'];
    const block = nativeBlock({ questions: ids.map((id) => ({ id, question: 'Q?' })) });
    const keys = startForm(block, wework).questions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(ids.length);
    expect(keys[2]).toBe('a#2');
  });
});

describe('the same request, described anew', () => {
  const replaced = (state: FormState, request: unknown, profile: Profile = wework) =>
    run(state, { type: 'blockReplaced', block: blockOf(request, profile) });
  const touched = run(start(params, wework), choose('pick', 1), type('text', 'kept'));

  it('keeps what was done, by key and by value', () => {
    const next = form({
      text: { type: 'string', title: 'Text' },
      extra: { type: 'string' },
      pick: { enum: ['b', 'c', 'a'], enumNames: ['B', 'C', 'A'] },
    });
    const state = replaced(touched, next);
    expect(answers(state)).toEqual({ text: ['kept'], extra: [''], pick: ['b'] });
    expect(sourcesOf(state)).toEqual({ text: 'typed', extra: 'default', pick: 'chosen' });
  });

  it('starts a question afresh whose chosen option is gone', () => {
    const state = replaced(touched, form({ pick: { enum: ['c', 'a'] } }));
    expect(answers(state)).toEqual({ pick: ['c'] });
    expect(sourcesOf(state)).toEqual({ pick: 'default' });
  });

  it('keeps what is left of several', () => {
    const state = run(start(), toggle('many', 0), toggle('many', 2));
    const next = form({ many: { type: 'array', items: { enum: ['z', 'q'] } } });
    expect(answers(replaced(state, next, mcp))).toEqual({ many: ['z'] });
    const emptied = run(start(), toggle('many', 0), toggle('many', 0));
    expect(answers(replaced(emptied, next, mcp))).toEqual({ many: [] });
  });

  it('lets an untouched question follow the new description', () => {
    const state = replaced(start(params, wework), form({ pick: { enum: ['c', 'a'] } }));
    expect(answers(state)).toEqual({ pick: ['c'] });
  });

  it('keeps two options of one value apart by their places', () => {
    const twice = form({ pick: { oneOf: [{ const: 'a' }, { const: 'a', title: 'Again' }] } });
    const state = replaced(run(start(twice, wework), choose('pick', 1)), twice);
    expect(state.fields.get('pick')).toMatchObject({ selected: [1] });
  });

  it('keeps text typed beside options, touched or not', () => {
    const state = run(startForm(nativeBlock(nativeQuestionParams), wework), type('lang', 'Rust'));
    const [question] = nativeQuestionParams.questions;
    const block = nativeBlock({ questions: [{ ...question, options: [{ label: 'Go' }] }] });
    const next = run(state, { type: 'blockReplaced', block });
    expect(answers(next)).toEqual({ lang: ['Rust'] });
    expect(answers(run(next, type('lang', '')))).toEqual({ lang: ['Go'] });
  });

  it('keeps the phase, the outcome and what was tried', () => {
    const sent = run(touched, submit);
    expect(replaced(sent, params)).toMatchObject({ phase: 'sending', outcome: sent.outcome });
    const tried = run(start(form({ a: {} }, { required: ['a'] })), submit);
    expect(replaced(tried, form({ a: {} }, { required: ['a'] }), mcp)).toMatchObject({ tried: true });
  });
});

describe('another profile for the card', () => {
  const changed = (state: FormState, profile: Profile) => run(state, { type: 'profileChanged', profile });

  it('changes its manners, and what nobody touched', () => {
    const state = run(start(params, wework), type('text', 'kept'));
    const next = changed(state, { ...wework, preselect: 'none', enforce: true });
    expect(next.profile).toMatchObject({ preselect: 'none', enforce: true });
    // Where blanks are sent, a question that stands open has an empty entry.
    expect(answers(next)).toEqual({ pick: [], many: [], text: ['kept'] });
  });

  it('does not change what a blank text is, since the block says so', () => {
    expect(changed(start(params, wework), mcp).profile).toEqual({ ...mcp, blankText: 'send' });
  });

  it('that says the same changes nothing', () => {
    const state = start(params, wework);
    expect(changed(state, { ...wework })).toBe(state);
  });
});

describe('a card that needs a decision', () => {
  it.each([
    [
      'an approval',
      { interactionKind: 'approval', questions: [{ id: 'q', options: ['allow_once', 'decline'] }] },
    ],
    [
      'a tool-call approval',
      { questions: [{ id: 'mcp_tool_call_approval_7', options: ['Allow', 'Cancel'] }] },
    ],
    [
      'an approval in an elicitation',
      { meta: { codex_approval_kind: 'mcp_tool_call' }, questions: [{ id: 'q', options: ['a'] }] },
    ],
  ])('has nothing selected under any profile: %s', (_what, payload) => {
    for (const profile of [wework, mcp]) {
      const state = startForm(nativeBlock(payload), profile);
      expect(state.profile.preselect).toBe('none');
      expect(answers(state)).toEqual({});
      expect(run(state, { type: 'profileChanged', profile }).profile.preselect).toBe('none');
    }
  });
});
