import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { defined, own } from '../../schema/json.js';
import type { CommandType, PluginCommand } from '../manifest.js';
import { nearest } from '../text/nearest.js';
import { shortText } from '../text/shortText.js';
import { checkKeys } from './checkKeys.js';
import type { FieldReader } from './fieldReader.js';
import { fieldReader } from './fieldReader.js';
import type { Report } from './report.js';

const TYPES = ['response', 'template', 'process', 'stdio'] as const;
/** The field that a command of each type cannot do without. */
const CONTENT = {
  response: 'response',
  template: 'response_template',
  process: 'program',
  stdio: 'program',
} as const satisfies Record<CommandType, string>;
const KEYS =
  'name description type response response_template program args required_config timeout_seconds'.split(' ');
/** White space and control characters: nobody can type such a name after `plugin.<id>.`. */
const UNTYPABLE = /[\s\p{C}]/u;

/** Reads one command; undefined where it has no name or nothing to do. */
export function readCommand(command: Bag, path: Issue['path'], report: Report): PluginCommand | undefined {
  const fields = fieldReader(command, path, report);
  const name = readName(fields, path, report);
  const found = {
    description: fields.text('description'),
    response: fields.text('response'),
    responseTemplate: fields.text('response_template'),
    program: fields.text('program'),
    args: fields.texts('args'),
    requiredConfig: fields.texts('required_config'),
    timeoutSeconds: readTimeout(command, path, report),
  };
  const type = readType(command, fields, path, report);
  checkKeys(command, path, KEYS, report);
  return name === undefined || type === undefined ? undefined : defined({ name, type, ...found });
}

function readName(fields: FieldReader, path: Issue['path'], report: Report): string | undefined {
  const at = [...path, 'name'];
  const name = fields.text('name');
  if (!fields.has('name') || name?.trim() === '') {
    report.error(at, 'command_name_missing');
    return undefined;
  }
  if (name !== undefined && UNTYPABLE.test(name))
    report.warning(at, 'command_name_characters', { name: shortText(name) });
  return name;
}

function readType(
  command: Bag,
  fields: FieldReader,
  path: Issue['path'],
  report: Report,
): CommandType | undefined {
  const written = own(command, 'type');
  const type = TYPES.find((one) => one === written);
  if (type !== undefined) {
    if (!isFilled(command, CONTENT[type]))
      report.error(path, 'command_incomplete', { type, field: CONTENT[type] });
    return type;
  }
  if (written !== undefined && fields.text('type') === undefined) return undefined;
  const inferred = TYPES.find((one) => isFilled(command, CONTENT[one]));
  const facts = inferred === undefined ? {} : { inferred };
  if (typeof written === 'string') {
    const meant = nearest(written, TYPES);
    const params = { ...facts, type: shortText(written), ...(meant === undefined ? {} : { meant }) };
    report.warning([...path, 'type'], 'command_type_unknown', params);
  } else if (inferred !== undefined) report.warning(path, 'command_type_missing', facts);
  if (inferred === undefined) report.error(path, 'command_empty');
  return inferred;
}

/** Whether a field says something. What has the wrong type is reported as such, not as missing. */
function isFilled(command: Bag, key: string): boolean {
  const value = own(command, key);
  return value !== undefined && (typeof value !== 'string' || value.trim() !== '');
}

function readTimeout(command: Bag, path: Issue['path'], report: Report): number | undefined {
  const value = own(command, 'timeout_seconds');
  const at = [...path, 'timeout_seconds'];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value))
    report.error(at, 'wrong_type', { field: 'timeout_seconds', expected: 'number' });
  else if (value <= 0) report.error(at, 'timeout_not_positive', { value });
  else return value;
  return undefined;
}
