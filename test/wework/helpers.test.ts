// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  applyRequestUserInputResponseToBlock,
  hasRequestUserInputResponse,
  isAnsweredRequestUserInputBlock,
  isHiddenRequestUserInputBlock,
  isPendingRequestUserInputBlock,
  isRequestUserInputBlock,
  requestUserInputPayloadKey,
  requestUserInputResponseKey,
} from '../../src/wework/index.js';
import * as fixtures from '../fixtures/wework/blocks.js';
import { inSnake } from '../fixtures/wework/spelled.js';

const { answered, elicitation, errored, pendingBlocks } = fixtures;
const pending = Object.entries(pendingBlocks);

/** A value in both spellings. */
const both = (value: unknown): readonly (readonly [string, unknown])[] => [
  ['camelCase', value],
  ['snake_case', inSnake(value)],
];

describe('the key of a payload', () => {
  it.each([
    ['a number', { requestId: 73 }, 'request:73'],
    ['zero', { requestId: 0 }, 'request:0'],
    ['a text', { requestId: 'req-7' }, 'request:req-7'],
    ['a request id before the item id', { requestId: 73, itemId: 'call_3' }, 'request:73'],
    ['the item id where there is no other', { itemId: 'call_3' }, 'item:call_3'],
    ['the item id where the request id is null', { requestId: null, itemId: 'call_3' }, 'item:call_3'],
    ['the item id where the request id is blank', { requestId: ' ', itemId: 'call_3' }, 'item:call_3'],
    ['nothing where there is no id', {}, null],
    ['nothing where the ids are no ids', { requestId: {}, itemId: [] }, null],
    ['nothing where the request id is no finite number', { requestId: Number.NaN }, null],
  ])('is %s', (_what, payload, key) => {
    for (const [, spelled] of both(payload)) {
      expect(requestUserInputPayloadKey(spelled)).toBe(key);
      expect(requestUserInputResponseKey(spelled)).toBe(key);
    }
  });

  it.each([null, undefined, 'x', 7, [], () => 1])('is nothing for %o', (value) => {
    expect(requestUserInputPayloadKey(value)).toBeNull();
    expect(requestUserInputResponseKey(value)).toBeNull();
  });

  it('is read from the block around it, too', () => {
    for (const [, block] of both(elicitation)) expect(requestUserInputPayloadKey(block)).toBe('request:73');
  });

  it('never comes from an inherited name', () => {
    expect(requestUserInputPayloadKey(Object.create({ requestId: 1 }))).toBeNull();
  });
});

