// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Question, RequestUserInputBlock } from '../../src/core/index.js';
import {
  blockFromElicitation,
  createQuestionForm,
  limits,
  mcp,
  readBlock,
  responseOf,
  wework,
} from '../../src/core/index.js';
import { releaseForm } from '../fixtures/release.js';
import { seeds } from '../fixtures/seeds.js';
import * as blocks from '../fixtures/weworkBlocks.js';

function readable(payload: unknown): RequestUserInputBlock {
  const read = readBlock(payload);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.value;
}

function question(entry: object): Question {
  return readable({ questions: [{ id: 'q', question: 'Q?', ...entry }] }).questions[0]!;
}

describe('a block of Wework’s executor', () => {
  it('reads the same in snake_case and camelCase', () => {
    const expected: RequestUserInputBlock = {
      kind: 'request_user_input',
      requestId: 73,
      itemId: 'mcp_server_elicitation',
      serverName: 'example-plugin',
      message: '发布前还有一个问题',
      questions: [
        {
          id: 'audience',
          header: '访问范围',
          question: '请选择发布后的访问范围。',
          kind: 'choice',
          options: [
            { value: '所有人', label: '所有人', description: 'all' },
            { value: '仅自己', label: '仅自己', description: 'owner' },
          ],
        },
      ],
    };
    expect(readable(blocks.executorBlockSnake)).toStrictEqual(expected);
    expect(readable(blocks.executorBlockCamel)).toStrictEqual(expected);
    expect(readable(blocks.executorBlockCamel.renderPayload)).toStrictEqual(expected);
  });

  it('is answered by label', () => {
    const form = createQuestionForm(readable(blocks.executorBlockCamel), wework);
    form.dispatch({ type: 'optionChosen', key: 'audience', option: 1 });
    expect(responseOf(form.getState())).toStrictEqual({
      requestId: 73,
      itemId: 'mcp_server_elicitation',
      answers: { audience: { answers: ['仅自己'] } },
    });
  });

  it('keeps its answers once it has some, in either spelling', () => {
    const response = {
      requestId: 73,
      itemId: 'mcp_server_elicitation',
      answers: { audience: { answers: ['仅自己'] } },
    };
    expect(readable(blocks.answeredPayloadSnake).response).toStrictEqual(response);
    expect(readable(blocks.answeredPayloadCamel).response).toStrictEqual(response);
    const { response: given, ...rest } = blocks.answeredPayloadCamel;
    expect(readable({ ...rest, requestUserInputResponse: given }).response).toStrictEqual(response);
  });

  it.each([
    ['no answers', {}, undefined],
    ['answers that are none', { answers: 'x' }, undefined],
    [
      'malformed entries dropped',
      { answers: { a: { answers: ['x', 1] }, b: 'x', c: null, d: {} } },
      { a: { answers: ['x'] } },
    ],
    ['answers for nothing', { answers: {} }, {}],
  ])('reads a response with %s', (_what, response, answers) => {
    expect(readable({ questions: [{ id: 'q' }], response }).response?.answers).toEqual(answers);
  });
});

describe('a native question of Codex', () => {
  it('is a choice with words of one’s own beside it', () => {
    expect(readable(blocks.nativeQuestionParams)).toStrictEqual({
      kind: 'request_user_input',
      threadId: 'thread-1',
      turnId: 'turn-1',
      itemId: 'call_3',
      questions: [
        {
          id: 'lang',
          header: 'Language',
          question: 'Which language?',
          kind: 'choice',
          isOther: true,
          options: [
            { value: 'TypeScript (Recommended)', label: 'TypeScript (Recommended)', description: 'typed' },
            { value: 'JavaScript', label: 'JavaScript', description: 'untyped' },
          ],
        },
      ],
    });
  });

  it('without options is a text, masked where it says so', () => {
    expect(readable(blocks.nativeSecretParams).questions).toStrictEqual([
      {
        id: 'registry',
        header: 'Registry',
        question: 'Which token opens the registry?',
        kind: 'text',
        isSecret: true,
      },
    ]);
  });

  it('keeps every question, also where two share an id', () => {
    expect(readable(blocks.nativeDuplicateIdParams).questions.map(({ id, header }) => [id, header])).toEqual([
      ['q', 'First'],
      ['q', 'Second'],
    ]);
  });
});

