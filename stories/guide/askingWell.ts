import { formOf } from '../support/formOf.js';

/** A question that leaves the person guessing. */
export const askingPoorly = formOf(
  {
    action: { type: 'string', enum: ['clear_all', 'abort'] },
  },
  'Proceed?',
);

/** The same question, asked well. */
export const askingWell = formOf(
  {
    cache: {
      type: 'string',
      title: 'Workspace cache',
      description: 'What should happen to it?',
      oneOf: [
        { const: 'keep', title: 'Keep it, and build with what is there' },
        { const: 'clear', title: 'Clear it: the next build downloads 1.2 GB again' },
      ],
    },
  },
  'The cache is damaged. Your source files are not affected either way.',
);
