import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { createCodexHandler } from '@wework/chat-form/codex';
import { connectLines } from './connectLines.mjs';

/** @import { Ask } from '@wework/chat-form/core' */
/** @import { CodexAnswer } from '@wework/chat-form/codex' */
/** @import { Message } from './connectLines.mjs' */

const KEPT_ERROR_CHARACTERS = 4000;
const PATIENCE = 3_000;

/**
 * Starts Codex' app-server and connects it: what it asks goes to `ask`, and how that ended goes back.
 *
 * @param {object} options
 * @param {readonly string[]} options.command the words that start Codex
 * @param {readonly string[]} options.overrides arguments that set its configuration
 * @param {NodeJS.ProcessEnv} options.env
 * @param {string} options.cwd
 * @param {Ask} options.ask
 * @param {(answer: CodexAnswer) => void} options.onAnswer what was sent back
 * @param {(reason: string) => void} options.onEnd it ended by itself; its last words
 */
export async function startCodex({ command, overrides, env, cwd, ask, onAnswer, onEnd }) {
  const [program = 'codex', ...words] = command;
  const child = spawn(program, [...words, 'app-server', ...overrides], { cwd, env, stdio: 'pipe' });
  const gone = new AbortController();
  const ended = new Promise((resolve) => child.once('close', resolve));
  /** @type {Set<(message: Message) => void>} */
  const listeners = new Set();
  let lastWords = '';
  let isClosing = false;

  const handle = createCodexHandler(ask, { serverName: 'Codex', signal: gone.signal });
  /** @param {Message} message */
  const hear = async (message) => {
    for (const listener of listeners) listener(message);
    const answer = await handle(message);
    if (answer === undefined) return;
    send(answer);
    onAnswer(answer);
  };
  const { send, request } = connectLines({
    input: child.stdout,
    output: child.stdin,
    onMessage: (message) => void hear(message),
  });

  child.stderr.on('data', (text) => {
    lastWords = (lastWords + stripVTControlCharacters(String(text))).slice(-KEPT_ERROR_CHARACTERS);
  });
  child.once('error', (error) => {
    lastWords += error.message;
  });
  child.once('close', () => {
    gone.abort('withdrawn');
    if (!isClosing) onEnd(lastWords.trim());
  });

  const close = async () => {
    isClosing = true;
    child.stdin.end();
    const timer = setTimeout(() => child.kill(), PATIENCE);
    await ended;
    clearTimeout(timer);
  };

  try {
    const { userAgent } = await request('initialize', {
      clientInfo: { name: 'chat_form_example', title: 'Chat form example', version: '1.0.0' },
      // The granular approval policy is refused without it.
      capabilities: { experimentalApi: true, requestAttestation: false },
    });
    send({ method: 'initialized' });
    const [, version = ''] = /\/(\S+)/.exec(String(userAgent)) ?? [];
    return {
      version,
      request,
      send,
      /**
       * Hears all that Codex says, its requests too, ahead of their cards.
       *
       * @param {(message: Message) => void} listener
       * @returns {() => void} ends it
       */
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      ended,
      close,
    };
  } catch (error) {
    await close();
    throw new Error(`Codex did not start: ${command.join(' ')} (${lastWords.trim() || String(error)})`, {
      cause: error,
    });
  }
}

/** @typedef {Awaited<ReturnType<typeof startCodex>>} Codex */
