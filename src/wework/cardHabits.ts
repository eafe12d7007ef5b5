import type { CardHabits, NamedPart } from '../react/card/CardHabits.js';

const ACTIONS = { submit: 'submit-button', cancel: 'ignore-button', decline: 'decline-button' } as const;

/** The names by which Wework's end-to-end tests find the parts; and its click on a decision, which sends it. */
export const cardHabits: CardHabits = {
  attributesOf: (part) => ({ 'data-testid': `request-user-input-${nameOf(part)}` }),
  clickDecides: true,
};

function nameOf(found: NamedPart): string {
  switch (found.part) {
    case 'questions':
      return 'questions';
    case 'option':
      return `option-${found.question}-${String(found.index)}`;
    case 'text':
      return `custom-${found.question}`;
    case 'action':
      return ACTIONS[found.action];
  }
}
