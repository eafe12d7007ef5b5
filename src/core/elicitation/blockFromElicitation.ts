import type { RequestUserInputBlock } from '../../schema/block.js';
import type { ElicitationResult } from '../../schema/elicitation.js';
import type { Issue } from '../../schema/issue.js';
import { defined, isBag, own, pick, readableText } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { COMMON_ITEM_ID } from '../block/requestIdentity.js';
import { wework } from '../profiles.js';
import { readForm } from './readForm.js';
import { declined } from './results.js';

/** What the host knows of a request beside its `params`. */
export interface ElicitationContext {
  /** The host's name for the connection; a new one whenever the runtime starts anew. */
  readonly connection?: string | undefined;
  readonly requestId?: string | number | undefined;
  /** The host's own name for the server; else `params.serverName`. */
  readonly serverName?: string | undefined;
  readonly threadId?: string | undefined;
  /** Default `wework`. */
  readonly profile?: Profile | undefined;
  /**
   * For URL requests: whether the answer makes the call go on, so that it waits until the person is done.
   * By default where there is no `elicitationId`, as from MCP 2026-07-28 on.
   */
  readonly waitsForDone?: boolean | undefined;
}

export type BlockReading =
  | { readonly ok: true; readonly block: RequestUserInputBlock; readonly issues: readonly Issue[] }
  | {
      readonly ok: false;
      /** What to answer: a decline. */
      readonly result: ElicitationResult;
      /** For the log: the mode is not drawn, the schema or the address is not drawn, or it is too large. */
      readonly reason: 'mode' | 'schema' | 'limit';
      readonly issues: readonly Issue[];
    };

/**
 * Turns an elicitation into a block, one question per property in the order received. A form without
 * properties whose `_meta` has a `codex_approval_kind` is a tool approval: one question of decision codes.
 * Under `urlMode` a URL request is a block with `url` and no questions; only `http` and `https` are drawn.
 *
 * @param params the `params` of `elicitation/create` or of Codex' `mcpServer/elicitation/request`.
 * @returns the block, or a decline with its reason. Never throws, whatever `params` is.
 */
export function blockFromElicitation(params: unknown, context: ElicitationContext = {}): BlockReading {
  const profile = context.profile ?? wework;
  const read = readForm(params, profile);
  if (!read.ok) return { ok: false, result: declined(), reason: read.reason, issues: read.issues };
  const bag = isBag(params) ? params : {};
  const turnId = own(bag, 'turnId');
  const { url } = read.form;
  const elicitationId = url === undefined ? undefined : readableText(own(bag, 'elicitationId'));
  const waitsForDone = url !== undefined && (context.waitsForDone ?? elicitationId === undefined);
  const block: RequestUserInputBlock = defined({
    kind: 'request_user_input' as const,
    connection: readableText(context.connection),
    requestId: context.requestId,
    itemId: COMMON_ITEM_ID,
    threadId: readableText(context.threadId) ?? readableText(own(bag, 'threadId')),
    turnId: turnId === null ? null : readableText(turnId),
    serverName: readableText(context.serverName) ?? readableText(own(bag, 'serverName')),
    message: readableText(own(bag, 'message')),
    questions: read.form.fields.map(({ question }) => question),
    url,
    elicitationId,
    waitsForDone: waitsForDone || undefined,
    meta: pick(bag, '_meta'),
    submit: read.form.submit,
    profile,
    interactionKind: read.form.approvalKind === undefined ? undefined : 'approval',
    approvalKind: read.form.approvalKind,
  });
  return { ok: true, block, issues: read.issues };
}