describe('approvals and plans', () => {
  it('keep what they are about', () => {
    expect(readable(blocks.approvalBlock)).toMatchObject({
      requestId: 9,
      itemId: 'call_9',
      interactionKind: 'approval',
      approvalKind: 'command',
      command: 'rm -rf build',
      cwd: '/srv/project',
      reason: 'needs to clear the build folder',
      questions: [
        {
          id: '__codex_approval',
          options: [{ value: 'allow_once' }, { value: 'allow_session' }, { value: 'decline' }],
        },
      ],
    });
    expect(readable({ questions: [{ id: 'q' }], grant_root: '/tmp' })).toMatchObject({ grantRoot: '/tmp' });
    expect(readable(blocks.planBlock).questions).toMatchObject([
      { id: 'implement', kind: 'choice' },
      { id: 'adjustment', kind: 'text', isOther: true },
    ]);
  });
});

describe('one question', () => {
  it.each<readonly [string, object, Partial<Question>]>([
    ['without options', {}, { kind: 'text' }],
    ['with null options', { options: null }, { kind: 'text' }],
    ['with an empty list', { options: [] }, { kind: 'text' }],
    ['with options that are none', { options: [null, 5, {}] }, { kind: 'text' }],
    [
      'with bare texts as options',
      { options: ['A', 'B'] },
      {
        kind: 'choice',
        options: [
          { value: 'A', label: 'A' },
          { value: 'B', label: 'B' },
        ],
      },
    ],
    [
      'with values of their own',
      { options: [{ value: 'a', label: 'A' }] },
      { options: [{ value: 'a', label: 'A' }] },
    ],
    [
      'with a blank label',
      { options: [{ value: 'a', label: ' ' }] },
      { options: [{ value: 'a', label: 'a' }] },
    ],
    ['with true and false', { options: [{ label: 'true' }, { label: 'false' }] }, { kind: 'boolean' }],
    ['with one option of that look', { options: [{ label: 'true,false' }] }, { kind: 'choice' }],
    ['with several answers', { kind: 'multi', options: ['A'] }, { kind: 'multi' }],
    ['with a kind that does not fit its options', { kind: 'number', options: ['A'] }, { kind: 'choice' }],
    ['with a kind that needs options', { kind: 'multi' }, { kind: 'text' }],
    ['with an unknown kind', { kind: 'frob' }, { kind: 'text' }],
    ['with a number', { kind: 'number', minimum: 1, maximum: '5' }, { kind: 'number', minimum: 1 }],
    ['with an id that is a number', { id: 5 }, { id: '5' }],
    ['with a blank header', { header: ' ' }, { question: 'Q?' }],
    ['with a header alone', { header: 'H', question: '' }, { header: 'H', question: 'H' }],
    ['with nothing to read', { question: null }, { question: 'q' }],
    ['in snake_case', { is_other: true, is_secret: true }, { isOther: true, isSecret: true }],
    ['that seems to ask for a secret', { header: 'API key' }, { isSecret: true, looksSecret: true }],
    [
      'whose text beside options may be one',
      { header: 'API key', isOther: true, options: ['Skip'] },
      { isSecret: true, looksSecret: true },
    ],
  ])('%s', (_what, entry, expected) => {
    expect(question(entry)).toMatchObject(expected);
  });

  it('with options only is not taken for a secret by its name', () => {
    expect(question({ header: 'Token', options: ['A'] })).not.toHaveProperty('isSecret');
  });

  it('has no trace of what it does not say', () => {
    expect(
      question({
        options: undefined,
        required: false,
        default: 'x',
        isOther: false,
        multipleOf: 0,
        minLength: -1,
      }),
    ).toStrictEqual({
      id: 'q',
      question: 'Q?',
      kind: 'text',
    });
  });
});

