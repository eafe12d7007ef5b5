/** For the tests of plugins: a person at the card, without a card. No React. */
export type { AnswerFormOptions } from './answerForm.js';
export { answerForm } from './answerForm.js';
export type { AcceptedForm, ContentOf, FieldValue, ValuesOf } from './contentTypes.js';
