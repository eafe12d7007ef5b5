'use client';
import { createContext, useContext } from 'react';

/** A part inside a card that somebody may look for. */
export type NamedPart =
  | { readonly part: 'questions' }
  | { readonly part: 'option'; readonly question: string; readonly index: number }
  | { readonly part: 'text'; readonly question: string }
  | { readonly part: 'action'; readonly action: 'submit' | 'decline' | 'cancel' };

/** Attributes of a part, beside the library's own. */
type PartAttributes = Readonly<Record<`data-${string}`, string>>;

/** What an entry that is built on the card asks of its parts. Not public: a host has the card's props. */
export interface CardHabits {
  /** Names the parts for a host's tests. */
  readonly attributesOf?: ((part: NamedPart) => PartAttributes) | undefined;
  /** Whether a click on an option sends a decision. Keys that may be stray ones (Enter, digits) only select it. */
  readonly clickDecides?: boolean | undefined;
}

export const CardHabitsContext = createContext<CardHabits>({});

/** The habits asked of the cards below; none by default. */
export function useCardHabits(): CardHabits {
  return useContext(CardHabitsContext);
}
