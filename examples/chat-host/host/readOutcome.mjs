/** @import { Answers, Outcome, Sources } from '@wework/chat-form/core' */

const SOURCES = ['chosen', 'typed', 'default'];

/**
 * An outcome as a page sends it, or undefined where it is none. Ids and texts are free; what they mean is
 * decided by the library when the result is made.
 *
 * @param {unknown} value
 * @returns {Outcome | undefined}
 */
export function readOutcome(value) {
  if (!isObject(value)) return undefined;
  if (value['action'] === 'decline') return { action: 'decline' };
  if (value['action'] === 'cancel') return { action: 'cancel', reason: 'dismissed' };
  const { response, sources } = value;
  if (value['action'] !== 'accept' || !isObject(response) || !isObject(response['answers'])) return undefined;
  const answers = Object.entries(response['answers']);
  if (!answers.every(([, answer]) => isObject(answer) && isTexts(answer['answers']))) return undefined;
  const made = isObject(sources) ? Object.entries(sources) : [];
  if (!made.every(([, source]) => SOURCES.includes(/** @type {string} */ (source)))) return undefined;
  return {
    action: 'accept',
    response: { answers: /** @type {Answers} */ (Object.fromEntries(answers)) },
    sources: /** @type {Sources} */ (Object.fromEntries(made)),
  };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
function isTexts(value) {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
