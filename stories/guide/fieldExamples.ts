interface FieldExample {
  readonly name: string;
  readonly says: string;
  readonly schema: object;
  readonly profile: 'wework' | 'mcp';
}

/** One schema of each kind that is drawn. */
export const fieldExamples: readonly FieldExample[] = [
  {
    name: 'One of several',
    says: 'The title is for the person, the const is for the plugin. Write `oneOf` whenever you can.',
    schema: {
      type: 'string',
      title: 'Target',
      oneOf: [
        { const: 'staging', title: 'Staging' },
        { const: 'production', title: 'Production' },
      ],
    },
    profile: 'wework',
  },
  {
    name: 'One of several, the old way',
    says: 'An enum, with names beside it. Values without a name are shown as they are.',
    schema: { type: 'string', title: 'Pet', enum: ['pet-1', 'pet-2'], enumNames: ['Cats', 'Dogs'] },
    profile: 'wework',
  },
  {
    name: 'Yes or no',
    says: 'Two equal halves. The plugin gets a real boolean.',
    schema: { type: 'boolean', title: 'Notify all users?' },
    profile: 'wework',
  },
  {
    name: 'Several of several',
    says: 'Checkboxes under `mcp`, with bounds. Under `wework` one choice that is sent as an array.',
    schema: {
      type: 'array',
      title: 'Announce in',
      minItems: 1,
      maxItems: 2,
      items: {
        anyOf: [
          { const: 'chat', title: 'Team chat' },
          { const: 'mail', title: 'Mailing list' },
          { const: 'status', title: 'Status page' },
        ],
      },
    },
    profile: 'mcp',
  },
  {
    name: 'A number',
    says: 'Typed as text, parsed strictly: no hex, no thousands, no locale. Full-width digits are understood.',
    schema: { type: 'integer', title: 'Batches', minimum: 1, maximum: 20, default: 4 },
    profile: 'mcp',
  },
  {
    name: 'Text with a format',
    says: 'email, uri, date and date-time. Checked under `mcp`, with a hint on how it should look.',
    schema: { type: 'string', title: 'Release date', format: 'date' },
    profile: 'mcp',
  },
  {
    name: 'A longer text',
    says: 'Room for several lines when it may be longer than 160 characters.',
    schema: { type: 'string', title: 'Notes', maxLength: 2000 },
    profile: 'wework',
  },
  {
    name: 'What looks like a secret',
    says: 'Masked, kept out of receipts, and with a quiet warning: a form is the wrong place for it.',
    schema: { type: 'string', title: 'API key' },
    profile: 'wework',
  },
];
