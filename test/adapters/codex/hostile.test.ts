// @vitest-environment node
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Answers, Ask } from '../../../src/core/index.js';
import {
  createCodexHandler,
  explainMissingForm,
  withToolApprovalDefaults,
} from '../../../src/adapters/codex/index.js';
import { decisionOf, readDecision } from '../../../src/core/index.js';

const METHODS = [
  'mcpServer/elicitation/request',
  'item/tool/requestUserInput',
  'item/commandExecution/requestApproval',
  'item/fileChange/requestApproval',
  'item/permissions/requestApproval',
  'serverRequest/resolved',
  'turn/completed',
  'turn/started',
  'thread/archived',
];
const KEYS = [
  ...[
    'threadId',
    'turnId',
    'itemId',
    'requestId',
    'serverName',
    'mode',
    '_meta',
    'message',
    'requestedSchema',
  ],
  ...['questions', 'turn', 'availableDecisions', 'proposedExecpolicyAmendment', 'networkApprovalContext'],
  ...['proposedNetworkPolicyAmendments', 'permissions', 'command', '__proto__', 'toString'],
];

const key = fc.constantFrom(...KEYS);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(
    fc.constantFrom('type', 'properties', 'required', 'id', 'options', 'persist'),
    fc.jsonValue(),
  ),
  fc.array(fc.constantFrom<unknown>('accept', 'cancel', {}, null, 0)),
);
const params = fc.oneof(fc.jsonValue(), fc.dictionary(key, value, { noNullPrototype: false }));
const id = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('0', '1'), fc.jsonValue());
const message = fc.oneof(fc.jsonValue(), fc.record({ method: fc.constantFrom(...METHODS), id, params }));

/** A person who chooses the first option of everything and writes a little. */
const eager: Ask = (block) => {
  const answers = block.questions.map((question): [string, Answers[string]] => {
    for (const option of question.options ?? []) readDecision(option);
    return [question.id, { answers: [question.options?.[0]?.value ?? 'text'] }];
  });
  const response = { answers: Object.fromEntries(answers) };
  decisionOf(response);
  return Promise.resolve({ action: 'accept', response, sources: {} });
};

const RESULTS = [
  ['_meta', 'action', 'content'],
  ['answers'],
  ['decision'],
  ['permissions', 'scope', 'strictAutoReview'],
];

describe('whatever arrives', () => {
  test.prop([fc.array(message, { maxLength: 12 })], { numRuns: 300 })(
    'nothing throws, and each answer has the id and the shape of its request',
    async (messages) => {
      const handle = createCodexHandler(eager);
      for (const received of messages) {
        const answer = await handle(received);
        if (answer === undefined) continue;
        expect(answer.id).toBe((received as { id: unknown }).id);
        expect(RESULTS).toContainEqual(Object.keys(answer.result as object).sort());
        expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      }
    },
  );

  test.prop([fc.jsonValue()])('is a set of observations that something can be said about', (seen) => {
    const issues = explainMissingForm(seen as object);
    expect(issues.length).toBeGreaterThan(0);
  });

  test.prop([fc.jsonValue()])(
    'may stand where servers are configured, and twice is as good as once',
    (servers) => {
      const before = JSON.stringify(servers);
      const once = withToolApprovalDefaults(servers);
      expect(withToolApprovalDefaults(once)).toEqual(once);
      expect(JSON.stringify(servers)).toBe(before);
    },
  );
});
