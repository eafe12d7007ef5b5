import type { Question } from '../../schema/block.js';
import { defined, own, readableText } from '../../schema/json.js';
import type { Profile } from '../../schema/profile.js';
import { looksSecret } from '../../schema/looksSecret.js';
import { readDefault } from './readDefault.js';
import type { Choice, Const } from './readOptions.js';
import { readShape } from './readShape.js';
import type { Scope } from './resolveField.js';
import { resolveField } from './resolveField.js';

/** What a property of `requestedSchema` is: a question, a value sent without asking, or nothing we can draw. */
export type FieldReading =
  | { readonly kind: 'question'; readonly question: Question; readonly choices: readonly Choice[] }
  | { readonly kind: 'fixed'; readonly value: Const | null }
  | { readonly kind: 'unsupported'; readonly code: string };

const SEVERAL_LINES_ABOVE = 160;

/** Reads one property: its names, its shape, its default, and whether it seems to ask for a secret. */
export function questionFromField(
  key: string,
  schema: unknown,
  scope: Scope,
  profile: Profile,
  required: boolean,
): FieldReading {
  const resolved = resolveField(schema, scope);
  if (!resolved.ok) return unsupported(resolved.code);
  const { field } = resolved;
  const title = readableText(own(field, 'title'));
  const shape = readShape(field, scope, profile);
  if (typeof shape === 'string') return unsupported(shape);
  if (shape.kind === 'fixed') return { kind: 'fixed', value: shape.value };
  const { choices, limits } = shape;
  const options = choices?.map(({ option }) => option);
  const isText = shape.kind === 'text' && options === undefined;
  const secret = isText && looksSecret(key, title) ? true : undefined;
  const firstDefault = readDefault(own(field, 'default'), shape);
  const question: Question = defined({
    id: key,
    header: title ?? key,
    question: readableText(own(field, 'description')) ?? title ?? key,
    kind: shape.kind,
    options,
    required: required || undefined,
    nullable: resolved.nullable || shape.nullable || undefined,
    list: shape.list || undefined,
    default: firstDefault,
    multiline:
      (isText && !secret && hasSeveralLines(limits.maxLength, limits.format, firstDefault)) || undefined,
    isSecret: secret,
    looksSecret: secret,
    ...limits,
  });
  return { kind: 'question', question, choices: choices ?? [] };
}

function unsupported(code: string): FieldReading {
  return { kind: 'unsupported', code };
}

function hasSeveralLines(maxLength?: number, format?: string, standing?: readonly string[]): boolean {
  if (format !== undefined) return false;
  return (maxLength ?? 0) > SEVERAL_LINES_ABOVE || standing?.[0]?.includes('\n') === true;
}
