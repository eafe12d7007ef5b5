// A chat with Codex, in which a plugin asks: `npm run start:codex`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../chat-host/host/buildPage.mjs';
import { createChat } from '../chat-host/host/createChat.mjs';
import { runHost } from '../chat-host/host/runHost.mjs';
import { serveChat } from '../chat-host/host/serveChat.mjs';
import { codexConfig } from './codex/codexConfig.mjs';
import { findCodex } from './codex/findCodex.mjs';
import { startCodex } from './codex/startCodex.mjs';
import { startThread } from './codex/startThread.mjs';
import { threadPolicy } from './codex/threadPolicy.mjs';
import { createTranscript } from './host/createTranscript.mjs';
import { createTurns } from './host/createTurns.mjs';
import { prepareModel } from './host/prepareModel.mjs';
import { readArguments, USAGE } from './host/readArguments.mjs';
import { prompts } from './model/prompts.mjs';

const PLUGIN = fileURLToPath(new URL('../plugin/server.mjs', import.meta.url));

await runHost({ name: 'Codex host', readArguments, usage: USAGE, start });

/** @param {ReturnType<typeof readArguments>} options */
async function start({ codex: named, fake, approvals, port }) {
  const command = await findCodex(named, console.log);
  const tried = prompts({ approvals });
  const config = codexConfig({ plugin: [process.execPath, PLUGIN], approvals });
  const model = await prepareModel({ fake, config, prompts: tried });
  // What the model does, it does here.
  const cwd = mkdtempSync(join(tmpdir(), 'chat-form-work-'));
  process.once('exit', () => rmSync(cwd, { recursive: true, force: true, maxRetries: 3 }));

  const tools = tried.map(({ name, title, said }) => ({ name, title, description: said, inputSchema: {} }));
  const chat = createChat({ name: 'Codex', profile: 'wework', state: 'running', tools });
  const { conversation, questions } = chat;
  const transcript = createTranscript(conversation);
  const [files, codex] = await Promise.all([
    buildPage(),
    startCodex({
      command,
      overrides: model.overrides,
      env: model.env,
      cwd,
      ask: questions.ask,
      onAnswer: ({ result }) => conversation.add({ kind: 'result', to: 'codex', result }),
      onEnd: transcript.end,
    }),
  ]);
  codex.subscribe(transcript.hear);
  const thread = await startThread(codex, {
    cwd,
    sandbox: 'read-only',
    // Leaves no session behind.
    ephemeral: true,
    ...threadPolicy({ approvals }),
  });
  if (thread.problem !== undefined) throw new Error(`The plugin did not start: ${thread.problem}`);
  conversation.setPlugin({ name: `Codex ${codex.version}`, model: thread.model });

  const talk = createTurns({ codex, thread, transcript, prompts: tried });
  const served = await serveChat(chat, { files, talk, port });
  console.log(`Codex ${codex.version}: ${command.at(-1) ?? ''}\nModel: ${thread.model} (${model.told})`);
  return {
    url: served.url,
    close: async () => {
      served.close();
      await codex.close();
      model.close();
    },
  };
}
