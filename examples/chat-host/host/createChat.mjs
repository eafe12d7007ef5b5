import { createConversation } from './createConversation.mjs';
import { createPages } from './createPages.mjs';
import { createQuestions } from './createQuestions.mjs';

/** @import { PluginInfo } from '../wire.js' */

/**
 * A chat that nobody is connected to yet: what was said, the pages that show it, the questions they answer.
 *
 * @param {PluginInfo} plugin
 */
export function createChat(plugin) {
  const conversation = createConversation(plugin);
  const pages = createPages({ onGone: () => questions.cancelAll() });
  const questions = createQuestions(conversation, pages);
  conversation.subscribe(pages.tell);
  return { conversation, pages, questions };
}

/** @typedef {ReturnType<typeof createChat>} Chat */
