'use client';
import { createContext, useContext } from 'react';
import type { RequestUserInputBlock } from '../../schema/block.js';
import type { QuestionFormControl } from './QuestionFormControl.js';

/** What the parts of a card share. */
export interface CardSettings {
  readonly block: RequestUserInputBlock;
  readonly control: QuestionFormControl;
  /** Element ids of this card begin with it. */
  readonly id: string;
  readonly disabled: boolean;
  /** Whether it still asked when it appeared. */
  readonly isLive: boolean;
  readonly canSubmit: boolean;
  readonly canDecline: boolean;
  readonly canCancel: boolean;
  /** Submits, and takes focus to the first answer that stops it. */
  readonly submit: () => void;
}

export const CardContext = createContext<CardSettings | null>(null);

/**
 * The card around a part.
 *
 * @throws where there is none, naming the part.
 */
export function useCard(part: string): CardSettings {
  const card = useContext(CardContext);
  if (card === null) {
    throw new Error(
      `<${part}> has no card around it, so it cannot know what is asked. Put it inside <QuestionCardRoot>, or use <QuestionCard>.`,
    );
  }
  return card;
}
