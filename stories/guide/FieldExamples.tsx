import { formOf } from '../support/formOf.js';
import { shortJson } from '../support/shortJson.js';
import { fieldExamples } from './fieldExamples.js';
import './guide.css';
import { Live } from './Live.js';
import { withCode } from './withCode.js';

/** Schemas, each beside the card that it becomes. */
export function FieldExamples() {
  return fieldExamples.map(({ name, says, schema, profile }) => (
    <section key={name} className="field-example sb-unstyled host-page" aria-label={name}>
      <div>
        <h3>{name}</h3>
        <p>{withCode(says)}</p>
        <pre>{shortJson(schema)}</pre>
      </div>
      <Live request={formOf({ field: schema }, 'A question of this kind:')} profile={profile} isBare />
    </section>
  ));
}
