import { createContext, useContext } from 'react';
import type { Words } from './words.js';
import { words } from './words.js';

export const WordsContext = createContext<Words>(words.en);

/** The page's words in the language chosen. */
export function useWords(): Words {
  return useContext(WordsContext);
}
