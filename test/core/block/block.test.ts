// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RequestUserInputBlock } from '../../../src/core/index.js';
import {
  blockFromElicitation,
  fingerprint,
  needsDecision,
  readBlock,
  requestIdentity,
} from '../../../src/core/index.js';
import { sameJson } from '../../../src/core/sameJson.js';
import { releaseForm } from '../../fixtures/release.js';
import { form } from '../support.js';

const block = (rest: Partial<RequestUserInputBlock> = {}): RequestUserInputBlock => ({
  kind: 'request_user_input',
  questions: [{ id: 'q', question: 'Q?', kind: 'text' }],
  ...rest,
});

describe('the identity of a request', () => {
  it('keeps 0, 1 and "1" apart, and an item id from a request id', () => {
    const identities = [
      { requestId: 0 },
      { requestId: 1 },
      { requestId: '1' },
      { requestId: '0' },
      { requestId: '' },
      { itemId: '1' },
      { requestId: 1, connection: 'c' },
      { requestId: 1, threadId: 'c' },
      { requestId: 1, serverName: 'c' },
    ].map((rest) => requestIdentity(block(rest)));
    expect(new Set(identities).size).toBe(identities.length);
    expect(identities).not.toContain(undefined);
  });

  it('is the same for the same request, whatever its item id or its words', () => {
    expect(requestIdentity(block({ requestId: 1, itemId: 'a', message: 'x' }))).toBe(
      requestIdentity(block({ requestId: 1 })),
    );
  });

  it('does not exist without an id of its own', () => {
    expect(requestIdentity(block())).toBeUndefined();
    expect(requestIdentity(block({ itemId: 'mcp_server_elicitation' }))).toBeUndefined();
  });
});

describe('the fingerprint of what is asked', () => {
  it('is the same for a block and what is read back from its JSON', () => {
    const made = blockFromElicitation(releaseForm, { requestId: 1 });
    const read = readBlock(JSON.parse(JSON.stringify(made.ok && made.block)));
    expect(read.ok && made.ok && fingerprint(read.value) === fingerprint(made.block)).toBe(true);
  });

  it.each<readonly [string, Partial<RequestUserInputBlock>]>([
    ['another message', { message: 'x' }],
    ['another address', { url: 'https://example.test' }],
    ['another question', { questions: [{ id: 'q', question: 'R?', kind: 'text' }] }],
    ['another kind', { questions: [{ id: 'q', question: 'Q?', kind: 'number' }] }],
    ['one more question', { questions: [...block().questions, ...block().questions] }],
  ])('is another for %s', (_what, rest) => {
    expect(fingerprint(block(rest))).not.toBe(fingerprint(block()));
  });
});

describe('a decision that must not be made by accident', () => {
  it.each<readonly [string, boolean, Partial<RequestUserInputBlock>]>([
    ['an ordinary question', false, {}],
    ['an approval', true, { interactionKind: 'approval' }],
    ['another kind of interaction', false, { interactionKind: 'question' }],
    ['an approval inside an elicitation', true, { meta: { codex_approval_kind: 'mcp_tool_call' } }],
    ['other meta', false, { meta: ['codex_approval_kind'] }],
    [
      'a native approval of a tool call',
      true,
      { questions: [{ id: 'mcp_tool_call_approval_1', question: 'Q?', kind: 'choice' }] },
    ],
    [
      'a plugin’s own question of that name',
      false,
      { questions: [{ id: '__mcp_approval', question: 'Q?', kind: 'choice' }] },
    ],
    ['nothing but consent', true, { questions: [] }],
    ['an address', true, { questions: [], url: 'https://example.test' }],
  ])('%s: %s', (_what, expected, rest) => {
    expect(needsDecision(block(rest))).toBe(expected);
  });

  it('is an empty form, too', () => {
    const read = blockFromElicitation(form({}));
    expect(read.ok && needsDecision(read.block)).toBe(true);
  });
});

describe('two JSON values', () => {
  it.each<readonly [unknown, unknown]>([
    [1, 1],
    [
      { a: [1, { b: null }], c: 'x' },
      { c: 'x', a: [1, { b: null }] },
    ],
    [[], []],
  ])('%j and %j are the same', (a, b) => {
    expect(sameJson(a, b)).toBe(true);
  });

  it.each<readonly [unknown, unknown]>([
    [1, '1'],
    [0, null],
    [{}, []],
    [{}, null],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ toString: 1 }, { valueOf: 1 }],
  ])('%j and %j are not', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  it('of great size are not compared to the end', () => {
    const great = () => Array.from({ length: 20_000 }, (_, index) => index);
    expect(sameJson(great(), great())).toBe(false);
  });
});
