import type { RequestUserInputResponse } from '../../schema/answers.js';
import type { Question } from '../../schema/block.js';
import type { ElicitationResult } from '../../schema/elicitation.js';
import { isBag, own, readableText } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import { answerTexts } from '../answers/answerTexts.js';
import { cancelled, declined } from '../elicitation/results.js';

/** The one question of a tool approval, here and in the blocks of Wework's executor. */
export const TOOL_APPROVAL_ID = '__mcp_approval';

/** The `_meta` that each permission sends, and what `persist` must offer for it. */
const PERMISSIONS = [
  { code: 'allow', persist: undefined },
  { code: 'allow_session', persist: 'session' },
  { code: 'allow_always', persist: 'always' },
] as const;

/** What Codex asks permission for (`mcp_tool_call`), or undefined where a plugin's own form is asked. */
export function toolApprovalKind(params: Bag): string | undefined {
  const meta = own(params, '_meta');
  return isBag(meta) ? readableText(own(meta, 'codex_approval_kind')) : undefined;
}

/**
 * The one question of a tool approval. Its options carry decision codes, whose words are `decisions` of
 * `@wework/chat-form/messages`. Known by the request's `_meta`, never by the name of a property.
 */
export function toolApprovalQuestion(params: Bag): Question {
  const codes = [...offered(params).map(({ code }) => code), 'decline'];
  return {
    id: TOOL_APPROVAL_ID,
    question: readableText(own(params, 'message')) ?? TOOL_APPROVAL_ID,
    kind: 'choice',
    required: true,
    options: codes.map((code) => ({ value: code, label: code })),
  };
}

/** The result of a tool approval: an accept carries no content. Unanswered is a cancel; what was not offered, a decline. */
export function toolApprovalResult(params: Bag, response: RequestUserInputResponse): ElicitationResult {
  const [code, ...others] = answerTexts(response, TOOL_APPROVAL_ID) ?? [];
  if (code === undefined) return cancelled();
  const permission = offered(params).find((one) => one.code === code);
  if (permission === undefined || others.length > 0) return declined();
  const { persist } = permission;
  return { action: 'accept', content: null, _meta: persist === undefined ? null : { persist } };
}

function offered(params: Bag) {
  const meta = own(params, '_meta');
  const persist = isBag(meta) ? own(meta, 'persist') : undefined;
  const kept: readonly unknown[] = Array.isArray(persist) ? persist : [persist];
  return PERMISSIONS.filter((one) => one.persist === undefined || kept.includes(one.persist));
}
