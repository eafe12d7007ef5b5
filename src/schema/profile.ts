/**
 * Six switches that say how strictly a question is asked and how its answer is sent. Plain data: a host
 * may spread a profile and change one switch.
 *
 * The block's profile fixes the kinds of the questions and the result (`multiSelect`, `blankText`,
 * `urlMode`, and `enforce` for what goes on the wire); the card's profile rules how the card behaves
 * (`preselect`, `submitOnSelect`, `enforce`).
 */
export interface Profile {
  /** What is chosen before the person acts: option 1, the schema's `default`, or nothing. */
  readonly preselect: 'first' | 'default' | 'none';
  /** Whether a card whose only question is a choice is sent by choosing. */
  readonly submitOnSelect: boolean;
  /** Whether `required`, bounds, lengths and formats stop a submit and are shown at the field. */
  readonly enforce: boolean;
  /** Whether an array with options is drawn as checkboxes; otherwise as one choice that gives an array. */
  readonly multiSelect: boolean;
  /** Whether a blank text answer goes out as `""`, or an optional field is left out. */
  readonly blankText: 'send' | 'omit';
  /** Whether `mode: "url"` gets a card that asks for consent, or is declined. */
  readonly urlMode: boolean;
}
