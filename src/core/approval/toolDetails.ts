import type { RequestUserInputBlock } from '../../schema/block.js';
import { isBag, own, readableText } from '../../schema/json.js';
import type { Detail } from './detail.js';
import { jsonText } from './jsonText.js';

/** More parameters than this read better as one text than as rows. */
const MOST_ROWS = 20;

/**
 * What a tool call that needs permission is about: the tool, where the message does not name it, what it says
 * it does, and its parameters, as Codex has them for display and else as they are.
 */
export function toolDetails({ meta, message = '' }: RequestUserInputBlock): readonly Detail[] {
  if (!isBag(meta)) return [];
  const tool = readableText(own(meta, 'tool_name'));
  const description = readableText(own(meta, 'tool_description'));
  return [
    ...(tool === undefined || message.includes(tool)
      ? []
      : [{ code: 'tool' as const, text: tool, isCode: true }]),
    ...(description === undefined
      ? []
      : [{ code: 'description' as const, text: description, isCode: false }]),
    ...parameters(own(meta, 'tool_params'), own(meta, 'tool_params_display')),
  ];
}

function parameters(params: unknown, display: unknown): readonly Detail[] {
  const shown = readDisplay(display);
  const keys = new Set(shown.map(({ key }) => key));
  // What the display leaves out is sent all the same.
  const others = Object.entries(isBag(params) ? params : {}).filter(([key]) => !keys.has(key));
  const rows = [...shown, ...others.map(([name, value]) => ({ name, value }))];
  if (rows.length > 0 && rows.length <= MOST_ROWS)
    return rows.map(({ name, value }) => ({ code: 'parameters', name, isCode: true, ...jsonText(value) }));
  const all = isNothing(params) ? display : params;
  return isNothing(all) ? [] : [{ code: 'parameters', isCode: true, ...jsonText(all) }];
}

/** Parameters as Codex names and words them for a person; nothing where one cannot be read. */
function readDisplay(display: unknown): readonly { key: unknown; name: string; value: unknown }[] {
  if (!Array.isArray(display)) return [];
  const rows = display.flatMap((entry: unknown) => {
    if (!isBag(entry)) return [];
    const name = readableText(own(entry, 'display_name')) ?? readableText(own(entry, 'name'));
    const value = own(entry, 'value');
    return name === undefined || value === undefined ? [] : [{ key: own(entry, 'name'), name, value }];
  });
  return rows.length === display.length ? rows : [];
}

function isNothing(value: unknown): boolean {
  return Object.keys(value ?? {}).length === 0;
}
