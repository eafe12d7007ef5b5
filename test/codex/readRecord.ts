import { existsSync, readFileSync } from 'node:fs';

interface Message {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

interface Line {
  readonly process: number;
  readonly received?: Message;
  readonly sent?: Message;
}

/** A form as the plugin saw it: what it asked, and what came back, if anything did. */
interface Elicited {
  readonly params: unknown;
  readonly result?: unknown;
}

export interface PluginRecord {
  /** In the order of asking. */
  readonly elicited: readonly Elicited[];
  /** The methods of the notifications it received. */
  readonly notified: readonly string[];
}

/** Reads what the recording plugin wrote down. */
export function readRecord(file: string): PluginRecord {
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line)
    : [];
  const elicited = lines.flatMap(({ process, sent }): Elicited[] => {
    if (sent?.method !== 'elicitation/create') return [];
    const answer = lines.find(
      (line) =>
        line.process === process && line.received?.method === undefined && line.received?.id === sent.id,
    );
    return [{ params: sent.params, ...(answer && { result: answer.received?.result }) }];
  });
  const notified = lines.flatMap(({ received }) =>
    received?.method !== undefined && received.id === undefined ? [received.method] : [],
  );
  return { elicited, notified };
}
