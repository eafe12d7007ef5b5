import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { defined, own, readableText } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import type { ConfigFieldCode } from '../manifestCode.js';
import { isPattern } from '../text/isPattern.js';
import { shortText } from '../text/shortText.js';
import type { ConfigNode } from './configNode.js';
import { fitsNode } from './fitsNode.js';
import type { FieldPlace, FormScope } from './formScope.js';
import { holdsSecret, isPasswordWidget, isSecretSchema } from './isSecretSchema.js';
import { jsonTypes } from './jsonTypes.js';
import { kindOf } from './kindOf.js';
import { readFields } from './readFields.js';
import type { FieldHints } from './readHints.js';
import { readItems } from './readItems.js';
import { readOptions } from './readOptions.js';
import type { ResolvedSchema } from './resolveSchema.js';
import { resolveSchema } from './resolveSchema.js';
import { widgetOf } from './widgetOf.js';

/** What a field is: its kind and what only that kind has. */
export type Drawn = { readonly kind: ConfigNode['kind']; readonly secret?: boolean } & Readonly<
  Record<string, unknown>
>;

/** What works, and may even be meant so. */
const HARMLESS: readonly ConfigFieldCode[] = ['field_mixed', 'field_free', 'field_map'];
/** Sections inside one another that are drawn; below that there is JSON. */
const DEEPEST = 16;

/** Reads one field and all below it. Every schema gives a node; what cannot be drawn is edited as JSON. */
export function readNode(source: Bag, place: FieldPlace, scope: FormScope): ConfigNode {
  const { path, at } = place;
  const issues: Issue[] = [];
  const warn = (code: ConfigFieldCode, params?: Issue['params'], below: Issue['path'] = []) => {
    const severity = HARMLESS.includes(code) ? 'hint' : 'warning';
    const issue: Issue = { path: [...at, ...below], code, severity };
    issues.push(params === undefined ? issue : { ...issue, params });
  };
  scope.nodes += 1;
  const isTooMany = scope.nodes > limits.questions || path.length > DEEPEST;
  const resolved: ResolvedSchema = isTooMany
    ? { ok: false, code: 'field_too_many' }
    : resolveSchema(source, scope, place.open);
  const schema = resolved.ok ? resolved.schema : source;
  const hints = scope.hints.at(path);
  const isSecret =
    place.secret || isSecretSchema(schema) || hints.sensitive === true || isPasswordWidget(hints.widget);

  /** Edited as JSON. A secret anywhere inside makes a secret of the whole, since the text would show it. */
  const asJson = (
    reason: ConfigFieldCode | 'secret',
    types: readonly string[] | undefined,
    params?: Issue['params'],
  ): Drawn => {
    if (reason !== 'secret') warn(reason, params);
    const secret = isSecret || holdsSecret(source, scope.root) || scope.hints.isSensitiveBelow(path);
    return { kind: 'json', reason, types, secret };
  };
  const draw = (): Drawn => {
    if (!resolved.ok) {
      const { code, reference } = resolved;
      return asJson(
        code,
        jsonTypes(source),
        reference === undefined ? undefined : { reference: shortText(reference) },
      );
    }
    const options = readOptions(schema, hints);
    if (options?.length === 0) return asJson('options_empty', undefined);
    if (options !== undefined) return isSecret ? asJson('secret', undefined) : { kind: 'enum', options };
    const kind = kindOf(schema);
    if (typeof kind === 'object')
      return asJson(kind.code, kind.types, kind.type === undefined ? undefined : { type: kind.type });
    const inside = { ...place, secret: isSecret, open: resolved.open };
    switch (kind) {
      case 'boolean':
        return isSecret ? asJson('secret', ['boolean']) : { kind };
      case 'string':
        if (!isUsable(own(schema, 'pattern'))) warn('pattern_unusable', undefined, ['pattern']);
        return { kind, plain: isPlain(schema) };
      case 'number':
      case 'integer':
        return { kind };
      case 'array':
        return readItems(schema, inside, hints, scope);
      case 'object':
        return { kind, children: readFields(schema, inside, hints, scope, warn) };
    }
  };

  // The issues of a section come before those of its fields.
  const start = scope.issues.length;
  const drawn = draw();
  const node = { ...readWords(schema, hints, place, drawn.kind), secret: isSecret, ...drawn };
  const nullable = resolved.ok && resolved.nullable;
  const whole = defined({ ...node, nullable, schema, issues }) as unknown as ConfigNode;
  const standard = own(schema, 'default');
  const isFit = standard !== undefined && fitsNode(whole, standard);
  if (standard !== undefined && !isFit) warn('default_unfit', undefined, ['default']);
  scope.issues.splice(start, 0, ...issues);
  return isFit && !whole.secret ? { ...whole, default: standard } : whole;
}

function readWords(schema: Bag, hints: FieldHints, { path, required }: FieldPlace, kind: ConfigNode['kind']) {
  const key = path[path.length - 1] ?? '';
  return {
    path,
    key,
    title: hints.title ?? readableText(own(schema, 'title')) ?? key,
    description: hints.description ?? readableText(own(schema, 'description')),
    help: hints.help,
    placeholder: hints.placeholder ?? readableText(own(schema, 'placeholder')),
    format: readableText(own(schema, 'format')),
    widget: widgetOf(hints.widget, kind) ?? widgetOf(own(schema, 'widget'), kind),
    rows: hints.rows,
    required,
    advanced: hints.advanced === true,
    disabled: hints.disabled === true,
    readOnly: hints.readOnly ?? own(schema, 'readOnly') === true,
  };
}

/** Whether an empty text may stand, so that clearing the field has something to save. */
function isPlain(schema: Bag): boolean {
  const shortest = own(schema, 'minLength');
  const isShort = typeof shortest !== 'number' || shortest <= 0;
  return isShort && own(schema, 'format') === undefined && own(schema, 'pattern') === undefined;
}

function isUsable(pattern: unknown): boolean {
  return pattern === undefined || (typeof pattern === 'string' && isPattern(pattern));
}
