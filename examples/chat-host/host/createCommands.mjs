import { readOutcome } from './readOutcome.mjs';

/** @import { Questions } from './createQuestions.mjs' */

/**
 * Who listens to what is said in the chat. `call` and `stop` give 202, or the status to refuse with.
 *
 * @typedef {object} Talk
 * @property {(text: string) => void} say
 * @property {(tool: string, given: Readonly<Record<string, unknown>>) => number} call
 * @property {(id: number) => number} stop by the entry of the transcript
 */

/** What a command answers. @typedef {{ status: number, body?: object }} Answer */
/** @typedef {(body: Readonly<Record<string, unknown>>) => Answer} Command */

const MAX_SAID = 10_000;

/**
 * What a page may ask for, by name. Each checks what it is given.
 *
 * @param {{ questions: Questions, talk: Talk }} parts
 * @returns {ReadonlyMap<string, Command>}
 */
export function createCommands({ questions, talk }) {
  /** @type {Record<keyof import('../wire.js').Commands, Command>} */
  const commands = {
    say: ({ text }) => {
      if (typeof text !== 'string' || text.trim() === '' || text.length > MAX_SAID) return { status: 400 };
      talk.say(text);
      return { status: 202 };
    },
    call: ({ tool, arguments: given }) => {
      if (typeof tool !== 'string' || typeof given !== 'object' || given === null || Array.isArray(given)) {
        return { status: 400 };
      }
      return { status: talk.call(tool, /** @type {Record<string, unknown>} */ (given)) };
    },
    stop: ({ id }) => (typeof id === 'number' ? { status: talk.stop(id) } : { status: 400 }),
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
