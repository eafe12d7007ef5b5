import type { Bag } from '../../schema/json.js';
import { isBag, own } from '../../schema/json.js';
import type { Detail } from './detail.js';
import { jsonText } from './jsonText.js';

/**
 * The permissions that Codex asks for: network, files to read and files to write, a path a line. Where
 * anything in them is not known by name all of it is shown as JSON, so that nothing is granted unseen.
 */
export function permissionDetails(permissions: Bag): readonly Detail[] {
  const asked = { network: false, read: new Set<string>(), write: new Set<string>() };

  const isPath = (access: unknown, path: unknown): boolean => {
    if ((access !== 'read' && access !== 'write') || typeof path !== 'string') return false;
    // A line break inside a path must not pass for one between two.
    asked[access].add(/[\r\n]/.test(path) ? JSON.stringify(path) : path);
    return true;
  };
  const isEntry = (entry: unknown): boolean => {
    if (!isBag(entry)) return false;
    const path = own(entry, 'path');
    const isNamed = isBag(path) && own(path, 'type') === 'path';
    return isPath(own(entry, 'access'), isNamed ? own(path, 'path') : path);
  };
  const isNetwork = (key: string, value: unknown): boolean => {
    asked.network = value === true;
    return key === 'enabled' && typeof value === 'boolean';
  };
  const isFiles = (key: string, value: unknown): boolean =>
    Array.isArray(value) && value.every((one) => (key === 'entries' ? isEntry(one) : isPath(key, one)));
  const isKnown = every(permissions, (key, value) => {
    if (!isBag(value)) return false;
    return key === 'network' ? every(value, isNetwork) : key === 'fileSystem' && every(value, isFiles);
  });

  if (!isKnown) return [{ code: 'permissions', isCode: true, ...jsonText(permissions) }];
  return [
    ...(asked.network ? [{ code: 'network' as const, text: '', isCode: false }] : []),
    ...(['read', 'write'] as const)
      .filter((code) => asked[code].size > 0)
      .map((code) => ({ code, isCode: true, ...jsonText([...asked[code]].join('\n')) })),
  ];
}

/** Whether it holds for every member that says something. */
function every(bag: Bag, holds: (key: string, value: unknown) => boolean): boolean {
  return Object.entries(bag).every(
    ([key, value]) => value === null || value === undefined || holds(key, value),
  );
}
