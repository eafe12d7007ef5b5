import { isBag, own, pick, readableText, textsIn } from '../../schema/json.js';
import type { Bag } from '../../schema/json.js';
import type { Members } from './members.js';
import { readMembers } from './members.js';

/** One property under the linter. */
export interface FieldSubject {
  readonly key: string;
  readonly field: Bag;
  readonly type: unknown;
  readonly title: string | undefined;
  readonly members: Members | undefined;
  /** The words a person reads about it, its options aside. */
  readonly words: string;
}

/** A request under the linter. */
export interface RequestSubject {
  readonly params: Bag;
  readonly mode: unknown;
  readonly schema: Bag | undefined;
  readonly properties: Bag | undefined;
  /** The texts in `required`. */
  readonly required: readonly string[];
  readonly fields: readonly FieldSubject[];
  /** The deadline passed to the plugin's SDK, in milliseconds. */
  readonly timeout: number | undefined;
}

/** Reads a request for the rules. Nothing is refused: what is missing is left out. */
export function readSubject(params: Bag, timeout: number | undefined): RequestSubject {
  const found = own(params, 'requestedSchema');
  const schema = isBag(found) ? found : undefined;
  const listed = schema && own(schema, 'properties');
  const properties = isBag(listed) ? listed : undefined;
  const required = textsIn(schema && own(schema, 'required'));
  const message = readableText(own(params, 'message')) ?? '';
  const fields = Object.entries(properties ?? {}).flatMap(([key, field]) =>
    isBag(field) ? [fieldSubject(key, field, message)] : [],
  );
  return { params, mode: pick(params, 'mode') ?? 'form', schema, properties, required, fields, timeout };
}

function fieldSubject(key: string, field: Bag, message: string): FieldSubject {
  const title = readableText(own(field, 'title'));
  const words = [message, key, title, readableText(own(field, 'description'))].join(' ');
  return { key, field, type: own(field, 'type'), title, members: readMembers(field), words };
}
