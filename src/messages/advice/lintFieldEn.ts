import type { LintCode } from '../../core/lint/lintCode.js';
import type { AdviceEntry } from './adviceWords.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const REFUSED = 'Codex refuses the whole form.';
const TITLED = 'Use type "string" and oneOf with a const and a title for each option.';

/** What can be wrong with one field of a form, in English. */
export const lintFieldEn = {
  field_not_object: {
    text: 'The property is not an object.',
    advice: 'Describe it by an object with a type.',
  },
  type_missing: {
    text: `The property has no type. ${REFUSED}`,
    advice: 'Add a type, also beside oneOf and enum.',
  },
  type_list: {
    text: `The type is a list. ${REFUSED}`,
    advice: 'Name one type. Leave the key out of required where no answer is needed.',
  },
  type_unknown: {
    text: ({ type }) => `“${text(type)}” is no type of a form’s field.`,
    advice: 'Use string, number, integer, boolean, or an array of options.',
  },
  reference: {
    text: `The property is a reference. ${REFUSED}`,
    advice: 'Write the schema out in its place.',
  },
  nested_object: {
    text: 'The property is an object of its own, and a form is flat.',
    advice: 'Ask for each of its values as a property of the form.',
  },
  free_array: {
    text: 'The array offers nothing to choose from.',
    advice: 'Give items an enum or anyOf; ask for free values as one text.',
  },
  words_not_text: {
    text: ({ keyword }) => `The ${text(keyword)} is not a text. ${REFUSED}`,
    advice: 'Write it as a text.',
  },
  default_wrong_type: {
    text: ({ type }) => `The default is not of the type ${text(type)}. ${REFUSED}`,
    advice: 'Give a default of the field’s own type, or none.',
  },
  length_not_natural: {
    text: ({ keyword }) => `${text(keyword)} is not a whole number from 0 up. ${REFUSED}`,
    advice: 'Use a whole number, or leave it out.',
  },
  bounds_fractional: {
    text: ({ keyword }) => `The ${text(keyword)} of an integer is a fraction. ${REFUSED}`,
    advice: 'Use whole numbers, or the type "number".',
  },
  format_unknown: {
    text: ({ format }) => `The format “${text(format)}” is unknown. ${REFUSED}`,
    advice: 'Use email, uri, date or date-time, or say in the description what is wanted.',
  },
  dropped: {
    text: ({ keyword }) => `Codex drops ${text(keyword)} on the way.`,
    advice: 'Do not rely on it: say it in the words of the field, and check in the plugin.',
  },
  becomes_text: {
    text: 'The options are lost: in Codex the person sees an empty text box.',
    advice: TITLED,
  },
  becomes_number: {
    text: 'The options are lost: in Codex the person types a number.',
    advice: `${TITLED} Turn the text into a number in the plugin.`,
  },
  rewritten: { text: 'Codex turns oneOf in items into anyOf.', advice: 'Write anyOf.' },
  options_empty: { text: 'The list of options is empty.', advice: 'List options, or remove the keyword.' },
  const_not_text: {
    text: 'An option stands for a value that is not a text; hosts treat options as texts.',
    advice: 'Use texts as const, and turn them into other values in the plugin.',
  },
  option_without_title: {
    text: 'The option has no title, so the person reads the bare value.',
    advice: 'Give each option a title for people and a const for the program.',
  },
  enum_without_names: {
    text: 'The options have no names, so the person reads the bare values.',
    advice: 'Use oneOf with const and title (anyOf inside an array), or add enumNames.',
  },
  names_missing: {
    text: ({ names, options }) => `There are ${text(names)} names for ${text(options)} options.`,
    advice: 'Name each option, or use oneOf with const and title.',
  },
  value_repeated: {
    text: ({ value }) => `Two options stand for “${text(value)}”.`,
    advice: 'Give each option a value of its own.',
  },
  label_repeated: {
    text: ({ label }) => `“${text(label)}” could be two options: it is another option’s title or value, too.`,
    advice: 'Give each option a title of its own; a host that goes by titles sends the wrong value.',
  },
  destructive_first: {
    text: 'The first option destroys something, and Wework’s card has it selected from the start.',
    advice: 'Put the harmless option first.',
  },
  no_title: { text: 'The field has no title, so the person reads its key.', advice: 'Add a title.' },
  no_description: {
    text: 'The field has no description; its title is all the question there is.',
    advice: 'Ask in description, and say what follows from the answer.',
  },
  secret: {
    text: 'The field seems to ask for a secret, and a form is no safe place for one.',
    advice: 'Use a sign-in page, an environment variable or the host’s own settings.',
  },
  odd_key: {
    text: 'The key is blank, has blanks at an end, is a number or a name that every object has.',
    advice: 'Use a plain word as key: it comes back in content, and numbers lose their order.',
  },
  reserved_key: {
    text: ({ key }) => `“${text(key)}” is a name by which hosts know approvals and plan cards of their own.`,
    advice: 'Use another key.',
  },
  bounds_crossed: {
    text: ({ least, most }) => `No answer fits between ${text(least)} and ${text(most)}.`,
    advice: 'Exchange the two, or leave one out.',
  },
  default_outside: {
    text: 'The default is not an answer that the field allows.',
    advice: 'Use one of the options, within the limits.',
  },
  default_not_first: {
    text: 'Wework’s card ignores the default and selects the first option.',
    advice: 'Put the default option first.',
  },
  default_false_preselected: {
    text: 'The default is false, but Wework’s card has the first option selected: true.',
    advice: 'Turn the question around, or offer a oneOf with the harmless option first.',
  },
  default_unused: {
    text: 'Wework’s card starts with an empty box and does not use the default.',
    advice: 'Use the default in the plugin where the answer comes back empty, and say so in the description.',
  },
  array_not_multi: {
    text: 'Wework draws this as one choice, which comes back as an array.',
    advice: 'Do not ask for several things at once: one boolean for each, or several questions.',
  },
  number_left_out: {
    text: 'What is typed and is no number is left out of the answer.',
    advice: 'Check in the plugin that the number is there and within its limits.',
  },
} satisfies Partial<Record<LintCode, AdviceEntry>>;
