/** The reference server of the protocol's makers, unchanged. */
export const EVERYTHING = 'node node_modules/@modelcontextprotocol/server-everything/dist/index.js';

/** Its tool that asks 13 kinds of questions. */
export const TOOL = 'Trigger Elicitation Request Tool';

/** What the person reads above each field. */
export const question = {
  name: 'Your full, legal name',
  check: 'Agree to the terms and conditions',
  firstLine: 'Favorite first line of a story',
  email: 'Your email address (will be verified, and never shared with anyone else)',
  homepage: 'Portfolio / personal website',
  birthdate: 'Your date of birth',
  integer: 'Your favorite integer (do not give us your phone number, pin, or other sensitive info)',
  number: 'Favorite number (there are no wrong answers)',
  friend: 'Choose your favorite friend',
  instruments: 'Choose your favorite instruments',
  hero: 'Choose your favorite hero',
  fish: 'Choose your favorite types of fish',
  pet: 'Choose your favorite type of pet',
};

/** What the server says it received. */
export function received(reply: string): unknown {
  const [, json = ''] = reply.split('Raw result:');
  return JSON.parse(json);
}
