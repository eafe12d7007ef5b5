import type { Option, RequestUserInputBlock } from '../../schema/block.js';
import { defined, isBag, own, readableText } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import { readNetwork } from '../../schema/readNetwork.js';
import type { ElicitationContext } from '../elicitation/blockFromElicitation.js';
import { wework } from '../profiles.js';
import type { ApprovalKind } from './approvalKind.js';
import { commandChoices } from './commandChoices.js';
import { APPROVAL_ID } from './decisionOf.js';

const CODES = {
  file_change: ['allow_once', 'allow_session', 'cancel'],
  permissions: ['allow_once', 'allow_turn_strict_review', 'allow_session', 'decline'],
} as const;

/**
 * Turns one of Codex' `requestApproval` requests into a block: `interactionKind: 'approval'` and one
 * question whose options carry decision codes. Never throws, whatever `params` is.
 */
export function blockFromApproval(
  kind: ApprovalKind,
  params: unknown,
  context: ElicitationContext = {},
): RequestUserInputBlock {
  const bag = isBag(params) ? params : {};
  const text = (key: string) => readableText(own(bag, key));
  const [command, cwd, reason, grantRoot] = ['command', 'cwd', 'reason', 'grantRoot'].map(text);
  const network = readNetwork(own(bag, 'networkApprovalContext'));
  const shown = { command: command ?? network?.host ?? reason, file_change: grantRoot ?? reason };
  const detail = { ...shown, permissions: reason ?? cwd }[kind];
  const question = {
    id: APPROVAL_ID,
    question: detail ?? kind,
    kind: 'choice' as const,
    required: true,
    options: optionsFor(kind, bag),
  };
  return defined({
    kind: 'request_user_input' as const,
    connection: readableText(context.connection),
    requestId: context.requestId,
    itemId: text('itemId'),
    threadId: readableText(context.threadId) ?? text('threadId'),
    turnId: own(bag, 'turnId') === null ? null : text('turnId'),
    serverName: readableText(context.serverName),
    questions: [question],
    profile: context.profile ?? wework,
    interactionKind: 'approval',
    approvalKind: kind,
    command,
    cwd,
    reason,
    grantRoot,
    network,
    permissions: permissionsOf(kind, bag),
  });
}

function optionsFor(kind: ApprovalKind, params: Bag): Option[] {
  if (kind === 'command') {
    return commandChoices(params).map(({ code, description }) =>
      defined({ value: code, label: code, description }),
    );
  }
  return CODES[kind].map((code) => ({ value: code, label: code }));
}

/** What is asked for by itself, or beside a command. */
function permissionsOf(kind: ApprovalKind, params: Bag): RequestUserInputBlock['permissions'] {
  const asked = own(params, kind === 'permissions' ? 'permissions' : 'additionalPermissions');
  return isBag(asked) ? asked : undefined;
}
