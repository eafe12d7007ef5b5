import type { ItemContent, Notice } from '../wire.js';
import type { Link } from './listen.js';

type Used = Extract<ItemContent, { kind: 'used' }>;
type Result = Extract<ItemContent, { kind: 'result' }>;

export type Language = 'zh-CN' | 'en';

/** The page's own words. The cards bring theirs. */
export interface Words {
  readonly language: string;
  readonly transcript: string;
  readonly empty: string;
  readonly emptyWithModel: string;
  readonly tools: string;
  readonly argumentsOf: (tool: string) => string;
  readonly notAnObject: string;
  readonly run: string;
  readonly close: string;
  readonly stop: string;
  readonly message: string;
  readonly placeholder: string;
  readonly placeholderWithModel: string;
  readonly send: string;
  readonly results: Readonly<Record<Result['to'], string>>;
  readonly uses: Readonly<Record<Used['state'], string>>;
  readonly failed: string;
  readonly called: (tool: string) => string;
  readonly links: Readonly<Record<Exclude<Link, 'open'>, string>>;
  readonly notices: Readonly<Record<Notice, string>>;
}

export const words: Readonly<Record<Language, Words>> = {
  'zh-CN': {
    language: '语言',
    transcript: '对话',
    empty: '点下面的工具，插件会在这里提问。',
    emptyWithModel: '点下面的一项，或自己写一句话。模型会调用插件，插件在这里提问。',
    tools: '工具',
    argumentsOf: (tool) => `参数：${tool}`,
    notAnObject: '请输入一个 JSON 对象。',
    run: '运行',
    close: '关闭',
    stop: '停止',
    message: '消息',
    placeholder: '输入工具的名称',
    placeholderWithModel: '写给模型的话',
    send: '发送',
    results: { plugin: '插件收到的结果', codex: '回给 Codex 的结果' },
    uses: { running: '运行中', ended: '已完成', failed: '出错了', stopped: '已停止' },
    failed: '出错了',
    called: (tool) => `运行「${tool}」`,
    links: {
      connecting: '正在连接…',
      lost: '连接断开，正在重连…',
      refused: '这个地址已失效，请使用终端里最新打印的地址。',
    },
    notices: {
      noModel: '这里没有模型。请运行一个工具，或输入它的名称。',
      pluginEnded: '插件进程结束了。',
      tooManyQuestions: '未回答的问题太多，新的问题已取消。',
      nobodyThere: '没有打开的页面，问题已取消。',
      withdrawn: '插件收回了问题。',
      notDrawable: '插件的问题画不出来，已自动拒绝。',
      refused: '主机拒绝了这个操作。',
      codexEnded: 'Codex 进程结束了。',
      turnFailed: '模型没能答完。',
      turnStopped: '已停止。',
    },
  },
  en: {
    language: 'Language',
    transcript: 'Conversation',
    empty: 'Pick a tool below; the plugin asks its questions here.',
    emptyWithModel:
      'Pick one of these, or write something. The model calls the plugin, and the plugin asks here.',
    tools: 'Tools',
    argumentsOf: (tool) => `Arguments: ${tool}`,
    notAnObject: 'Type a JSON object.',
    run: 'Run',
    close: 'Close',
    stop: 'Stop',
    message: 'Message',
    placeholder: 'Name of a tool',
    placeholderWithModel: 'Write to the model',
    send: 'Send',
    results: { plugin: 'What the plugin received', codex: 'What Codex received' },
    uses: { running: 'Running', ended: 'Done', failed: 'Failed', stopped: 'Stopped' },
    failed: 'Failed',
    called: (tool) => `Run “${tool}”`,
    links: {
      connecting: 'Connecting…',
      lost: 'Connection lost, trying again…',
      refused: 'This address is out of date. Use the one printed last in the terminal.',
    },
    notices: {
      noModel: 'No model listens here. Run a tool, or type its name.',
      pluginEnded: 'The plugin’s process has ended.',
      tooManyQuestions: 'Too many questions are open; the new one was cancelled.',
      nobodyThere: 'No page is open; the question was cancelled.',
      withdrawn: 'The plugin took its question back.',
      notDrawable: 'The plugin’s question cannot be drawn and was declined.',
      refused: 'The host refused that.',
      codexEnded: 'Codex’ process has ended.',
      turnFailed: 'The model could not finish.',
      turnStopped: 'Stopped.',
    },
  },
};
