import type { Notice } from '../wire.js';
import type { Link } from './listen.js';

export type Language = 'zh-CN' | 'en';

/** The page's own words. The cards bring theirs. */
export interface Words {
  readonly language: string;
  readonly transcript: string;
  readonly empty: string;
  readonly tools: string;
  readonly argumentsOf: (tool: string) => string;
  readonly notAnObject: string;
  readonly run: string;
  readonly close: string;
  readonly stop: string;
  readonly running: string;
  readonly message: string;
  readonly placeholder: string;
  readonly send: string;
  readonly result: string;
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
    tools: '工具',
    argumentsOf: (tool) => `参数：${tool}`,
    notAnObject: '请输入一个 JSON 对象。',
    run: '运行',
    close: '关闭',
    stop: '停止',
    running: '运行中',
    message: '消息',
    placeholder: '输入工具的名称',
    send: '发送',
    result: '插件收到的结果',
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
    },
  },
  en: {
    language: 'Language',
    transcript: 'Conversation',
    empty: 'Pick a tool below; the plugin asks its questions here.',
    tools: 'Tools',
    argumentsOf: (tool) => `Arguments: ${tool}`,
    notAnObject: 'Type a JSON object.',
    run: 'Run',
    close: 'Close',
    stop: 'Stop',
    running: 'Running',
    message: 'Message',
    placeholder: 'Name of a tool',
    send: 'Send',
    result: 'What the plugin received',
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
    },
  },
};
