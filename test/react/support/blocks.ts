import type { Profile, RequestUserInputBlock } from '../../../src/core/index.js';
import { blockFromElicitation } from '../../../src/core/index.js';

interface Request {
  readonly requestId?: string | number;
  readonly serverName?: string;
  readonly message?: string;
  readonly profile?: Profile;
  readonly required?: readonly string[];
}

/** The block of a form with these properties, as a mapping gives it to a card. */
export function blockOf(
  properties: object,
  { requestId = 1, serverName = 'Deploy', message = 'Before we go on', profile, required }: Request = {},
): RequestUserInputBlock {
  const params = { mode: 'form', message, requestedSchema: { type: 'object', properties, required } };
  const read = blockFromElicitation(params, { requestId, serverName, profile });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.block;
}

export const targetField = {
  type: 'string',
  title: 'Target',
  description: 'Where should it go?',
  oneOf: [
    { const: 'staging', title: 'Staging' },
    { const: 'production', title: 'Production' },
    { const: 'nowhere', title: 'Nowhere' },
  ],
};

export const colourField = {
  type: 'string',
  title: 'Colour',
  oneOf: [
    { const: 'r', title: 'Red' },
    { const: 'g', title: 'Green' },
  ],
};

/** One choice of three. */
export const oneChoice = blockOf({ target: targetField });

/** Two choices. */
export const twoChoices = blockOf({ target: targetField, colour: colourField });

/** A choice and a text. */
export const choiceAndNote = blockOf({ target: targetField, note: { type: 'string', title: 'Note' } });

/** One text. */
export const oneText = blockOf({ note: { type: 'string', title: 'Note' } });

/** A form that asks for nothing but consent. */
export const consent = blockOf({});

/** A native question with a box for a text of one's own. */
export const withOther: RequestUserInputBlock = {
  kind: 'request_user_input',
  requestId: 1,
  questions: [
    {
      id: 'q',
      question: 'Which one?',
      kind: 'choice',
      options: [
        { value: 'A', label: 'A' },
        { value: 'B', label: 'B' },
      ],
      isOther: true,
    },
  ],
};

/** What `onSubmit` gets first. */
export function responseWith(
  answers: Readonly<Record<string, string | readonly string[]>>,
  requestId: string | number = 1,
) {
  const entries = Object.entries(answers).map(([id, texts]) => [id, { answers: [texts].flat() }]);
  return { requestId, itemId: 'mcp_server_elicitation', answers: Object.fromEntries(entries) as unknown };
}
