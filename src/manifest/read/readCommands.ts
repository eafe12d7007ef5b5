import { isBag } from '../../schema/json.js';
import type { PluginCommand } from '../manifest.js';
import { shortText } from '../text/shortText.js';
import type { FieldReader } from './fieldReader.js';
import { readCommand } from './readCommand.js';
import type { Report } from './report.js';

/** A command and where it stands in the file. */
export interface PlacedCommand {
  readonly command: PluginCommand;
  readonly path: readonly (string | number)[];
}

/** Reads the commands of both places, top level first. Of a name that comes twice the first is kept. */
export function readCommands(
  manifest: FieldReader,
  entrypoints: FieldReader | undefined,
  report: Report,
): readonly PlacedCommand[] {
  const places = [
    { path: ['commands'], list: manifest.list('commands') ?? [] },
    { path: ['entrypoints', 'commands'], list: entrypoints?.list('commands') ?? [] },
  ];
  const byName = new Map<string, PlacedCommand>();
  for (const { path: place, list } of places) {
    for (const [index, item] of list.entries()) {
      const path = [...place, index];
      if (!isBag(item)) {
        report.error(path, 'wrong_type', { field: 'commands', expected: 'object' });
        continue;
      }
      const command = readCommand(item, path, report);
      if (command === undefined) continue;
      const { name } = command;
      if (byName.has(name)) report.error([...path, 'name'], 'command_repeated', { name: shortText(name) });
      else byName.set(name, { command, path });
    }
  }
  return [...byName.values()];
}
