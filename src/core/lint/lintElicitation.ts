import type { Issue } from '../../schema/issue.js';
import { isBag } from '../../schema/json.js';
import { readForm } from '../elicitation/readForm.js';
import { mcp, wework } from '../profiles.js';
import { changeRules } from './changeRules.js';
import { defaultRules } from './defaultRules.js';
import type { LintCode } from './lintCode.js';
import { optionRules } from './optionRules.js';
import { refusalRules } from './refusalRules.js';
import { requestRules } from './requestRules.js';
import type { LintTarget } from './rule.js';
import { applyRules } from './rule.js';
import { schemaRules } from './schemaRules.js';
import { readSubject } from './subject.js';
import { wordRules } from './wordRules.js';

export interface LintOptions {
  /** Codex with Wework's card, or any MCP client with the profile `mcp`. */
  readonly target: LintTarget;
  /** The deadline that the plugin passes to its SDK with the request, in milliseconds. */
  readonly timeout?: number | undefined;
}

const FIELD_RULES = [...refusalRules, ...changeRules, ...optionRules, ...wordRules, ...defaultRules];

/**
 * What a plugin's author should know of a request before it is sent: what will be refused, dropped, turned
 * into something else or reordered on the way, and what is a bad idea on the card. `error` means the person
 * never sees the form, or another one; `warning` a trap; `hint` something to know. Sentences and advice are
 * `adviceText` of `@wework/chat-form/messages`. Never throws, whatever `params` is.
 *
 * @param params the `params` of `elicitation/create`, as the plugin sends them.
 */
export function lintElicitation(params: unknown, { target, timeout }: LintOptions): readonly Issue[] {
  if (!isBag(params)) return [issue([], 'not_drawn', { reason: 'wrong_type' })];
  const subject = readSubject(params, timeout);
  const ofRequest = applyRules(requestRules, subject, [], target);
  if (subject.mode === 'url') return ofRequest;
  const read = readForm({ ...params, mode: 'form' }, target === 'codex' ? wework : mcp);
  if (!read.ok && read.reason === 'limit')
    return [...ofRequest, issue(read.issues[0]?.path ?? [], 'too_large')];
  const ofSchema = applyRules(schemaRules, subject, [], target);
  const ofFields = subject.fields.flatMap((field) =>
    applyRules(FIELD_RULES, field, ['requestedSchema', 'properties', field.key], target),
  );
  const issues = [...ofRequest, ...ofSchema, ...ofFields];
  if (read.ok || issues.some(({ severity }) => severity === 'error')) return issues;
  return [...issues, ...read.issues.map(({ path, code }) => issue(path, 'not_drawn', { reason: code }))];
}

function issue(path: Issue['path'], code: LintCode, params?: Issue['params']): Issue {
  return params === undefined ? { path, code, severity: 'error' } : { path, code, severity: 'error', params };
}
