import type { Issue } from '../../schema/issue.js';
import { shortText } from '../text/shortText.js';
import type { JsonNode } from './scanJson.js';
import { scanJson } from './scanJson.js';

/** A place in a text as editors count it: both from 1, columns in UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A JSON text that was read, or why it is none. */
export type JsonText =
  | {
      readonly ok: true;
      readonly json: unknown;
      /** Warnings of keys that stand twice. */
      readonly issues: readonly Issue[];
      /** Where a path stands: at its key, or at the entry of a list; for what is missing, where it is missing. */
      readonly placeOf: (path: Issue['path']) => TextPlace;
    }
  | { readonly ok: false; readonly issues: readonly [Issue]; readonly place: TextPlace };

/**
 * Reads the text of a JSON file and remembers where everything stands, so that issues of `readManifest` can be
 * shown at their lines. Accepts exactly what `JSON.parse` does, within `limits`, and a byte order mark before it.
 * Never throws.
 */
export function readJsonText(source: string): JsonText {
  const mark = source.startsWith('\uFEFF') ? 1 : 0;
  const text = source.slice(mark);
  const place = placeFinder(text);
  const scan = scanJson(text);
  if (!scan.ok) {
    const sign = String.fromCodePoint(text.codePointAt(scan.offset) ?? 0x20);
    const issue: Issue = { path: [], code: scan.code, severity: 'error', params: { found: sign } };
    return { ok: false, issues: [issue], place: place(scan.offset) };
  }
  const issues = scan.repeated.map(({ path, key }): Issue => {
    return { path, code: 'json_repeated_key', severity: 'warning', params: { key: shortText(key) } };
  });
  const placeOf = (path: Issue['path']) => place(startOf(scan.root, path));
  return { ok: true, json: JSON.parse(text) as unknown, issues, placeOf };
}

function startOf(root: JsonNode, path: Issue['path']): number {
  let node = root;
  for (const segment of path) {
    const inner = node.inner.get(segment);
    if (inner === undefined) break;
    node = inner;
  }
  return node.start;
}

function placeFinder(text: string): (offset: number) => TextPlace {
  const starts = [0];
  for (const { index, 0: mark } of text.matchAll(/\r\n?|\n/g)) starts.push(index + mark.length);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
