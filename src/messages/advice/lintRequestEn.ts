import type { LintCode } from '../../core/lint/lintCode.js';
import type { AdviceEntry } from './adviceWords.js';

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const list = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') : '');

/** What can be wrong with a request and with its schema as a whole, in English. */
export const lintRequestEn = {
  internal_block: {
    text: 'This is a request_user_input block, which Wework and its executor use among themselves.',
    advice: 'Send an MCP elicitation: mode "form", message and requestedSchema.',
  },
  message_missing: {
    text: 'The request has no message; Codex refuses it.',
    advice: 'Say in message what is to be decided.',
  },
  message_blank: {
    text: 'The message is blank.',
    advice: 'Say what is to be decided, and for a serious step its extent and its consequences.',
  },
  openai_form: {
    text: 'openai/form is an extension that the plugin’s MCP client may not have; the request then never leaves the plugin.',
    advice: 'Use mode "form". Use openai/form only where the client’s capabilities name it.',
  },
  mode_unknown: {
    text: ({ mode }) =>
      `The mode “${text(mode)}” is unknown. Codex shows it as a form; other clients refuse it.`,
    advice: 'Use mode "form".',
  },
  url_mode: {
    text: 'Wework declines requests to open a page.',
    advice: 'Ask with mode "form", or put the address into the conversation.',
  },
  url_missing: { text: 'A request to open a page needs a url.', advice: 'Add url.' },
  url_without_id: {
    text: 'A request to open a page needs an elicitationId; Codex refuses it otherwise.',
    advice: 'Add an elicitationId of your own making.',
  },
  url_scheme: {
    text: 'The address is not a web address. Nothing on the way checks it, so a host may refuse it.',
    advice: 'Use https.',
  },
  sdk_timeout: {
    text: 'The MCP SDK stops waiting after 60 seconds unless told otherwise, while the card may stay open.',
    advice: 'Pass a longer timeout with the request, ten minutes for instance.',
  },
  handle_refusals: {
    text: 'The answer may be accept, decline or cancel, and this form may be about a serious step.',
    advice: 'Handle each of the three, and stop or undo what was prepared unless it is accept.',
  },
  schema_missing: {
    text: 'A form needs a requestedSchema.',
    advice: 'Add requestedSchema with type "object" and properties.',
  },
  root_not_object: {
    text: 'The schema’s root has no type "object"; Codex refuses the form.',
    advice: 'Set requestedSchema.type to "object".',
  },
  properties_missing: {
    text: 'The schema has no properties, so there is nothing to ask.',
    advice: 'Add properties, one for each question; an empty object asks for consent only.',
  },
  root_words: {
    text: ({ keyword }) =>
      `With a ${text(keyword)} at the schema’s root nobody sees the form: Codex answers the plugin with cancel.`,
    advice: ({ keyword }) => `Remove ${text(keyword)} from the root; say it in message.`,
  },
  required_malformed: {
    text: 'required is not a list of property keys.',
    advice: 'List the keys as texts, at the schema’s root.',
  },
  required_unknown: {
    text: ({ key }) => `required names “${text(key)}”, which is not a property.`,
    advice: 'Remove the name, or add the property.',
  },
  required_repeated: {
    text: ({ key }) => `required names “${text(key)}” more than once.`,
    advice: 'Name it once.',
  },
  required_stops_nothing: {
    text: ({ keys }) =>
      `In Wework required stops nothing: these may come back empty or not at all: ${list(keys)}.`,
    advice: 'Check them in the plugin, and ask again where a value is missing.',
  },
  reordered: {
    text: ({ order }) => `Codex sorts the fields by key. They are asked in this order: ${list(order)}.`,
    advice: 'List the keys in required in the order you want, or choose keys that sort so.',
  },
  empty_form: {
    text: 'A form without properties asks for consent only. With the policy "never" and full access Codex accepts it without asking anyone.',
    advice: 'Ask one boolean or choice where a person has to decide.',
  },
  click_sends: {
    text: 'The form’s only question is a choice, so a click sends it at once, and it seems to be about a serious step.',
    advice: 'Add a second question, such as a confirmation, so that the person sends the form with Submit.',
  },
  too_large: {
    text: 'The form is larger than a card can show, and is declined.',
    advice: 'Ask less at a time.',
  },
  not_drawn: {
    text: 'This cannot be drawn as a question; the form is declined.',
    advice: 'Use texts, numbers, booleans, oneOf with const and title, or arrays of such options.',
  },
} satisfies Partial<Record<LintCode, AdviceEntry>>;
