import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedCodex } from './pinnedCodex.mjs';

/**
 * The words that start Codex: the program that was named, else the one on the PATH, else the pinned one.
 *
 * @param {string | undefined} named a program file
 * @param {(sentence: string) => void} say told what takes time
 * @returns {Promise<readonly string[]>}
 * @throws {Error} with a sentence where the named one cannot be started, or the pinned one cannot be had
 */
export async function findCodex(named, say) {
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return [named];
    throw new Error(`${named} is no program that can be started.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.map((folder) => join(folder, 'codex')).find(isProgram);
  if (onPath !== undefined) return [onPath];
  try {
    return await pinnedCodex(say);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} Or name a codex of your own: --codex, or CODEX_BIN.`, { cause: error });
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
