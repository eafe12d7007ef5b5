import type { Locale } from '../messages/index.js';

const COUNTED = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  hint: ['hint', 'hints'],
} as const;

/** What the command itself says, apart from the issues. */
export interface CommandWords {
  readonly severity: Readonly<Record<'error' | 'warning' | 'hint', string>>;
  readonly stdin: string;
  readonly nothingFound: string;
  readonly counts: (counts: Readonly<Record<'error' | 'warning' | 'hint', number>>) => string;
  readonly unreadable: (file: string, code: string) => string;
  readonly misuse: (reason: 'command' | 'files' | 'option' | 'language', word: string) => string;
  readonly usage: string;
}

const en: CommandWords = {
  severity: { error: 'error', warning: 'warning', hint: 'hint' },
  stdin: 'standard input',
  nothingFound: 'nothing to mend',
  counts: (counts) =>
    (['error', 'warning', 'hint'] as const)
      .map((severity) => `${counts[severity]} ${COUNTED[severity][counts[severity] === 1 ? 0 : 1]}`)
      .join(', '),
  unreadable: (file, code) =>
    ({
      ENOENT: `There is no file ${file}.`,
      EISDIR: `${file} is a folder; name the file in it.`,
      EACCES: `${file} may not be read.`,
      ENCODING: `${file} is not UTF-8 text.`,
    })[code] ?? `${file} could not be read (${code}).`,
  misuse: (reason, word) =>
    ({
      command: `There is no command “${word}”.`,
      files: 'Which file? For standard input write -.',
      option: `There is no option “${word}”.`,
      language: `There is no language “${word}”; there are zh-CN and en.`,
    })[reason],
  usage: `Checks plugin manifests and says what to mend, with line and column.

  npx @wework/chat-form check plugin.manifest.json
  npx @wework/chat-form check first.json second.json --lang zh-CN
  cat plugin.manifest.json | npx @wework/chat-form check -

  --lang zh-CN|en   the language; without it that of LC_ALL, LC_MESSAGES or LANG

Ends with 0, with 1 where there are errors, and with 2 where a file could not be read or the command is wrong.`,
};

const zhCN: CommandWords = {
  severity: { error: '错误', warning: '警告', hint: '提示' },
  stdin: '标准输入',
  nothingFound: '没有问题',
  counts: ({ error, warning, hint }) => `${error} 个错误，${warning} 个警告，${hint} 个提示`,
  unreadable: (file, code) =>
    ({
      ENOENT: `找不到文件 ${file}。`,
      EISDIR: `${file} 是目录，请写出其中的文件。`,
      EACCES: `没有权限读取 ${file}。`,
      ENCODING: `${file} 不是 UTF-8 文本。`,
    })[code] ?? `无法读取 ${file}（${code}）。`,
  misuse: (reason, word) =>
    ({
      command: `没有“${word}”这个命令。`,
      files: '请写出文件；标准输入写作 -。',
      option: `没有“${word}”这个选项。`,
      language: `没有“${word}”这种语言；可用 zh-CN 和 en。`,
    })[reason],
  usage: `检查插件清单，指出需要修改的内容及其行列。

  npx @wework/chat-form check plugin.manifest.json
  npx @wework/chat-form check first.json second.json --lang zh-CN
  cat plugin.manifest.json | npx @wework/chat-form check -

  --lang zh-CN|en   语言；不写时取 LC_ALL、LC_MESSAGES 或 LANG

没有错误时返回 0，有错误返回 1，文件无法读取或命令写错返回 2。`,
};

/** The command's own words in a built-in language. */
export function commandWordsFor(locale: Locale): CommandWords {
  return locale === 'zh-CN' ? zhCN : en;
}
