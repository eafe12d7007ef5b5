import type { Bag } from '../../schema/json.js';
import { defined } from '../../schema/json.js';
import type { CompatibilityMode, OpenClawBridge } from '../manifest.js';
import { nearest } from '../text/nearest.js';
import { shortText } from '../text/shortText.js';
import { checkKeys } from './checkKeys.js';
import type { FieldReader } from './fieldReader.js';
import { fieldReader } from './fieldReader.js';
import type { Report } from './report.js';

const MODES: readonly CompatibilityMode[] = ['native', 'openclaw', 'skill_bridge'];
const KEYS = ['adapter', 'entry', 'capabilities'];

/** Reads `compatibilityMode` and the section `openclaw`, which that mode cannot do without. */
export function readOpenClaw(
  manifest: FieldReader,
  report: Report,
): {
  readonly compatibilityMode: CompatibilityMode | undefined;
  readonly openclaw: OpenClawBridge | undefined;
} {
  const written = manifest.text('compatibilityMode');
  const compatibilityMode = written === undefined ? 'native' : MODES.find((one) => one === written);
  if (compatibilityMode === undefined) {
    const meant = nearest(written ?? '', MODES);
    const value = shortText(written);
    report.error(
      ['compatibilityMode'],
      'compatibility_unknown',
      meant === undefined ? { value } : { value, meant },
    );
  }
  const isBridged = compatibilityMode === 'openclaw';
  const section = manifest.object('openclaw');
  if (isBridged && !manifest.has('openclaw')) report.error(['openclaw'], 'openclaw_missing');
  return { compatibilityMode, openclaw: section && readSection(section, isBridged, report) };
}

function readSection(section: Bag, isBridged: boolean, report: Report): OpenClawBridge {
  const fields = fieldReader(section, ['openclaw'], report);
  const [adapter, entry] = ['adapter', 'entry'].map((key) => {
    const value = fields.text(key);
    const isBlank = !fields.has(key) || value?.trim() === '';
    if (isBridged && isBlank) report.error(['openclaw', key], 'openclaw_incomplete', { field: key });
    return isBlank ? undefined : value;
  });
  checkKeys(section, ['openclaw'], KEYS, report);
  return defined({ adapter, entry, capabilities: fields.texts('capabilities') });
}
