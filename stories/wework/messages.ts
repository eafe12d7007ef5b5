import { applyRequestUserInputResponseToBlock } from '@wework/chat-form/wework';
import type { ChatBlock } from '../../test/fixtures/wework/blocks.js';
import * as fixtures from '../../test/fixtures/wework/blocks.js';

/** A message of the chat, as Wework's state holds it. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly status?: string;
  readonly blocks: readonly Block[];
}

type Block = Omit<ChatBlock, 'renderPayload'> & Partial<Pick<ChatBlock, 'renderPayload'>>;

const wish: ChatMessage = { id: 'wish', role: 'user', content: '把 2.4 发布出去。', blocks: [] };

/** A conversation in which something is asked now. */
export function asking(block: ChatBlock, content = '发布前检查都通过了。'): readonly ChatMessage[] {
  return [wish, { id: 'asks', role: 'assistant', content, status: 'streaming', blocks: [block] }];
}

/** A conversation that ends with a plan. */
export const planned: readonly ChatMessage[] = [
  wish,
  {
    id: 'message-1',
    role: 'assistant',
    content: '',
    status: 'done',
    blocks: [
      {
        id: 'block-1',
        type: 'plan',
        status: 'done',
        timestamp: 1764500000000,
        content: '1. 核对版本号和更新说明\n2. 发布到预发布环境\n3. 通过后发布到生产环境',
      },
    ],
  },
];

/** A conversation with everything answered, in every way there is. */
export const answered: readonly ChatMessage[] = [
  wish,
  {
    id: 'answered',
    role: 'assistant',
    content: '已按你的选择完成。',
    status: 'done',
    blocks: [
      after(fixtures.elicitation, { audience: ['仅自己'] }),
      after(fixtures.severalQuestions, {
        target: ['生产'],
        notify: ['false'],
        releaseNote: ['修复登录失败并优化启动速度'],
      }),
      after(fixtures.native, { lang: ['Rust'] }),
      after(fixtures.commandApproval, { __codex_approval: ['allow_execpolicy:0'] }),
      after(fixtures.toolApproval, { __mcp_approval: ['Allow for this session'] }),
      after(fixtures.nativeTexts, { reason: ['拉取依赖'], registry: ['not-a-real-token'] }),
      after(fixtures.requestZero, {}),
    ],
  },
];

function after(block: ChatBlock, answers: Readonly<Record<string, string[]>>): ChatBlock {
  const entries = Object.entries(answers).map(([id, texts]) => [id, { answers: texts }] as const);
  return applyRequestUserInputResponseToBlock(block, { answers: Object.fromEntries(entries) });
}
