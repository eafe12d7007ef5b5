import type { Issue } from '../schema/issue.js';
import type { Bag } from '../schema/json.js';
import { isBag } from '../schema/json.js';
import type { ConfigForm, SectionNode } from './form/configNode.js';
import type { FormScope } from './form/formScope.js';
import { readHints } from './form/readHints.js';
import { readNode } from './form/readNode.js';
import { surveyJson } from './read/surveyJson.js';

/**
 * Reads a `config_schema` and hints for its look into the fields to draw. Hints may be written as
 * react-jsonschema-form does (`ui:widget`, a tree parallel to the properties), as OpenClaw does (`"a.b": { label,
 * sensitive, … }`, `*` for a segment), or both; they never change what is valid. What has no control of its own
 * becomes a node of kind `json`, never nothing; only a schema that is no object with properties gives an empty
 * form, with the issue `no_settings`. Never throws, whatever comes, and reads no more than `limits.questions` fields.
 */
export function readConfigForm(schema: unknown, uiSchema?: unknown): ConfigForm {
  const source: Bag = isBag(schema) && surveyJson(schema).tooLarge === undefined ? schema : {};
  const hints = surveyJson(uiSchema).tooLarge === undefined ? uiSchema : undefined;
  const scope: FormScope = {
    root: source,
    hints: readHints(hints),
    issues: [],
    resolved: 0,
    nodes: 0,
    read: (field, place) => readNode(field, place, scope),
  };
  const place = { path: [], at: [], required: true, secret: false, open: [source] };
  const root = readNode(source, place, scope);
  if (root.kind === 'object') return { root, schema, issues: scope.issues };
  const issue: Issue = { path: [], code: 'no_settings', severity: 'hint' };
  const empty: SectionNode = { ...root, kind: 'object', children: [], secret: false, issues: [issue] };
  return { root: empty, schema, issues: [issue] };
}
