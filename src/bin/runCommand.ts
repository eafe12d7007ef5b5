import type { Locale } from '../messages/index.js';
import type { PlacedIssue } from './checkText.js';
import { checkText } from './checkText.js';
import { commandWordsFor } from './commandWords.js';
import { readArguments } from './readArguments.js';
import { reportLines } from './reportLines.js';

/** What the command has to do with the world. */
export interface CommandWorld {
  /** The bytes of a file, or of standard input for `-`. Rejects as Node does, with a `code`. */
  readonly read: (file: string) => Promise<Uint8Array>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly inColour: boolean;
}

/** Runs `chat-form` with the words after its name. Gives the exit code: 0, 1 with errors in a file, 2 where it could not do its work. */
export async function runCommand(words: readonly string[], world: CommandWorld): Promise<0 | 1 | 2> {
  const asked = readArguments(words);
  const own = localeOf(world.env);
  if (asked.task === 'help') {
    world.print(commandWordsFor(own).usage);
    return 0;
  }
  if (asked.task === 'misuse') {
    const { misuse, usage } = commandWordsFor(own);
    world.printError(`${misuse(asked.reason, asked.word)}\n\n${usage}`);
    return 2;
  }
  const locale = asked.locale ?? own;
  const { unreadable, stdin } = commandWordsFor(locale);
  const results: (0 | 1 | 2)[] = [];
  for (const file of asked.files) {
    const name = file === '-' ? stdin : file;
    const read = await readIssues(file, world);
    if ('failed' in read) {
      world.printError(unreadable(name, read.failed));
      results.push(2);
      continue;
    }
    for (const line of reportLines(name, read.issues, locale, world.inColour)) world.print(line);
    results.push(read.issues.some(({ issue }) => issue.severity === 'error') ? 1 : 0);
  }
  return results.includes(2) ? 2 : results.includes(1) ? 1 : 0;
}

async function readIssues(
  file: string,
  world: CommandWorld,
): Promise<{ issues: readonly PlacedIssue[] } | { failed: string }> {
  let bytes: Uint8Array;
  try {
    bytes = await world.read(file);
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    return { failed: typeof code === 'string' ? code : String(error) };
  }
  try {
    return { issues: checkText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
  } catch {
    return { failed: 'ENCODING' };
  }
}

/** The language of the terminal, as programs find it. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: CommandWorld['env']): Locale {
  const [named = ''] = [LC_ALL, LC_MESSAGES, LANG].filter((name) => name !== undefined && name !== '');
  return /^zh/i.test(named) ? 'zh-CN' : 'en';
}
