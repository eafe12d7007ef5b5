import type { Issue } from '../../schema/issue.js';
import type { Bag } from '../../schema/json.js';
import { defined, own } from '../../schema/json.js';
import type { AdapterMode, ChannelAdapter, LifecycleStage } from '../manifest.js';
import { isReservedKey } from '../text/isReservedKey.js';
import { nearest } from '../text/nearest.js';
import { shortText } from '../text/shortText.js';
import { checkKeys } from './checkKeys.js';
import type { FieldReader } from './fieldReader.js';
import { fieldReader } from './fieldReader.js';
import type { Report } from './report.js';

const MODES: readonly AdapterMode[] = ['managed_webhook', 'direct_ws', 'direct_stream', 'direct_polling'];
const STAGES: readonly LifecycleStage[] = [
  'install',
  'validate',
  'connect',
  'disconnect',
  'receive',
  'send',
  'health',
  'route',
  'archive_media',
];
const SPELLINGS = ['supported_channels', 'supportedChannels'] as const;

/** Reads `entrypoints.channel_adapter`; undefined where what it cannot do without is missing. */
export function readChannelAdapter(
  adapter: Bag,
  path: Issue['path'],
  report: Report,
): ChannelAdapter | undefined {
  const fields = fieldReader(adapter, path, report);
  const mode = readMode(adapter, path, report);
  const supportedChannels = readChannels(adapter, fields, path, report);
  const channelType = fields.text('channel_type');
  const stages = fields.object('lifecycle');
  const lifecycle = stages && readLifecycle(stages, [...path, 'lifecycle'], report);
  const isSpelledSnake = fields.has('supported_channels');
  const known = ['mode', SPELLINGS[isSpelledSnake ? 0 : 1], 'channel_type', 'lifecycle'];
  checkKeys(adapter, path, [...known, ...SPELLINGS.filter((key) => fields.has(key))], report);
  if (mode === undefined || supportedChannels === undefined) return undefined;
  return defined({ mode, supportedChannels, channelType, lifecycle });
}

function readMode(adapter: Bag, path: Issue['path'], report: Report): AdapterMode | undefined {
  const written = own(adapter, 'mode');
  const mode = MODES.find((one) => one === written);
  const at = [...path, 'mode'];
  if (written === undefined) report.error(at, 'adapter_mode_missing');
  else if (mode === undefined) {
    const meant = typeof written === 'string' ? nearest(written, MODES) : undefined;
    const value = shortText(written);
    report.error(at, 'adapter_mode_unknown', meant === undefined ? { value } : { value, meant });
  }
  return mode;
}

/** The channels under either spelling; `supported_channels` wins where both stand. */
function readChannels(
  adapter: Bag,
  fields: FieldReader,
  path: Issue['path'],
  report: Report,
): readonly string[] | undefined {
  const lists = SPELLINGS.filter((key) => fields.has(key)).map((key) => {
    const written = own(adapter, key);
    for (const [index, channel] of (Array.isArray(written) ? written : []).entries())
      if (isBlank(channel)) report.error([...path, key, index], 'channel_missing');
    if (Array.isArray(written) && written.length === 0) report.error([...path, key], 'channel_missing');
    return fields.texts(key)?.filter((channel) => !isBlank(channel));
  });
  if (lists.length === 0) report.error([...path, SPELLINGS[0]], 'channel_missing');
  const [channels] = lists;
  return channels?.length === 0 ? undefined : channels;
}

function readLifecycle(
  lifecycle: Bag,
  path: Issue['path'],
  report: Report,
): NonNullable<ChannelAdapter['lifecycle']> {
  const stages = new Map<LifecycleStage, boolean | string>();
  for (const [key, value] of Object.entries(lifecycle)) {
    if (isReservedKey(key)) continue;
    const at = [...path, key];
    const stage = STAGES.find((one) => one === key);
    if (stage === undefined) {
      const meant = nearest(key, STAGES);
      const named = { stage: shortText(key), ...(meant === undefined ? {} : { meant }) };
      report.warning(at, 'lifecycle_stage_unknown', named);
    } else if (typeof value === 'boolean' || (typeof value === 'string' && !isBlank(value)))
      stages.set(stage, value);
    else report.error(at, 'wrong_type', { field: key, expected: 'switch_or_path' });
  }
  return Object.fromEntries(stages);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
