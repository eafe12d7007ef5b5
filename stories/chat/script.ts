import type { ElicitationResult } from '@wework/chat-form/core';
import { releaseForm } from '../../test/fixtures/release.js';
import { seeds } from '../../test/fixtures/seeds.js';
import { formOf } from '../support/formOf.js';

/** What is said on the page around the cards, in one language. */
export interface Script {
  readonly title: string;
  readonly connected: string;
  readonly wish: string;
  readonly before: string;
  /** A question that was answered before, and its answer. */
  readonly earlier: { readonly params: unknown; readonly answers: Record<string, { answers: string[] }> };
  readonly lead: string;
  /** The question that is open. */
  readonly params: unknown;
  readonly after: Readonly<Record<ElicitationResult['action'], string>>;
  readonly receives: string;
  readonly composer: string;
  readonly send: string;
}

const { target, notify, title } = releaseForm.requestedSchema.properties;

export const english: Script = {
  title: 'Release 2.4',
  connected: 'release-plugin',
  wish: 'Please get release 2.4 out. Be careful with the database.',
  before: 'All 214 checks are green. The plugin asked how it should go on, and you answered:',
  earlier: {
    params: formOf(
      {
        strategy: {
          type: 'string',
          title: 'How should the plugin go on?',
          oneOf: [
            { const: 'fast', title: 'Fast' },
            { const: 'safe', title: 'Step by step' },
          ],
        },
      },
      'Two migrations are part of this release.',
    ),
    answers: { strategy: { answers: ['safe'] } },
  },
  lead: 'Both migrations ran on a copy without a complaint. Before it is published, three last things:',
  params: formOf({ target, notify, title }, releaseForm.message),
  after: {
    accept: 'Thank you. The release is on its way; I will say so when it has arrived.',
    decline: 'Understood. Nothing was published.',
    cancel: 'The question was closed, so nothing was published. Say when you want to go on.',
  },
  receives: 'What the plugin receives',
  composer: 'Write a message',
  send: 'Send',
};

export const chinese: Script = {
  title: '发布 2.4 版本',
  connected: 'release-plugin',
  wish: '请发布 2.4 版本，数据库部分小心一点。',
  before: '214 项检查全部通过。插件询问了发布目标，你的回答是：',
  earlier: { params: seeds.singleChoice.params, answers: seeds.singleChoice.answers },
  lead: '两个迁移都已在副本上顺利执行。继续之前还需要确认一件事：',
  params: seeds.customOption.params,
  after: {
    accept: '好的，正在按你的选择继续，完成后会告诉你。',
    decline: '明白，没有发布任何内容。',
    cancel: '问题已关闭，没有发布任何内容。想继续时告诉我。',
  },
  receives: '插件收到的结果',
  composer: '输入消息',
  send: '发送',
};
