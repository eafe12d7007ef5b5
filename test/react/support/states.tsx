import type { ReactElement } from 'react';
import type { Outcome, RequestUserInputBlock } from '../../../src/core/index.js';
import {
  blockFromApproval,
  blockFromElicitation,
  createQuestionQueue,
  mcp,
} from '../../../src/core/index.js';
import { ChatFormProvider, PendingQuestions, QuestionCard, Receipt } from '../../../src/index.js';
import { everyDecision, permissions } from '../../fixtures/codex/approvals.js';
import { toolWithParameters } from '../../fixtures/codex/elicitations.js';
import { nativeToolApproval } from '../../fixtures/codex/native.js';
import { planCamel } from '../../fixtures/plan.js';
import { blockOf, choiceAndNote, colourField, consent, oneChoice, targetField, withOther } from './blocks.js';

const everyKind = {
  target: { ...targetField, default: 'production' },
  colour: colourField,
  sure: { type: 'boolean', title: 'Sure?' },
  tags: { type: 'array', title: 'Tags', items: { type: 'string', enum: ['x', 'y'] }, default: ['y'] },
  note: { type: 'string', title: 'Note' },
  essay: { type: 'string', title: 'Essay', maxLength: 4000 },
  mail: { type: 'string', title: 'Mail', format: 'email' },
  count: { type: 'integer', title: 'Count', default: 4 },
  token: { type: 'string', title: 'Token' },
};
const loose = blockOf(everyKind);
const strict = blockOf(everyKind, { profile: mcp, required: ['target', 'note'] });
const limited = blockOf(
  {
    day: { type: 'string', title: 'Day', format: 'date', default: '2026-11-30' },
    start: { type: 'string', title: 'Start', format: 'date-time' },
    slug: {
      type: 'string',
      title: 'Slug',
      minLength: 3,
      maxLength: 8,
      pattern: '^[a-z]+$',
      default: 'abcdef',
    },
    share: { type: 'number', title: 'Share', minimum: 0, maximum: 1 },
    target: { ...targetField, default: 'production' },
  },
  { profile: mcp },
);
const address: RequestUserInputBlock = {
  kind: 'request_user_input',
  requestId: 1,
  serverName: 'Calendar',
  message: 'Sign in',
  questions: [],
  url: `http://user@xn--exmple-4nf.com:8080/${'x'.repeat(400)}`,
};
const handlers = { onSubmit: () => undefined, onDecline: () => undefined, onCancel: () => undefined };
const command = blockFromApproval('command', { ...everyDecision.params, command: 'x '.repeat(400) });
const grants = blockFromApproval('permissions', permissions.params, { serverName: 'Codex' });
const toolCall = blockFromElicitation(toolWithParameters.params, { requestId: 1 });
const native = nativeToolApproval.params as unknown as RequestUserInputBlock;
const plan = planCamel as unknown as RequestUserInputBlock;
const decided: Outcome = {
  action: 'accept',
  response: { answers: { __codex_approval: { answers: ['allow_execpolicy:2'] } } },
  sources: {},
};
const answered: Outcome = {
  action: 'accept',
  response: { requestId: 1, answers: { target: { answers: ['production'] }, token: { answers: ['x'] } } },
  sources: {},
};

function pendingCards(): ReactElement {
  const queue = createQuestionQueue();
  void queue.ask(oneChoice);
  void queue.ask({ ...choiceAndNote, requestId: 2 });
  queue.withdraw(queue.getSnapshot().open[0]!.key);
  return <PendingQuestions queue={queue} />;
}

/** Every component in every state that needs no person to be reached. */
export const states: readonly (readonly [string, () => ReactElement])[] = [
  ['a card of every kind', () => <QuestionCard block={loose} {...handlers} />],
  ['a strict card of every kind', () => <QuestionCard block={strict} {...handlers} />],
  ['a single choice', () => <QuestionCard block={oneChoice} {...handlers} />],
  ['a choice with a text of one’s own', () => <QuestionCard block={withOther} {...handlers} />],
  ['a consent', () => <QuestionCard block={{ ...consent, message: 'x '.repeat(400) }} {...handlers} />],
  ['a card without handlers', () => <QuestionCard block={oneChoice} />],
  ['a disabled card', () => <QuestionCard block={loose} {...handlers} disabled />],
  ['a card that takes focus', () => <QuestionCard block={oneChoice} {...handlers} autoFocus />],
  ['an undrawable block', () => <QuestionCard block={{} as RequestUserInputBlock} {...handlers} />],
  ['an answered card', () => <QuestionCard block={oneChoice} outcome={answered} />],
  [
    'a card whose block was answered',
    () => <QuestionCard block={{ ...oneChoice, response: { answers: {} } }} />,
  ],
  ['an answered receipt', () => <Receipt block={loose} outcome={answered} />],
  ['a declined receipt', () => <Receipt block={oneChoice} outcome={{ action: 'decline' }} />],
  [
    'a cancelled receipt',
    () => <Receipt block={loose} outcome={{ action: 'cancel', reason: 'dismissed' }} />,
  ],
  ['an expired receipt', () => <Receipt block={consent} outcome={{ action: 'cancel', reason: 'expired' }} />],
  ['a card of dates and limits', () => <QuestionCard block={limited} {...handlers} />],
  [
    'a card of dates in Chinese',
    () => (
      <ChatFormProvider locale="zh-CN">
        <QuestionCard block={limited} {...handlers} />
      </ChatFormProvider>
    ),
  ],
  ['an address', () => <QuestionCard block={address} {...handlers} />],
  ['an address that was opened', () => <QuestionCard block={address} outcome={answered} />],
  ['the receipt of an address', () => <Receipt block={address} outcome={{ action: 'decline' }} />],
  ['an approval of a command', () => <QuestionCard block={command} {...handlers} />],
  ['an approval of permissions', () => <QuestionCard block={grants} {...handlers} />],
  [
    'an approval of a tool call',
    () => <>{toolCall.ok && <QuestionCard block={toolCall.block} {...handlers} />}</>,
  ],
  ['a native approval of a tool call', () => <QuestionCard block={native} {...handlers} />],
  ['the receipt of an approval', () => <Receipt block={command} outcome={decided} />],
  ['a plan card', () => <QuestionCard block={plan} {...handlers} />],
  ['the receipt of a plan', () => <Receipt block={plan} outcome={{ action: 'decline' }} />],
  ['a queue', pendingCards],
  [
    'a card in Chinese',
    () => (
      <ChatFormProvider locale="zh-CN" messages={{ submit: '发送' }}>
        <QuestionCard block={loose} {...handlers} />
      </ChatFormProvider>
    ),
  ],
];
