import type { Locale } from './messagesFor.js';

/** What Wework's card says in its own way: its Cancel ignores the question, and the chat itself asks about a plan. */
export interface WeworkWords {
  readonly ignore: string;
  readonly ignored: string;
  readonly plan: {
    readonly question: string;
    /** The one option. It goes into the conversation as the person's message. */
    readonly yes: string;
    readonly adjustment: string;
  };
}

export const weworkWords: Readonly<Record<Locale, WeworkWords>> = {
  'zh-CN': {
    ignore: '忽略',
    ignored: '已忽略',
    plan: { question: '执行此计划？', yes: '是，执行此计划', adjustment: '否，请说明如何调整' },
  },
  en: {
    ignore: 'Ignore',
    ignored: 'Ignored',
    plan: {
      question: 'Carry out this plan?',
      yes: 'Yes, carry it out',
      adjustment: 'No, here is what to change',
    },
  },
};
