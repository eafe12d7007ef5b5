// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as wework from '../../src/wework/index.js';
import { summaryOf } from '../../src/wework/summaryOf.js';
import { pendingBlocks } from '../fixtures/wework/blocks.js';

const names = fc.constantFrom(
  'renderPayload',
  'render_payload',
  'kind',
  'type',
  'toolName',
  'status',
  'role',
  'content',
  'blocks',
  'message',
  'questions',
  'options',
  'id',
  'label',
  'requestId',
  'request_id',
  'itemId',
  'item_id',
  'response',
  'answers',
  'requestUserInputResponse',
  'interactionKind',
  'isOther',
  '__proto__',
  'toString',
);
const words = fc.constantFrom(
  'request_user_input',
  'tool',
  'plan',
  'done',
  'error',
  'user',
  'assistant',
  'implement',
  'adjustment',
  '__mcp_approval',
  'implementation-plan:a:b',
  'mcp_server_elicitation',
  'x',
  '',
);
const leaf = fc.oneof(
  words,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('tree')), { maxLength: 6 }).map((pairs) => Object.fromEntries(pairs)),
  ),
}));
const anything = fc.oneof(tree, fc.jsonValue(), fc.anything());

/** A real block with something else in one of its places. */
const spoiled = fc
  .tuple(fc.constantFrom(...Object.values(pendingBlocks)), names, tree, fc.boolean())
  .map(([block, name, value, inside]): unknown =>
    inside
      ? { ...block, renderPayload: { ...block.renderPayload, [name]: value } }
      : { ...block, [name]: value },
  );

describe('whatever the chat holds', () => {
  test.prop([fc.oneof(anything, spoiled), fc.oneof(anything, spoiled)])('no helper throws', (one, other) => {
    expect([null, 'string']).toContainEqual(typeOrNull(wework.requestUserInputPayloadKey(one)));
    expect([null, 'string']).toContainEqual(typeOrNull(wework.requestUserInputResponseKey(one)));
    const isOne = wework.isRequestUserInputBlock(one);
    const [isPending, isAnswered] = [
      wework.isPendingRequestUserInputBlock(one, ['request:1']),
      wework.isAnsweredRequestUserInputBlock(one),
    ];
    // What waits or is answered asks something, and never both.
    expect(isPending && isAnswered).toBe(false);
    if (isPending || isAnswered) expect(isOne).toBe(true);
    wework.isHiddenRequestUserInputBlock(one, new Set(['x']));
    wework.hasRequestUserInputResponse(one);
    wework.isImplementationPlanRequestUserInput(one);
    wework.isImplementationPlanConfirmationResponse(one);
    summaryOf(one);

    const applied = wework.applyRequestUserInputResponseToBlock(one, other as never);
    if (applied !== one) expect(wework.isPendingRequestUserInputBlock(applied)).toBe(false);

    const found = wework.pendingRequestUserInputPayload([one, { role: 'assistant', blocks: [other] }, one]);
    if (found !== null) expect(typeof found).toBe('object');
  });

  test.prop([spoiled, tree])('no helper changes what it is given', (block, response) => {
    const [before, answer] = [structuredClone(block), structuredClone(response)];
    wework.applyRequestUserInputResponseToBlock(block, response as never);
    wework.pendingRequestUserInputPayload([{ role: 'assistant', blocks: [block] }]);
    wework.isImplementationPlanRequestUserInput(block);
    summaryOf(block);
    expect(block).toEqual(before);
    expect(response).toEqual(answer);
  });
});

function typeOrNull(value: unknown): string | null {
  return value === null ? null : typeof value;
}
