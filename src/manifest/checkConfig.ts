import { validate } from '@cfworker/json-schema';
import type { Issue } from '../schema/issue.js';
import { own, isBag } from '../schema/json.js';
import { cleanSchema } from './check/cleanSchema.js';
import { issuesOfUnits } from './check/issuesOfUnits.js';
import { surveyJson } from './read/surveyJson.js';

export interface CheckConfigOptions {
  /**
   * Whether `pattern` and `patternProperties` are tried, by default true. A regular expression may take forever:
   * switch them off for schemas of strangers.
   */
  readonly patterns?: boolean | undefined;
}

/**
 * What a config's JSON Schema has to say against a value: an error for each place, its path from the root of the
 * value. For a missing key the path ends in that key. Never holds anything of the value itself, so that a secret
 * cannot leak, and never throws; a schema or value too large or too tangled to check gives one warning
 * `not_checked`. Drafts 4 to 2020-12, formats checked, references inside the schema only. Needs no `eval`.
 * Sentences: `issueText` with `configIssuesFor` of `@wework/chat-form/messages`.
 */
export function checkConfig(
  schema: unknown,
  value: unknown,
  { patterns = true }: CheckConfigOptions = {},
): readonly Issue[] {
  const config = value === undefined ? {} : value;
  if (surveyJson(schema).tooLarge !== undefined || surveyJson(config).tooLarge !== undefined)
    return [NOT_CHECKED];
  try {
    const clean = cleanSchema(schema, { patterns });
    const { errors } = validate(config, clean.root, draftOf(schema), clean.lookup, false);
    return issuesOfUnits(errors, clean, config).slice(0, MOST);
  } catch {
    return [NOT_CHECKED];
  }
}

const MOST = 500;
const NOT_CHECKED: Issue = { path: [], code: 'not_checked', severity: 'warning' };

/** What stands beside `$ref` counts since 2019-09, and is ignored before. */
function draftOf(schema: unknown): '7' | '2020-12' {
  const named = isBag(schema) ? own(schema, '$schema') : undefined;
  return typeof named === 'string' && /draft-0\d/.test(named) ? '7' : '2020-12';
}
