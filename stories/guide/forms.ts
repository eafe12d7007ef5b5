import { releaseForm } from '../../test/fixtures/release.js';
import { formOf } from '../support/formOf.js';

const { target, channels, title, batches } = releaseForm.requestedSchema.properties;

/** A form in which every switch of a profile can be seen. */
export const profileForm = {
  ...formOf({ target, channels, title, batches }, releaseForm.message),
  requestedSchema: {
    type: 'object',
    properties: { target, channels, title, batches },
    required: ['target', 'title'],
  },
};

/** A form in which every colour of a theme can be seen. */
export const themeForm = formOf({ target, title }, releaseForm.message);
