import type { Question } from '../../schema/block.js';
import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { isBag, own, pick, readableText, textsIn } from '../../schema/json.js';
import { limits } from '../../schema/limits.js';
import type { Profile } from '../../schema/profile.js';
import { questionSize } from '../../schema/questionSize.js';
import { applyHints } from '../hints/applyHints.js';
import { readHints } from '../hints/readHints.js';
import { toolApprovalKind, toolApprovalQuestion } from '../approval/toolApproval.js';
import { readUrlRequest } from '../url/readUrlRequest.js';
import { questionFromField } from './questionFromField.js';
import type { Choice, Const } from './readOptions.js';
import type { Scope } from './resolveField.js';

/** A question and the values behind its options. */
export interface Field {
  readonly question: Question;
  readonly choices: readonly Choice[];
}

/** A form request, read: what is asked, and what is sent without asking. */
interface Form {
  readonly fields: readonly Field[];
  readonly fixed: readonly (readonly [key: string, value: Const | null])[];
  /** Present where Codex asks permission for something; `fields` is then its one question. */
  readonly approvalKind?: string;
  /** Present where only the button may send, by a hint. */
  readonly submit?: 'button';
  /** Present where the person is sent to an address and asked nothing else. */
  readonly url?: string;
}

export type FormReading =
  | { readonly ok: true; readonly form: Form; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly reason: 'mode' | 'schema' | 'limit'; readonly issues: readonly Issue[] };

const FORM_MODES: readonly unknown[] = [undefined, 'form', 'openai/form', 'openaiForm'];

/** Reads the `params` of an elicitation. Total: any JSON value in, never a throw, never a fetch. */
export function readForm(params: unknown, profile: Profile): FormReading {
  if (!isBag(params)) return refuse('schema', [], 'wrong_type');
  const mode = pick(params, 'mode');
  if (mode === 'url' && profile.urlMode) {
    const read = readUrlRequest(params);
    return read.ok ? { ok: true, form: { fields: [], fixed: [], url: read.url }, issues: [] } : read;
  }
  if (!FORM_MODES.includes(mode)) return refuse('mode', ['mode'], 'unsupported');
  const schema = own(params, 'requestedSchema');
  if (!isBag(schema))
    return refuse('schema', ['requestedSchema'], schema === undefined ? 'missing' : 'wrong_type');
  const type = pick(schema, 'type');
  const properties = own(schema, 'properties');
  if (type !== undefined && type !== 'object')
    return refuse('schema', ['requestedSchema', 'type'], 'unsupported');
  if (!isBag(properties)) {
    return refuse(
      'schema',
      ['requestedSchema', 'properties'],
      properties === undefined ? 'missing' : 'wrong_type',
    );
  }
  const message = readableText(own(params, 'message')) ?? '';
  if (message.length > limits.characters) return refuse('limit', ['message'], 'limit');
  const approvalKind = toolApprovalKind(params);
  // A form that asks something remains what it is, whoever calls it an approval.
  if (approvalKind !== undefined && Object.keys(properties).length === 0) {
    const fields = [{ question: toolApprovalQuestion(params), choices: [] }];
    return { ok: true, form: { fields, fixed: [], approvalKind }, issues: [] };
  }
  const read = readProperties(schema, properties, profile, message.length);
  return read.ok ? withHints(read.form, read.issues, own(params, '_meta')) : read;
}

function withHints(form: Form, issues: readonly Issue[], meta: unknown): FormReading {
  const read = readHints(meta);
  if (Object.keys(read.hints).length === 0) return { ok: true, form, issues: [...issues, ...read.issues] };
  const hinted = applyHints(form.fields, read.hints);
  const { submit } = read.hints;
  const size = hinted.fields.reduce((sum, { question }) => sum + questionSize(question), 0);
  if (size > limits.characters) return refuse('limit', ['_meta'], 'limit');
  return {
    ok: true,
    form: { ...form, fields: hinted.fields, ...(submit && { submit }) },
    issues: [...issues, ...read.issues, ...hinted.issues],
  };
}

function readProperties(schema: Bag, properties: Bag, profile: Profile, messageLength: number): FormReading {
  const path = ['requestedSchema', 'properties'];
  const keys = Object.keys(properties);
  const required = new Set(textsIn(own(schema, 'required')));
  if (keys.length > limits.questions) return refuse('limit', path, 'limit', { limit: limits.questions });
  const unknown = [...required].find((key) => !Object.hasOwn(properties, key));
  if (profile.enforce && unknown !== undefined) {
    return refuse('schema', ['requestedSchema', 'required'], 'unknown_key', { key: unknown });
  }
  const scope: Scope = { root: schema, resolved: new Map(), entries: 0 };
  const fields: Field[] = [];
  const fixed: [string, Const | null][] = [];
  const issues: Issue[] = [];
  let options = 0;
  let characters = messageLength;
  for (const key of keys) {
    const read = questionFromField(key, properties[key], scope, profile, required.has(key));
    if (read.kind === 'unsupported')
      return refuse(read.code === 'limit' ? 'limit' : 'schema', [...path, key], read.code);
    if (read.kind === 'fixed') {
      fixed.push([key, read.value]);
      continue;
    }
    options += read.choices.length;
    characters += questionSize(read.question);
    if (options > limits.options || characters > limits.characters)
      return refuse('limit', [...path, key], 'limit');
    fields.push({ question: read.question, choices: read.choices });
    if (isDefaultIgnored(properties[key], read.question)) {
      issues.push({ path: [...path, key, 'default'], code: 'default_ignored', severity: 'warning' });
    }
  }
  return { ok: true, form: { fields, fixed }, issues };
}

function isDefaultIgnored(schema: unknown, question: Question): boolean {
  return isBag(schema) && pick(schema, 'default') !== undefined && question.default === undefined;
}

function refuse(
  reason: 'mode' | 'schema' | 'limit',
  path: readonly (string | number)[],
  code: string,
  params?: Readonly<Record<string, unknown>>,
): FormReading {
  return { ok: false, reason, issues: [params === undefined ? { path, code } : { path, code, params }] };
}
