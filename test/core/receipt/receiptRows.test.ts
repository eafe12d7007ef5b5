// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Outcome, Question, RequestUserInputBlock, Sources } from '../../../src/core/index.js';
import { readBlock, receiptRows } from '../../../src/core/index.js';
import { answeredPayloadCamel, nativeDuplicateIdParams } from '../../fixtures/weworkBlocks.js';

const options = [
  { value: 'a', label: 'Letter A' },
  { value: 'b', label: 'Letter B' },
];
const blockOf = (...questions: Question[]): RequestUserInputBlock => ({
  kind: 'request_user_input',
  questions,
});

function rows(question: Partial<Question>, texts?: string[], sources: Sources = {}) {
  const block = blockOf({ id: 'q', question: 'Q?', kind: 'text', ...question });
  const answers = texts && { q: { answers: texts } };
  return receiptRows(block, { action: 'accept', response: { answers: answers ?? {} }, sources })[0]!;
}

describe('what a receipt shows', () => {
  it.each<readonly [string, Partial<Question>, string[] | undefined, string[], number[]]>([
    ['a text as it was typed', {}, ['  hello\nworld '], ['  hello\nworld '], []],
    ['an empty text as nothing', {}, [''], [], []],
    ['an unanswered question as nothing', {}, undefined, [], []],
    ['an option by its label', { kind: 'choice', options }, ['b'], ['Letter B'], [1]],
    ['an option answered by its label', { kind: 'choice', options }, ['Letter A'], ['Letter A'], [0]],
    ['several options', { kind: 'multi', options }, ['b', 'a'], ['Letter B', 'Letter A'], [1, 0]],
    [
      'an option that stands for the empty text',
      { kind: 'choice', options: [{ value: '', label: 'None' }] },
      [''],
      ['None'],
      [0],
    ],
    ['words of one’s own', { kind: 'choice', isOther: true, options }, ['mine'], ['mine'], []],
  ])('%s', (_what, question, texts, answers, chosen) => {
    expect(rows(question, texts)).toMatchObject({ answers, chosen, isHidden: false });
  });

  it('dots in place of a secret, and nothing of it', () => {
    const row = rows({ isSecret: true }, ['hunter2']);
    expect(row).toMatchObject({ answers: [], chosen: [], isHidden: true });
    expect(JSON.stringify(row)).not.toContain('hunter2');
    expect(rows({ isSecret: true }, [''])).toMatchObject({ isHidden: false });
    expect(rows({ isSecret: true, kind: 'choice', isOther: true, options }, ['hunter2'])).toMatchObject({
      answers: [],
      isHidden: true,
    });
  });

  it('whether an answer was left as it stood, where the host said so', () => {
    expect(rows({}, ['x'], { q: 'default' })).toMatchObject({ isDefault: true });
    expect(rows({}, ['x'], { q: 'typed' })).toMatchObject({ isDefault: false });
    expect(rows({}, ['x'])).not.toHaveProperty('isDefault');
    expect(rows({ id: 'toString' }, undefined)).not.toHaveProperty('isDefault');
  });

  it.each<Outcome>([
    { action: 'decline' },
    { action: 'cancel', reason: 'dismissed' },
    { action: 'cancel', reason: 'expired' },
    { action: 'cancel', reason: 'withdrawn' },
  ])('the questions without answers after %j', (outcome) => {
    const block = blockOf({ id: 'q', question: 'Q?', kind: 'choice', options });
    expect(receiptRows(block, outcome)).toEqual([
      { question: block.questions[0], answers: [], isHidden: false, chosen: [] },
    ]);
  });

  it('what an executor’s block was answered with', () => {
    const read = readBlock(answeredPayloadCamel);
    const block = read.ok ? read.value : blockOf();
    expect(receiptRows(block, { action: 'accept', response: block.response!, sources: {} })).toMatchObject([
      { answers: ['仅自己'], chosen: [1] },
    ]);
  });

  it('a row for each of two questions with one id', () => {
    const read = readBlock(nativeDuplicateIdParams);
    const block = read.ok ? read.value : blockOf();
    const response = { answers: { q: { answers: ['A', 'D'] } } };
    expect(receiptRows(block, { action: 'accept', response, sources: {} })).toMatchObject([
      { question: { header: 'First' }, chosen: [0] },
      { question: { header: 'Second' }, chosen: [1] },
    ]);
  });
});
