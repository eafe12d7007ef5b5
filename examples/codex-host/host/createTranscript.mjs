import { readUse } from './readUse.mjs';

/** @import { Conversation } from '../../chat-host/host/createConversation.mjs' */
/** @import { Message } from '../codex/connectLines.mjs' */
/** @import { Item } from './readUse.mjs' */

/** @typedef {{ id: string, status: string, error: { message: string } | null }} Turn */
/** @typedef {{ turnId: string, turn: Turn, item: Item }} Params */

/**
 * Writes down what Codex tells of its turns. Cards come by themselves.
 *
 * @param {Conversation} conversation
 */
export function createTranscript(conversation) {
  /** @type {Map<string, { said: number, text: string }>} What started the turns that run, by their ids. */
  const running = new Map();
  /** @type {Map<string, { entry: number, turnId: string, item: Item }>} What is being done, by Codex' ids. */
  const uses = new Map();
  /** @type {{ said: number, text: string } | undefined} */
  let next;

  /** @param {{ said: number, text: string }} turn */
  const settle = ({ said, text }) => conversation.replace(said, { kind: 'said', text, state: 'ended' });

  /** @param {(turnId: string) => boolean} isOver */
  const stopUses = (isOver) => {
    for (const [id, { entry, turnId, item }] of uses) {
      const use = isOver(turnId) ? readUse(item) : undefined;
      if (use === undefined) continue;
      uses.delete(id);
      conversation.replace(entry, { ...use, state: 'stopped' });
    }
  };

  /** @type {Readonly<Record<string, (params: Params) => void>>} */
  const told = {
    'turn/started': ({ turn }) => {
      if (next !== undefined) running.set(turn.id, next);
      next = undefined;
    },
    'item/started': ({ item, turnId }) => {
      const use = readUse(item);
      if (use !== undefined) uses.set(item.id, { entry: conversation.add(use), turnId, item });
    },
    'item/completed': ({ item }) => {
      if (item.type === 'agentMessage' || item.type === 'plan') {
        const title = conversation.plugin().model ?? '';
        conversation.add({ kind: 'replied', title, text: item.text ?? '', isError: false });
        return;
      }
      const use = readUse(item);
      const started = uses.get(item.id);
      uses.delete(item.id);
      if (use !== undefined && started !== undefined) conversation.replace(started.entry, use);
    },
    'turn/completed': ({ turn }) => {
      const started = running.get(turn.id);
      running.delete(turn.id);
      if (started !== undefined) settle(started);
      // A turn that is interrupted tells nothing of what it was doing.
      stopUses((turnId) => turnId === turn.id);
      if (turn.status === 'interrupted') conversation.add({ kind: 'notice', notice: 'turnStopped' });
      if (turn.status === 'failed') {
        conversation.add({ kind: 'notice', notice: 'turnFailed', detail: turn.error?.message });
      }
    },
  };

  return {
    /** @param {Message} message */
    hear: ({ method, params }) => told[String(method)]?.(/** @type {Params} */ (params)),
    /**
     * Writes down what a person says. The turn that starts next is about it; where one runs or is about to,
     * it joins that.
     *
     * @param {string} text
     */
    say: (text) => {
      const joins = next !== undefined || running.size > 0;
      const said = conversation.add({ kind: 'said', text, state: joins ? 'ended' : 'running' });
      if (!joins) next = { said, text };
      return {
        /** @param {string} reason why nobody heard it */
        fail: (reason) => {
          if (next?.said === said) {
            settle(next);
            next = undefined;
          }
          conversation.add({ kind: 'notice', notice: 'turnFailed', detail: reason });
        },
      };
    },
    /**
     * The turn that something said started, while it runs.
     *
     * @param {number} entry
     */
    turnOf: (entry) => [...running].find(([, { said }]) => said === entry)?.[0],
    /**
     * Codex has ended.
     *
     * @param {string} reason its last words
     */
    end: (reason) => {
      for (const turn of [...running.values(), ...(next === undefined ? [] : [next])]) settle(turn);
      running.clear();
      next = undefined;
      stopUses(() => true);
      conversation.setPlugin({ state: 'ended' });
      conversation.add({ kind: 'notice', notice: 'codexEnded', detail: reason });
    },
  };
}

/** @typedef {ReturnType<typeof createTranscript>} Transcript */
