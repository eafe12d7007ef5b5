import type { Issue } from '../schema/issue.js';
import type { Bag } from '../schema/json.js';
import { defined, isBag, own } from '../schema/json.js';
import type { ManifestCode } from './manifestCode.js';
import type { PluginKind, PluginManifest } from './manifest.js';
import { checkConfigSchema } from './read/checkConfigSchema.js';
import { checkKeys } from './read/checkKeys.js';
import { checkReferences } from './read/checkReferences.js';
import type { FieldReader } from './read/fieldReader.js';
import { fieldReader } from './read/fieldReader.js';
import { readChannelAdapter } from './read/readChannelAdapter.js';
import { readCommands } from './read/readCommands.js';
import { readOpenClaw } from './read/readOpenClaw.js';
import type { Report } from './read/report.js';
import { startReport } from './read/report.js';
import { surveyJson } from './read/surveyJson.js';
import { readConfigForm } from './readConfigForm.js';
import { isSemanticVersion } from './text/isSemanticVersion.js';
import { nearest } from './text/nearest.js';
import { shortText } from './text/shortText.js';

/**
 * What a manifest turned out to be. With errors there is no whole manifest, but `partial` holds what could
 * be read, so that a report can still say what the plugin wants to be.
 */
export type ManifestReading =
  | { readonly ok: true; readonly value: PluginManifest; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly partial: Partial<PluginManifest>; readonly issues: readonly Issue[] };

const KINDS: readonly PluginKind[] = ['tool', 'channel', 'skill'];
const KEYS = (
  'id name version kind description capabilities permissions config_schema ui_schema entrypoints commands ' +
  'compatibilityMode openclaw signing min_runtime_version metadata $schema'
).split(' ');
/** What would break `plugin.<id>.<name>` apart, or could not be typed. */
const ID_CHARACTERS = /^[\p{L}\p{N}_-]*$/u;

/**
 * Reads a `plugin.manifest.json`, after `JSON.parse`. `error` means that the plugin, a command or its config form
 * will not work, and makes `ok` false; `warning` a trap; `hint` something to know. Codes are `ManifestCode`;
 * sentences and advice come from `@wework/chat-form/messages`. Never throws, whatever `json` is.
 */
export function readManifest(json: unknown): ManifestReading {
  const report = startReport();
  if (!isBag(json)) {
    report.error([], 'not_an_object');
    return { ok: false, partial: {}, issues: report.issues() };
  }
  const { tooLarge, reserved } = surveyJson(json);
  if (tooLarge !== undefined) {
    report.error(tooLarge, 'too_large');
    return { ok: false, partial: {}, issues: report.issues() };
  }
  const partial = readFields(json, report);
  for (const path of reserved)
    report.warning(path, 'reserved_key', { key: shortText(path[path.length - 1]) });
  const issues = report.issues();
  const isWhole = !issues.some(({ severity }) => severity === 'error');
  // Each of the fields that a manifest cannot do without is reported where it is missing.
  return isWhole ? { ok: true, value: partial as PluginManifest, issues } : { ok: false, partial, issues };
}

function readFields(json: Bag, report: Report): Partial<PluginManifest> {
  const fields = fieldReader(json, [], report);
  const kind = readKind(json, report);
  const { compatibilityMode, openclaw } = readOpenClaw(fields, report);
  const configSchema = fields.object('config_schema');
  const isDrawable = configSchema !== undefined && checkConfigSchema(configSchema, report);
  const entrypoints = fields.object('entrypoints');
  const adapter = entrypoints && own(entrypoints, 'channel_adapter');
  const channelAdapter = entrypoints && readEntrypoints(entrypoints, report);
  const placed = readCommands(
    fields,
    entrypoints && fieldReader(entrypoints, ['entrypoints'], report),
    report,
  );
  const manifest = {
    id: fields.neededText('id'),
    name: fields.neededText('name'),
    version: fields.neededText('version'),
    kind,
    description: fields.text('description'),
    capabilities: fields.texts('capabilities'),
    permissions: fields.texts('permissions'),
    configSchema,
    uiSchema: fields.object('ui_schema'),
    commands: placed.map(({ command }) => command),
    channelAdapter,
    compatibilityMode,
    openclaw,
    signing: fields.object('signing'),
    minRuntimeVersion: fields.text('min_runtime_version'),
    metadata: fields.object('metadata'),
  };
  checkWords(manifest, report);
  if (kind === 'channel' && compatibilityMode === 'native' && adapter === undefined)
    report.warning(['entrypoints'], 'channel_without_adapter');
  if (kind !== undefined && kind !== 'tool' && fields.has('commands'))
    report.hint(['commands'], 'commands_shorthand', { kind });
  if (isDrawable)
    for (const { path, code, params, severity } of readConfigForm(configSchema, manifest.uiSchema).issues)
      report[severity ?? 'error'](['config_schema', ...path], code as ManifestCode, params);
  checkReferences(placed, isDrawable ? configSchema : undefined, report);
  checkKeys(json, [], KEYS, report);
  return defined(manifest);
}

function readKind(json: Bag, report: Report): PluginKind | undefined {
  const written = own(json, 'kind');
  const kind = KINDS.find((one) => one === written);
  if (kind !== undefined) return kind;
  if (written === undefined) report.error(['kind'], 'field_missing', { field: 'kind' });
  else {
    const meant = typeof written === 'string' ? nearest(written, KINDS) : undefined;
    const value = shortText(written);
    report.error(['kind'], 'kind_unknown', meant === undefined ? { value } : { value, meant });
  }
  return undefined;
}

function readEntrypoints(entrypoints: Bag, report: Report): PluginManifest['channelAdapter'] {
  const fields: FieldReader = fieldReader(entrypoints, ['entrypoints'], report);
  checkKeys(entrypoints, ['entrypoints'], ['commands', 'channel_adapter'], report);
  const adapter = fields.object('channel_adapter');
  return adapter && readChannelAdapter(adapter, ['entrypoints', 'channel_adapter'], report);
}

function checkWords(
  { id, version }: { id: string | undefined; version: string | undefined },
  report: Report,
): void {
  if (id !== undefined && !ID_CHARACTERS.test(id))
    report.warning(['id'], 'id_characters', { id: shortText(id) });
  if (version !== undefined && !isSemanticVersion(version))
    report.warning(['version'], 'version_not_semantic', { version: shortText(version) });
}
