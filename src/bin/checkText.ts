import type { Issue } from '../core/index.js';
import type { TextPlace } from '../manifest/index.js';
import { readJsonText, readManifest } from '../manifest/index.js';

/** An issue of a manifest file and where it stands. */
export interface PlacedIssue {
  readonly issue: Issue;
  readonly place: TextPlace;
}

/** All that is to be said of the text of a manifest, from its start to its end. */
export function checkText(text: string): readonly PlacedIssue[] {
  const read = readJsonText(text);
  if (!read.ok) return [{ issue: read.issues[0], place: read.place }];
  const { issues } = readManifest(read.json);
  return [...read.issues, ...issues]
    .map((issue) => ({ issue, place: read.placeOf(issue.path) }))
    .sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
}
