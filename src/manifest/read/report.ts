import type { Issue } from '../../schema/issue.js';
import type { ManifestCode } from '../manifestCode.js';

type Path = Issue['path'];
type Add = (path: Path, code: ManifestCode, params?: Issue['params']) => void;

/** Collects what a reading has to say. */
export interface Report {
  readonly error: Add;
  readonly warning: Add;
  readonly hint: Add;
  /** All that was said so far: errors first, each severity in the order it was found. */
  readonly issues: () => readonly Issue[];
}

/** More than this is no help to anyone. */
const MOST = 500;

/** Starts a report. Beyond 500 of one severity the rest is left unsaid. */
export function startReport(): Report {
  const found = { error: [], warning: [], hint: [] } satisfies Record<string, Issue[]> as Record<
    NonNullable<Issue['severity']>,
    Issue[]
  >;
  const add =
    (severity: NonNullable<Issue['severity']>): Add =>
    (path, code, params) => {
      const list = found[severity];
      if (list.length >= MOST) return;
      list.push(params === undefined ? { path, code, severity } : { path, code, severity, params });
    };
  return {
    error: add('error'),
    warning: add('warning'),
    hint: add('hint'),
    issues: () => [...found.error, ...found.warning, ...found.hint],
  };
}
