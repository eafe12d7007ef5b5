import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { Detail } from './detail.js';
import { jsonText } from './jsonText.js';

interface Paths {
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/**
 * The permissions that Codex asks for: network, files to read and files to write, a path a line. Where
 * anything in them is not known by name all of it is shown as JSON, so that nothing is granted unseen.
 */
export function permissionDetails(permissions: Bag | undefined): readonly Detail[] {
  if (permissions === undefined) return [];
  const { network, fileSystem, ...others } = permissions;
  const hasNetwork = readNetwork(network);
  const paths = readPaths(fileSystem);
  if (hasNetwork === undefined || paths === undefined || !isNothing(others))
    return [{ code: 'permissions', isCode: true, ...jsonText(permissions) }];
  return [
    ...(hasNetwork ? [{ code: 'network' as const, text: '', isCode: false }] : []),
    ...listed('read', paths.read),
    ...listed('write', paths.write),
  ];
}

function listed(code: 'read' | 'write', paths: readonly string[]): readonly Detail[] {
  // A line break inside a path must not pass for one between two.
  const lines = [...new Set(paths)].map((path) => (/[\r\n]/.test(path) ? JSON.stringify(path) : path));
  return lines.length === 0 ? [] : [{ code, isCode: true, ...jsonText(lines.join('\n')) }];
}

/** Whether the network is asked for; undefined where that is not all. */
function readNetwork(network: unknown): boolean | undefined {
  if (isMissing(network)) return false;
  if (!isBag(network)) return undefined;
  const { enabled, ...others } = network;
  if (!isNothing(others)) return undefined;
  return typeof enabled === 'boolean' ? enabled : isMissing(enabled) ? false : undefined;
}

/** The paths that are asked for; undefined where those are not all. */
function readPaths(fileSystem: unknown): Paths | undefined {
  if (isMissing(fileSystem)) return { read: [], write: [] };
  if (!isBag(fileSystem)) return undefined;
  const { read, write, entries, ...others } = fileSystem;
  const [reads, writes, listedOnes] = [read ?? [], write ?? [], entries ?? []];
  if (!isTexts(reads) || !isTexts(writes) || !Array.isArray(listedOnes) || !isNothing(others))
    return undefined;
  const paths = { read: [...reads], write: [...writes] };
  for (const entry of listedOnes as readonly unknown[]) {
    const access = isBag(entry) ? own(entry, 'access') : undefined;
    const path = isBag(entry) ? pathOf(own(entry, 'path')) : undefined;
    if ((access !== 'read' && access !== 'write') || path === undefined) return undefined;
    paths[access].push(path);
  }
  return paths;
}

function pathOf(value: unknown): string | undefined {
  const path = isBag(value) && own(value, 'type') === 'path' ? own(value, 'path') : value;
  return typeof path === 'string' ? path : undefined;
}

function isNothing(bag: Bag): boolean {
  return Object.values(bag).every(isMissing);
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