describe('a block', () => {
  it.each(pending)('asks and waits: %s', (_name, block) => {
    for (const [, spelled] of both(block)) {
      expect(isRequestUserInputBlock(spelled)).toBe(true);
      expect(isPendingRequestUserInputBlock(spelled)).toBe(true);
      expect(isPendingRequestUserInputBlock(spelled, new Set())).toBe(true);
      expect(isAnsweredRequestUserInputBlock(spelled)).toBe(false);
      expect(isHiddenRequestUserInputBlock(spelled, new Set())).toBe(false);
    }
  });

  it.each(answered.map((block, index) => [index, block] as const))(
    'is answered under the name a response travels by, %i',
    (_index, block) => {
      for (const [, spelled] of both(block)) {
        expect(isAnsweredRequestUserInputBlock(spelled)).toBe(true);
        expect(isPendingRequestUserInputBlock(spelled)).toBe(false);
        expect(hasRequestUserInputResponse(spelled)).toBe(true);
      }
      expect(hasRequestUserInputResponse(block.renderPayload)).toBe(true);
      expect(hasRequestUserInputResponse(inSnake(block.renderPayload))).toBe(true);
      // A response counts, whatever the status says.
      expect(isPendingRequestUserInputBlock({ ...block, status: 'pending' })).toBe(false);
    },
  );

  it('that was answered by nothing is answered', () => {
    expect(hasRequestUserInputResponse({ response: { answers: {} } })).toBe(true);
    expect(hasRequestUserInputResponse({ response: null })).toBe(false);
    expect(hasRequestUserInputResponse(null)).toBe(false);
  });

  it('that failed waits for nothing, and is not answered', () => {
    expect(isRequestUserInputBlock(errored)).toBe(true);
    expect(isPendingRequestUserInputBlock(errored)).toBe(false);
    expect(isAnsweredRequestUserInputBlock(errored)).toBe(false);
  });

  it('that is done without a response still waits', () => {
    expect(isPendingRequestUserInputBlock({ ...elicitation, status: 'done' })).toBe(true);
  });

  it.each([
    ['its payload key, in a set', new Set(['request:73'])],
    ['its payload key, in a list', ['request:73']],
    ['its own id', new Set(['request-user-input-73'])],
  ])('is hidden by %s', (_what, hidden) => {
    for (const [, spelled] of both(elicitation)) {
      expect(isHiddenRequestUserInputBlock(spelled, hidden)).toBe(true);
      expect(isPendingRequestUserInputBlock(spelled, hidden)).toBe(false);
    }
    expect(isHiddenRequestUserInputBlock(fixtures.requestZero, hidden)).toBe(false);
  });

  it.each([
    ['another tool', { ...elicitation, toolName: 'bash', renderPayload: { kind: 'shell' } }],
    ['another type of block', { ...elicitation, type: 'text' }],
    ['a payload without a kind', { ...elicitation, toolName: 'bash', renderPayload: { questions: [] } }],
    ['a block without a payload', { ...elicitation, renderPayload: null }],
    ['a payload that is none', { ...elicitation, renderPayload: 'request_user_input' }],
    ['nothing', null],
    ['a list', [elicitation]],
  ])('asks nothing: %s', (_what, block) => {
    expect(isRequestUserInputBlock(block)).toBe(false);
    expect(isPendingRequestUserInputBlock(block)).toBe(false);
    expect(isAnsweredRequestUserInputBlock(block)).toBe(false);
    expect(isHiddenRequestUserInputBlock(block, new Set(['request:73', 'request-user-input-73']))).toBe(
      false,
    );
  });

  it('is known by its tool where the payload has no kind', () => {
    const { kind: _kind, ...payload } = elicitation.renderPayload;
    expect(isRequestUserInputBlock({ ...elicitation, renderPayload: payload })).toBe(true);
  });
});

describe('a response put into a block', () => {
  const response = {
    requestId: 73,
    itemId: 'mcp_server_elicitation',
    answers: { audience: { answers: ['x'] } },
  };

  it.each(both(elicitation))('makes an answered copy of it: %s', (_spelling, block) => {
    const before = structuredClone(block);
    const after = applyRequestUserInputResponseToBlock(block, response);
    expect(after).not.toBe(block);
    expect(block).toEqual(before);
    expect(after).toMatchObject({ id: 'request-user-input-73', status: 'done' });
    expect(isAnsweredRequestUserInputBlock(after)).toBe(true);
    const name = 'renderPayload' in (after as object) ? 'renderPayload' : 'render_payload';
    expect(after).toEqual({
      ...(before as object),
      status: 'done',
      [name]: { ...((before as Record<string, object>)[name] ?? {}), response },
    });
  });

  it('may be spelled in snake_case', () => {
    const after = applyRequestUserInputResponseToBlock(elicitation, inSnake(response) as object);
    expect(after.status).toBe('done');
  });

  it.each([
    ['another request', elicitation, { requestId: 74, answers: {} }],
    ['another item', fixtures.plan, { itemId: 'implementation-plan:message-2:block-1', answers: {} }],
    ['a block that is answered', answered[0], response],
    ['a block that failed', errored, response],
    ['something else', { id: 'b', type: 'text', content: 'x' }, response],
    ['nothing', null, response],
    ['what is no response', elicitation, null],
  ])('leaves the very same block where it is for %s', (_what, block, given) => {
    expect(applyRequestUserInputResponseToBlock<unknown>(block, given as object)).toBe(block);
  });

  it.each(pending)('without an id fits any that waits: %s', (_name, block) => {
    expect(applyRequestUserInputResponseToBlock(block, { answers: {} }).status).toBe('done');
  });

  it('with a request id of zero fits that request only', () => {
    const zero = { requestId: 0, answers: {} };
    expect(applyRequestUserInputResponseToBlock(fixtures.requestZero, zero).status).toBe('done');
    expect(applyRequestUserInputResponseToBlock(elicitation, zero)).toBe(elicitation);
  });
});
