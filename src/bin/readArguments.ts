import type { Locale } from '../messages/index.js';

/** What the command line asks for. */
export type Task =
  | { readonly task: 'check'; readonly files: readonly string[]; readonly locale: Locale | undefined }
  | { readonly task: 'help' }
  | {
      readonly task: 'misuse';
      readonly reason: 'command' | 'files' | 'option' | 'language';
      readonly word: string;
    };

/** Reads the words after the program's name. */
export function readArguments(words: readonly string[]): Task {
  const files: string[] = [];
  let locale: Locale | undefined;
  const [command, ...rest] = words;
  if (command === undefined || ['help', '--help', '-h'].includes(command)) return { task: 'help' };
  if (command !== 'check') return { task: 'misuse', reason: 'command', word: command };
  for (let index = 0, onlyFiles = false; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (onlyFiles || word === '-' || !word.startsWith('-')) files.push(word);
    else if (word === '--') onlyFiles = true;
    else if (word === '--help' || word === '-h') return { task: 'help' };
    else if (word === '--lang' || word.startsWith('--lang=')) {
      const name = word === '--lang' ? (rest[(index += 1)] ?? '') : word.slice('--lang='.length);
      locale = localeOf(name);
      if (locale === undefined) return { task: 'misuse', reason: 'language', word: name };
    } else return { task: 'misuse', reason: 'option', word };
  }
  return files.length === 0
    ? { task: 'misuse', reason: 'files', word: '' }
    : { task: 'check', files, locale };
}

function localeOf(name: string): Locale | undefined {
  if (name === 'en') return 'en';
  return name === 'zh-CN' || name === 'zh' ? 'zh-CN' : undefined;
}
