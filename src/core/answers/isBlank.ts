import type { Profile } from '../../schema/profile.js';

/** Whether a text counts as not answered: white space only where blanks are omitted, `""` where they are sent as typed. */
export function isBlank(text: string, blankText: Profile['blankText']): boolean {
  return blankText === 'send' ? text === '' : text.trim() === '';
}
