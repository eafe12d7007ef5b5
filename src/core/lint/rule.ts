import type { Issue } from '../../schema/issue.js';
import type { LintCode } from './lintCode.js';

/** Who will read the request: Codex, for a card of Wework's; or any MCP client. */
export type LintTarget = 'codex' | 'mcp';

/** One thing found: where below the subject, and the facts a sentence needs. */
export interface Finding {
  readonly at?: readonly (string | number)[];
  readonly params?: Readonly<Record<string, unknown>>;
}

/** One row of the linter's tables. A target without a severity does not mind. */
export interface Rule<Subject> {
  readonly code: LintCode;
  readonly codex?: 'error' | 'warning' | 'hint';
  readonly mcp?: 'error' | 'warning' | 'hint';
  /** True is one finding at the subject itself. */
  readonly find: (subject: Subject) => boolean | readonly Finding[];
}

/** What the rules of one table find about one subject. */
export function applyRules<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  path: readonly (string | number)[],
  target: LintTarget,
): Issue[] {
  return rules.flatMap(({ code, find, ...severities }) => {
    const severity = severities[target];
    const found = severity === undefined ? false : find(subject);
    const findings: readonly Finding[] = found === true ? [{}] : found === false ? [] : found;
    return findings.map(({ at = [], params }): Issue => {
      const issue = { path: [...path, ...at], code, severity: severity ?? 'error' };
      return params === undefined ? issue : { ...issue, params };
    });
  });
}