describe('what cannot be read', () => {
  it.each<readonly [string, unknown, readonly (string | number)[], string]>([
    ['nothing', undefined, [], 'wrong_type'],
    ['null', null, [], 'wrong_type'],
    ['a text', 'x', [], 'wrong_type'],
    ['a list', [], [], 'wrong_type'],
    ['another tool', { kind: 'shell', questions: [] }, ['kind'], 'unsupported'],
    ['no questions', {}, ['questions'], 'missing'],
    ['an address in some other object', { url: 'https://example.test' }, ['questions'], 'missing'],
    ['questions that are no list', { questions: {} }, ['questions'], 'wrong_type'],
    ['only unreadable questions', { questions: [null] }, ['questions', 0], 'missing'],
    ['a payload that is none', { renderPayload: 'x' }, [], 'wrong_type'],
    [
      'too many questions',
      { questions: Array(limits.questions + 1).fill({ id: 'q' }) },
      ['questions'],
      'limit',
    ],
    [
      'too many options',
      { questions: [{ id: 'q', options: Array(limits.options + 1).fill('A') }] },
      ['questions'],
      'limit',
    ],
    [
      'too much text',
      { questions: [{ id: 'q', question: 'x'.repeat(limits.characters + 1) }] },
      ['questions'],
      'limit',
    ],
  ])('%s is said where and why', (_what, payload, path, code) => {
    expect(readBlock(payload)).toMatchObject({ ok: false, issues: [{ path, code }] });
  });

  it('one question without an id is left out, and said', () => {
    expect(readBlock({ questions: [{ question: 'Q?' }, { id: 'q' }] })).toMatchObject({
      ok: true,
      value: { questions: [{ id: 'q' }] },
      issues: [{ path: ['questions', 0], code: 'missing', params: { key: 'id' } }],
    });
  });

  it('a broken profile is none', () => {
    const profileOf = (profile: unknown) => readable({ questions: [{ id: 'q' }], profile }).profile;
    expect(profileOf(mcp)).toEqual(mcp);
    expect(profileOf({ ...mcp, extra: 1 })).toEqual(mcp);
    for (const broken of [
      null,
      'mcp',
      {},
      { ...mcp, preselect: 'x' },
      { ...mcp, enforce: 1 },
      { ...mcp, blankText: '' },
      { ...mcp, urlMode: null },
    ])
      expect(profileOf(broken)).toBeUndefined();
  });
});

describe('ids', () => {
  it('0 is one, and text stays text', () => {
    expect(readable({ request_id: 0, questions: [{ id: 'q' }] }).requestId).toBe(0);
    expect(readable({ requestId: '0', questions: [{ id: 'q' }] }).requestId).toBe('0');
    expect(readable({ requestId: {}, questions: [{ id: 'q' }] })).not.toHaveProperty('requestId');
  });

  it('a turn that is null stays null', () => {
    expect(readable({ turn_id: null, questions: [{ id: 'q' }] }).turnId).toBeNull();
    expect(readable({ questions: [{ id: 'q' }] })).not.toHaveProperty('turnId');
  });
});

describe('a block made here', () => {
  it.each([
    ...Object.entries(seeds).map(([name, { params }]) => [name, params] as const),
    ['release', releaseForm] as const,
    [
      'blank keys',
      { requestedSchema: { properties: { '': { type: 'string' }, ' ': { enum: ['', ' '] } } } },
    ] as const,
    [
      'odd limits',
      {
        requestedSchema: { properties: { n: { type: 'number', minimum: -0, multipleOf: 0.1, default: -0 } } },
      },
    ] as const,
    ['nothing to ask', { requestedSchema: { properties: {} } }] as const,
  ])('reads back from its JSON as it was: %s', (_name, params) => {
    for (const profile of [wework, mcp]) {
      const made = blockFromElicitation(params, { requestId: 0, connection: 'c', serverName: 's', profile });
      const block = made.ok ? made.block : undefined;
      expect(block).toBeDefined();
      expect(readBlock(JSON.parse(JSON.stringify(block)))).toStrictEqual({
        ok: true,
        value: block,
        issues: [],
      });
    }
  });
});
