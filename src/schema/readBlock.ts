import type { Question, RequestUserInputBlock } from './block.js';
import type { Issue, Parsed } from './issue.js';
import type { Bag } from './json.js';
import { isSmall } from './isSmall.js';
import { defined, isBag, own, pick, readableText } from './json.js';
import { limits } from './limits.js';
import { questionSize } from './questionSize.js';
import { readNetwork } from './readNetwork.js';
import { readProfile } from './readProfile.js';
import { readQuestion } from './readQuestion.js';
import { storedResponse } from './storedResponse.js';
import { readRequestId, readResponse } from './readResponse.js';

/**
 * Reads a `request_user_input` payload once, in snake_case and camelCase: a block made here, one of
 * Wework's executor, the params of a native Codex question, or a chat block around any of them.
 *
 * @returns the block and what was not understood; `ok: false` where nothing is left to ask. Never throws.
 */
export function readBlock(payload: unknown): Parsed<RequestUserInputBlock> {
  const outer = isBag(payload) ? payload : undefined;
  const bag = outer && (pick(outer, 'renderPayload', 'render_payload') ?? outer);
  if (!isBag(bag)) return fail([], 'wrong_type');
  const kind = pick(bag, 'kind');
  if (kind !== undefined && kind !== 'request_user_input') return fail(['kind'], 'unsupported');
  const url = readableText(own(bag, 'url'));
  // Only a block says by its kind that an address alone is what it asks about.
  const list = pick(bag, 'questions') ?? (url === undefined || kind === undefined ? undefined : []);
  if (!Array.isArray(list)) return fail(['questions'], list === undefined ? 'missing' : 'wrong_type');
  if (list.length > limits.questions) return fail(['questions'], 'limit');
  const { questions, issues } = readQuestions(list);
  if (list.length > 0 && questions.length === 0) return { ok: false, issues };
  if (isTooLarge(questions)) return fail(['questions'], 'limit');
  if (!isSmall(own(bag, 'permissions'))) return fail(['permissions'], 'limit');
  return { ok: true, value: blockOf(bag, questions, url), issues };
}

function readQuestions(list: readonly unknown[]): { questions: Question[]; issues: Issue[] } {
  const questions: Question[] = [];
  const issues: Issue[] = [];
  list.forEach((entry, index) => {
    const question = readQuestion(entry);
    if (question === undefined)
      issues.push({ path: ['questions', index], code: 'missing', params: { key: 'id' } });
    else questions.push(question);
  });
  return { questions, issues };
}

function isTooLarge(questions: readonly Question[]): boolean {
  let options = 0;
  let characters = 0;
  for (const question of questions) {
    options += question.options?.length ?? 0;
    characters += questionSize(question);
  }
  return options > limits.options || characters > limits.characters;
}

function blockOf(bag: Bag, questions: Question[], url: string | undefined): RequestUserInputBlock {
  const text = (...spellings: string[]) => readableText(pick(bag, ...spellings));
  const permissions = own(bag, 'permissions');
  const turnId = [own(bag, 'turnId'), own(bag, 'turn_id')].find((value) => value !== undefined);
  return defined({
    kind: 'request_user_input' as const,
    connection: text('connection'),
    requestId: readRequestId(pick(bag, 'requestId', 'request_id')),
    itemId: text('itemId', 'item_id'),
    threadId: text('threadId', 'thread_id'),
    turnId: turnId === null ? null : readableText(turnId),
    serverName: text('serverName', 'server_name'),
    message: text('message'),
    questions,
    url,
    elicitationId: text('elicitationId', 'elicitation_id'),
    waitsForDone: pick(bag, 'waitsForDone', 'waits_for_done') === true || undefined,
    meta: pick(bag, 'meta', '_meta'),
    submit: own(bag, 'submit') === 'button' ? ('button' as const) : undefined,
    profile: readProfile(own(bag, 'profile')),
    interactionKind: text('interactionKind', 'interaction_kind'),
    approvalKind: text('approvalKind', 'approval_kind'),
    command: text('command'),
    cwd: text('cwd'),
    reason: text('reason'),
    grantRoot: text('grantRoot', 'grant_root'),
    network: readNetwork(own(bag, 'network')),
    permissions: isBag(permissions) ? permissions : undefined,
    response: readResponse(storedResponse(bag)),
  });
}

function fail(path: readonly string[], code: string): Parsed<RequestUserInputBlock> {
  return { ok: false, issues: [{ path, code }] };
}
