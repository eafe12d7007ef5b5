import { answerForm } from '@wework/chat-form/testing';

const target = {
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: {
      target: { type: 'string', enum: ['staging', 'production'] },
      note: { type: 'string', minLength: 3 },
    },
    required: ['target'],
  },
} as const;

// { target: 'staging' | 'production'; note?: string }
export const { content } = answerForm(target, { target: 'staging' });

// throws: The card holds this answer back. "note": At least 3 characters.
export const tooShort = () => answerForm(target, { target: 'staging', note: 'ok' });
