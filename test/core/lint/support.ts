import type { LintTarget } from '../../../src/core/index.js';
import { lintElicitation } from '../../../src/core/index.js';

export const TIMEOUT = 600_000;

/** A form that asks well, with a schema of one's own. */
export function withSchema(requestedSchema: unknown, rest: Readonly<Record<string, unknown>> = {}) {
  return { mode: 'form', message: 'Before the report is written', requestedSchema, ...rest };
}

/** A form with these properties. */
export function withProperties(properties: unknown, rest: Readonly<Record<string, unknown>> = {}) {
  return withSchema({ type: 'object', properties, ...rest });
}

/** A form with one field that has its words. */
export function withField(field: Readonly<Record<string, unknown>>) {
  return withProperties({ topic: { title: 'Topic', description: 'What is it about?', ...field } });
}

/** What is found, as `severity code path`; a field's path starts at the field. */
export function found(params: unknown, target: LintTarget = 'codex', timeout: number | undefined = TIMEOUT) {
  return lintElicitation(params, { target, timeout }).map(({ severity, code, path }) => {
    const isOfField = path[1] === 'properties' && path.length > 2;
    const where = (isOfField ? path.slice(2) : path).join('.');
    return [severity, code, where].filter((word) => word !== '').join(' ');
  });
}
