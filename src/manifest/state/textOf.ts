import type { LeafState } from './configState.js';

/**
 * The text in a field's box: as typed, else as its value is written. JSON stands on several lines, a text that
 * needs no quotes has none. Of a secret only what was typed.
 */
export function textOf({ node, held, text }: LeafState): string {
  if (text !== undefined) return text;
  if (node.secret || held === undefined || held === null) return '';
  if (typeof held === 'string' && (node.kind !== 'json' || isPlainText(held))) return held;
  return JSON.stringify(held, null, node.kind === 'json' ? 2 : undefined);
}

/** Whether a text would not be read as JSON. */
function isPlainText(text: string): boolean {
  if (/^\s*(?:[[{"]|$)/.test(text)) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
