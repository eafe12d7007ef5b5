import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { blockFromElicitation, mcp, wework } from '@wework/chat-form/core';
import { answerUrlRequired, createElicitationHandler } from '@wework/chat-form/mcp';
import { z } from 'zod';

/** @import { Ask } from '@wework/chat-form/core' */
/** @import { CallToolResult, ClientContext } from '@modelcontextprotocol/client' */
/** @import { Conversation } from './createConversation.mjs' */

/** A person may take a day; the SDK's own default is one minute. */
const PATIENCE = 24 * 60 * 60 * 1000;
const KEPT_ERROR_LINES = 12;

/**
 * Starts an MCP server as a child process and connects it: its questions go to `ask`, the results and its
 * end into the transcript.
 *
 * @param {object} options
 * @param {readonly [command: string, ...args: string[]]} options.command
 * @param {'wework' | 'mcp'} options.profile
 * @param {boolean} options.isOld whether it is known to speak a protocol of 2025, so that it need not be
 * started twice to find out
 * @param {Conversation} options.conversation
 * @param {Ask} options.ask
 */
export async function startPlugin({ command: [command, ...args], profile, isOld, conversation, ask }) {
  const settings = profile === 'wework' ? wework : mcp;
  const modes = settings.urlMode ? { form: {}, url: {} } : { form: {} };
  const client = new Client(
    { name: 'chat-host', title: 'Chat host', version: '1.0.0' },
    {
      capabilities: { elicitation: modes },
      versionNegotiation: { mode: isOld ? 'legacy' : 'auto' },
      listChanged: { tools: { onChanged: (_error, tools) => tools && conversation.setPlugin({ tools }) } },
    },
  );
  const transport = new StdioClientTransport({ command, args, stderr: 'pipe' });
  const lastErrors = passOn(transport.stderr);

  /** @type {ReturnType<typeof createElicitationHandler> | undefined} */
  let handler;
  /**
   * @param {Record<string, unknown>} params
   * @param {ClientContext} context
   */
  const elicit = async (params, context) => {
    // Made once the plugin has said its name.
    handler ??= createElicitationHandler(ask, { serverName: nameOf(client), profile: settings });
    const result = await handler(params, context);
    if (context.mcpReq.signal.aborted) {
      conversation.add({ kind: 'notice', notice: 'withdrawn' });
      return result;
    }
    const reading = blockFromElicitation(params, { profile: settings });
    if (!reading.ok) {
      const detail = `${reading.reason}: ${JSON.stringify(reading.issues)}`;
      conversation.add({ kind: 'notice', notice: 'notDrawable', detail });
    }
    conversation.add({ kind: 'result', to: 'plugin', result });
    return result;
  };
  // A schema that lets everything through; the SDK's own strips the request.
  client.setRequestHandler('elicitation/create', { params: z.looseObject({}) }, elicit);
  let isClosing = false;
  client.onerror = (error) => {
    if (!isClosing) console.error(`Plugin: ${error.message}`);
  };

  try {
    await client.connect(transport);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The plugin did not start: ${[command, ...args].join(' ')} (${reason})`, {
      cause: error,
    });
  }
  client.onclose = () => {
    if (isClosing) return;
    conversation.setPlugin({ state: 'ended' });
    conversation.add({ kind: 'notice', notice: 'pluginEnded', detail: lastErrors() });
  };
  const { tools } = await client.listTools();
  conversation.setPlugin({ name: nameOf(client), tools });

  return {
    /**
     * @param {string} name
     * @param {Readonly<Record<string, unknown>>} given
     * @param {AbortSignal} signal
     * @returns {Promise<CallToolResult>}
     */
    call: async (name, given, signal) => {
      const call = () =>
        client.callTool(
          { name, arguments: { ...given } },
          { signal, timeout: PATIENCE, resetTimeoutOnProgress: true },
        );
      try {
        return await call();
      } catch (error) {
        // A server of 2025 may want addresses opened first; once that is done, the call is repeated.
        const options = { serverName: nameOf(client), profile: settings, signal };
        if (await answerUrlRequired(error, ask, options)) return call();
        throw error;
      }
    },
    close: () => {
      isClosing = true;
      return client.close();
    },
  };
}

/** @param {Client} client */
function nameOf(client) {
  const server = client.getServerVersion();
  return server?.title ?? server?.name ?? 'plugin';
}

/**
 * Shows what the plugin writes to its error output and remembers the end of it.
 *
 * @param {import('node:stream').Stream | null} stream
 * @returns {() => string}
 */
function passOn(stream) {
  let kept = '';
  stream?.on('data', (chunk) => {
    const text = String(chunk);
    process.stderr.write(text);
    kept = (kept + text).split('\n').slice(-KEPT_ERROR_LINES).join('\n').slice(-4000);
  });
  return () => kept.trim();
}

/** @typedef {Awaited<ReturnType<typeof startPlugin>>} Plugin */
