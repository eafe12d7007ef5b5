import { readOutcome } from './readOutcome.mjs';

/** @import { Calls } from './createCalls.mjs' */
/** @import { Conversation } from './createConversation.mjs' */
/** @import { Questions } from './createQuestions.mjs' */

/** What a command answers. @typedef {{ status: number, body?: object }} Answer */
/** @typedef {(body: Readonly<Record<string, unknown>>) => Answer} Command */

const MAX_SAID = 10_000;

/**
 * What a page may ask for, by name. Each checks what it is given.
 *
 * @param {{ conversation: Conversation, questions: Questions, calls: Calls }} parts
 * @returns {ReadonlyMap<string, Command>}
 */
export function createCommands({ conversation, questions, calls }) {
  /** @type {Record<keyof import('../wire.js').Commands, Command>} */
  const commands = {
    say: ({ text }) => {
      if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_SAID) return { status: 400 };
      conversation.add({ kind: 'said', text });
      calls.startByWords(text.trim());
      return { status: 202 };
    },
    call: ({ tool, arguments: given }) => {
      if (typeof tool !== 'string' || typeof given !== 'object' || given === null || Array.isArray(given)) {
        return { status: 400 };
      }
      return { status: calls.start(tool, /** @type {Record<string, unknown>} */ (given)) };
    },
    stop: ({ id }) => (typeof id === 'number' ? { status: calls.stop(id) } : { status: 400 }),
    answer: ({ key, outcome }) => {
      const read = readOutcome(outcome);
      if (typeof key !== 'string' || read === undefined) return { status: 400 };
      const answered = questions.answer(key, read);
      if (answered === 'taken') return { status: 202 };
      return answered === 'unknown' ? { status: 404 } : { status: 409, body: answered };
    },
  };
  return new Map(Object.entries(commands));
}
