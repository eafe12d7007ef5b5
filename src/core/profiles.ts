import type { Profile } from '../schema/profile.js';

/**
 * Wework's manners, the default: option 1 is selected, one question is sent by a click, text may be
 * empty, `required` stops nothing, arrays are drawn as one choice.
 */
export const wework: Profile = {
  preselect: 'first',
  submitOnSelect: true,
  enforce: false,
  multiSelect: false,
  blankText: 'send',
  urlMode: false,
};

/**
 * The strict reading of the MCP specification, the default of `@wework/chat-form/mcp`: validated,
 * defaults honoured, nothing chosen that the schema did not choose.
 */
export const mcp: Profile = {
  preselect: 'default',
  submitOnSelect: false,
  enforce: true,
  multiSelect: true,
  blankText: 'omit',
  urlMode: true,
};
