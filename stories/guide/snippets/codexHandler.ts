import { createInterface } from 'node:readline';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createCodexHandler } from '@wework/chat-form/codex';
import type { QuestionQueue } from '@wework/chat-form/core';

/** Lets what Codex asks appear in a queue, and writes the answers back. One handler for each run. */
export function connectCodex(appServer: ChildProcessWithoutNullStreams, queue: QuestionQueue): void {
  const handle = createCodexHandler(queue.ask, { serverName: 'Codex' });
  createInterface({ input: appServer.stdout }).on('line', (line) => {
    void handle(JSON.parse(line)).then((answer) => {
      if (answer !== undefined) appServer.stdin.write(`${JSON.stringify(answer)}\n`);
    });
  });
}
